import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/**
 * What was asked of the servers, and what they promised: each print is on the disk of its client before it is sent, so
 * that none is forgotten, and every answer is noted with the files it named.
 */
export class PrintLedger {
  /** Files of the jobs that were confirmed, by the key of the request. */
  readonly confirmed = new Map<string, readonly string[]>();
  /** Keys of jobs that somebody wants. */
  readonly asked = new Set<string>();
  readonly #file: number;

  constructor(file: string) {
    this.#file = openSync(file, 'a');
  }

  ask(key: string): void {
    this.asked.add(key);
    writeSync(this.#file, `${key}\n`);
    fsyncSync(this.#file);
  }

  /** @throws Error when another job was named for the key before */
  confirm(key: string, files: readonly string[]): void {
    const before = this.confirmed.get(key);
    if (before && before.join() !== files.join())
      throw new Error(`${key} is two jobs: ${before.join()} and ${files.join()}.`);
    this.confirmed.set(key, files);
  }

  close(): void {
    closeSync(this.#file);
  }
}
