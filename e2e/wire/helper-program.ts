import { resolve } from 'node:path';
import { ChildProgram } from '../../scripts/child-program.ts';

interface HelperProgramSettings {
  port: number;
  /** Journal, prints and log; they outlive the program. */
  dataDir: string;
  /** Addresses of the app. */
  origins: readonly string[];
  /** Of the print service; that of the machine where nothing is said. */
  cupsSocket?: string;
}

/** The printer helper as a member runs it: a program of its own, which can be killed and started again. */
export class HelperProgram {
  readonly url: string;
  readonly #settings: HelperProgramSettings;
  #program: ChildProgram | undefined;

  constructor(settings: HelperProgramSettings) {
    this.#settings = settings;
    this.url = `http://localhost:${settings.port}`;
  }

  /** Starts it, on the same port and data each time; nothing happens while it runs. */
  async start(): Promise<void> {
    if (this.#program) return;
    const { port, dataDir, origins, cupsSocket } = this.#settings;
    this.#program = new ChildProgram({
      name: 'helper',
      file: resolve(import.meta.dirname, '../../helper/src/cli/serve.ts'),
      logFile: resolve(dataDir, 'logs/helper.log'),
      env: {
        HELPER_PORT: String(port),
        DATA_DIR: dataDir,
        HELPER_ORIGINS: origins.join(','),
        HELPER_FILE_ORIGINS: origins.join(','),
        HELPER_ALLOWED_TARGETS: '127.0.0.1:*',
        ...(cupsSocket !== undefined && { HELPER_CUPS_SOCKET: cupsSocket }),
      },
    });
    await this.#program.ready(`${this.url}/health`);
  }

  /** SIGKILL: whatever it was doing stays as it is. */
  async kill(): Promise<void> {
    await this.#program?.kill();
    this.#program = undefined;
  }

  /** It listens and never answers, until it is thawed. */
  freeze(): void {
    this.#program?.freeze();
  }

  thaw(): void {
    this.#program?.thaw();
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
    this.#program = undefined;
  }
}
