import { resolve } from 'node:path';
import { ChildProgram } from '../../scripts/child-program.ts';

interface ConnectProgramSettings {
  /** Folder for journal and log; they outlive the program. */
  dataDir: string;
  /** Settings of the program, as listed in its README. */
  env: Readonly<Record<string, string>>;
}

/** `helper connect` as on a machine of its own: an agent, a connector or both. It listens on no port. */
export class ConnectProgram {
  readonly #settings: ConnectProgramSettings;
  #program: ChildProgram | undefined;

  constructor(settings: ConnectProgramSettings) {
    this.#settings = settings;
  }

  start(): void {
    const { dataDir, env } = this.#settings;
    this.#program ??= new ChildProgram({
      name: 'connect',
      file: resolve(import.meta.dirname, '../../helper/src/cli/connect.ts'),
      logFile: resolve(dataDir, 'logs/connect.log'),
      env: { DATA_DIR: dataDir, HELPER_COMPUTER_NAME: 'DOCK-PC', ...env },
    });
  }

  /** Sends SIGKILL: work in progress stays unfinished. */
  async kill(): Promise<void> {
    await this.#program?.kill();
    this.#program = undefined;
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
    this.#program = undefined;
  }
}
