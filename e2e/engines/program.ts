import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const STOP_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 60_000;

/** Program of the machine that runs in parallel with the journeys. */
export class Program {
  readonly #command: string;
  readonly #process: ChildProcess;
  #said = '';

  constructor(command: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#command = command;
    this.#process = spawn(command, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.once('error', (error) => {
      this.#said += error.message;
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) this.#listen(stream);
  }

  /**
   * Returns the first capture group of the pattern in the output, once it appears.
   * @throws Error with the output, when the program ends before that or prints nothing matching for a minute
   */
  async says(pattern: RegExp): Promise<string> {
    const endsAt = Date.now() + ANSWER_TIMEOUT_MS;
    while (Date.now() < endsAt) {
      const [, found] = pattern.exec(this.#said) ?? [];
      if (found !== undefined) return found;
      if (this.#isOver()) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${this.#command} did not start: ${this.#said}`);
  }

  /** Asks it to end, and kills it after ten seconds. */
  async stop(): Promise<void> {
    if (this.#isOver()) return;
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }

  #isOver(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  #listen(stream: Readable | null): void {
    stream?.on('data', (chunk: Buffer) => {
      this.#said += chunk.toString();
    });
  }
}
