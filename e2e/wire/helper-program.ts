import { resolve } from 'node:path';
import { ChildProgram } from '../../scripts/child-program.ts';

interface HelperProgramSettings {
  port: number;
  /** Folder for journal, prints and log; they outlive the program. */
  dataDir: string;
  /** Origins of the app. */
  origins: readonly string[];
  /** Socket of the print service; by default that of the machine. */
  cupsSocket?: string;
}

/** Printer helper as a member runs it: a separate process that can be killed and restarted. */
export class HelperProgram {
  readonly url: string;
  readonly #settings: HelperProgramSettings;
  #program: ChildProgram | undefined;

  constructor(settings: HelperProgramSettings) {
    this.#settings = settings;
    this.url = `http://localhost:${settings.port}`;
  }

  /** Starts it on the same port and data each time; does nothing while it is running. */
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

  /** Sends SIGKILL: work in progress stays unfinished. */
  async kill(): Promise<void> {
    await this.#program?.kill();
    this.#program = undefined;
  }

  /** Suspends it: it accepts connections and never answers, until it is thawed. */
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
