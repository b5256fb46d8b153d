import { open, type FileHandle } from 'node:fs/promises';

/**
 * What was asked of the servers, and what they promised: each print is on the disk of its client before it is sent, so
 * that none is forgotten, and every answer is noted with the files it named.
 */
export class PrintLedger {
  /** Files of the jobs that were confirmed, by the key of the request. */
  readonly confirmed = new Map<string, readonly string[]>();
  /** Keys of jobs that somebody wants. */
  readonly asked = new Set<string>();
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(file: string): Promise<PrintLedger> {
    return new PrintLedger(await open(file, 'a'));
  }

  /** Resolves once it is on the disk, which takes long while a store is written to it: nothing else waits for that. */
  async ask(key: string): Promise<void> {
    this.asked.add(key);
    await this.#file.write(`${key}\n`);
    await this.#file.datasync();
  }

  /** @throws Error when another job was named for the key before */
  confirm(key: string, files: readonly string[]): void {
    const before = this.confirmed.get(key);
    if (before && before.join() !== files.join())
      throw new Error(`${key} is two jobs: ${before.join()} and ${files.join()}.`);
    this.confirmed.set(key, files);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
