import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Program } from '../../e2e/engines/program.ts';
import { cupsdConfig, cupsFilesConfig } from './cups-files.ts';

const run = promisify(execFile);
const FOLDERS = ['spool', 'cache', 'state', 'log', 'root'];
/** Filters run as a separate user, who needs access to the spool. */
const READABLE_BY_ALL = 0o755;
const ADMINISTRATORS_FOLDER = '/usr/sbin';
const READY_TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = 100;

const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:${ADMINISTRATORS_FOLDER}` };

/** Queue as set up by `lpadmin`: its destination and its model. */
export interface CupsQueue {
  readonly name: string;
  readonly device: string;
  /** `raw`, `everywhere`, or the name of a driver. */
  readonly model: string;
}

/** Print service of CUPS with its own files, queues and socket: that of the machine is not touched. */
export class PrivateCups {
  readonly socket: string;
  readonly #folder: string;
  readonly #program: Program;

  private constructor(folder: string, program: Program) {
    this.#folder = folder;
    this.#program = program;
    this.socket = join(folder, 'cups.sock');
  }

  static async open(): Promise<PrivateCups> {
    const folder = await mkdtemp(join(tmpdir(), 'platen-cups-'));
    await chmod(folder, READABLE_BY_ALL);
    for (const name of FOLDERS) await mkdir(join(folder, name));
    await writeFile(join(folder, 'root/cupsd.conf'), cupsdConfig(folder));
    await writeFile(join(folder, 'root/cups-files.conf'), cupsFilesConfig(folder));
    const files = ['-c', join(folder, 'root/cupsd.conf'), '-s', join(folder, 'root/cups-files.conf')];
    const program = new Program('cupsd', ['-f', ...files], { PATH: env.PATH });
    const cups = new PrivateCups(folder, program);
    await cups.#ready();
    return cups;
  }

  async addQueue({ name, device, model }: CupsQueue): Promise<void> {
    await this.#command('lpadmin', '-p', name, '-E', '-v', device, '-m', model);
  }

  /** Pauses the queue: it accepts jobs and prints none. */
  async pause(queue: string): Promise<void> {
    await this.#command('cupsdisable', queue);
  }

  async resume(queue: string): Promise<void> {
    await this.#command('cupsenable', queue);
  }

  async close(): Promise<void> {
    await this.#program.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #ready(): Promise<void> {
    const endsAt = Date.now() + READY_TIMEOUT_MS;
    while (!(await this.#command('lpstat', '-r')).includes('is running')) {
      if (Date.now() > endsAt) throw new Error('cupsd did not start.');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  async #command(command: string, ...words: readonly string[]): Promise<string> {
    const { stdout } = await run(command, words, { env: { ...env, CUPS_SERVER: this.socket, LC_ALL: 'C' } });
    return stdout;
  }
}
