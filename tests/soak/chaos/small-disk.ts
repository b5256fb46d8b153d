import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '16m';
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A file system of its own, in memory, that can be filled to its last byte. Only root can mount it. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async mount(folder: string): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', folder]);
    return new SmallDisk(folder);
  }

  /** Leaves no byte for anybody else. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      // The last chunk is written in part.
      for (;;) await file.write(CHUNK);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
  }

  async empty(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', ['--lazy', this.#folder]);
  }

  get #filler(): string {
    return join(this.#folder, 'filler');
  }
}
