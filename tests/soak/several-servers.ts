import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../../e2e/wire/free-port.ts';
import { ChildProgram } from '../../scripts/child-program.ts';

const program = resolve(import.meta.dirname, '../../server/src/program/cli/serve.ts');

interface Place {
  /** Folder for keys, logs and the data of each server. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** One of several servers on one database, at a port of its own that it keeps over restarts. */
export class OneOfServers {
  readonly name: string;
  readonly port: number;
  readonly #place: Place;
  #program: ChildProgram | undefined;

  private constructor(name: string, port: number, place: Place) {
    this.name = name;
    this.port = port;
    this.#place = place;
  }

  /** Starts servers one after the other: the first one creates the tables, the keys and the demo. */
  static async startAll(count: number, place: Place): Promise<readonly OneOfServers[]> {
    const servers: OneOfServers[] = [];
    for (let number = 1; number <= count; number += 1) {
      const server = new OneOfServers(`server-${number}`, await freePort(), place);
      await server.start();
      servers.push(server);
    }
    return servers;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get running(): ChildProgram {
    if (!this.#program) throw new Error(`${this.name} was not started.`);
    return this.#program;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const { folder, databaseUrl, variables } = this.#place;
    const dataDir = join(folder, this.name);
    await mkdir(dataDir, { recursive: true });
    this.#program = new ChildProgram({
      name: this.name,
      file: program,
      logFile: join(folder, `${this.name}.log`),
      env: {
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: dataDir,
        KEYS_FILE: join(folder, 'keys.json'),
        DATABASE_URL: databaseUrl,
        DEMO: '1',
        STATIC_DIR: '',
        TRUSTED_PROXIES: '1',
        ...variables,
      },
    });
    await this.#program.ready(`${this.url}/ready`);
  }
}
