import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns a path as a program under Wine sees it. */
export const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** Wine with a Windows of its own, in a temporary folder. Programs in it see the queues of one print service. */
export class Wine {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #programs = 0;

  private constructor(folder: string, cupsSocket: string) {
    this.#folder = folder;
    this.#env = {
      ...process.env,
      WINEPREFIX: join(folder, 'prefix'),
      WINEDEBUG: '-all',
      WINEDLLOVERRIDES: 'mscoree=,mshtml=',
      CUPS_SERVER: cupsSocket,
    };
  }

  /** Creates a Windows 10: Node does not start on the older one that is usual. */
  static async open(cupsSocket: string): Promise<Wine> {
    const wine = new Wine(await mkdtemp(join(tmpdir(), 'platen-wine-')), cupsSocket);
    await wine.#end(wine.start('wineboot', ['--init']));
    const version = ['add', String.raw`HKCU\Software\Wine`, '/v', 'Version', '/d', 'win10', '/f'];
    await wine.#end(wine.start('wine', ['reg', ...version]));
    return wine;
  }

  /** Starts a program. Its output goes to files: Node under Wine takes no pipe. */
  start(command: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    this.#programs += 1;
    const [out, errors] = ['out', 'err'].map((name) => openSync(this.#log(this.#programs, name), 'w'));
    const program = spawn(command, words, {
      env: { ...this.#env, ...env },
      stdio: ['ignore', out, errors],
    });
    for (const file of [out, errors]) if (file !== undefined) closeSync(file);
    return program;
  }

  /** Runs a program to its end and returns its output. */
  async run(command: string, words: readonly string[]): Promise<string> {
    const program = this.start(command, words);
    const number = this.#programs;
    const code = await this.#end(program);
    const output = await readFile(this.#log(number, 'out'), 'utf8');
    if (code !== 0) {
      throw new Error(`${words.join(' ')}: exit code ${code}: ${output}${await this.errors(number)}`);
    }
    return output;
  }

  /** Returns what the program with this number, counted from 1, wrote to its standard error. */
  errors(number = this.#programs): Promise<string> {
    return readFile(this.#log(number, 'err'), 'utf8');
  }

  /** Ends everything in this Windows. */
  async close(): Promise<void> {
    await run('wineserver', ['--kill'], { env: this.#env }).catch(() => undefined);
    await run('wineserver', ['--wait'], { env: this.#env }).catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #log(number: number, name: string): string {
    return join(this.#folder, `${number}.${name}`);
  }

  async #end(program: ChildProcess): Promise<number | null> {
    const [code] = (await once(program, 'exit')) as [number | null];
    return code;
  }
}
