import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

interface ProgramOptions {
  name: string;
  file: string;
  /** Starts it again whenever a file it is made from changes. */
  isWatched?: boolean;
  env: Record<string, string>;
  /** Everything the program says goes here, and its errors to the terminal as well. */
  logFile: string;
}

const WATCH = ['--watch', '--watch-preserve-output'] as const;
const STOP_TIMEOUT_MS = 15_000;

/** One of the programs that run side by side under `pnpm start` and `pnpm dev`. */
export class ChildProgram {
  readonly name: string;
  readonly exited: Promise<number>;
  readonly #process: ChildProcess;

  constructor({ name, file, isWatched = false, env, logFile }: ProgramOptions) {
    this.name = name;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = createWriteStream(logFile, { flags: 'a' });
    this.#process = spawn(process.execPath, [...(isWatched ? WATCH : []), file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C reaches the starter alone: it stops the programs in order.
      detached: true,
    });
    this.#process.stdout?.pipe(log);
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      process.stderr.write(chunk);
    });
    this.exited = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
    });
  }

  /** Asks the program to finish and waits for it; after 15 s it is ended. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(timer);
  }

  /** Ends the program at once, as a power cut would: it gets no chance to finish anything. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.exited;
  }

  /** Holds the program still, with its ports open; it goes on after `thaw`. */
  freeze(): void {
    this.#process.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process.kill('SIGCONT');
  }

  /** Resolves once `url` answers 200; rejects when the program ends before or `timeoutMs` pass. */
  async ready(url: string, timeoutMs = 60_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    const ending = new AbortController();
    void this.exited.then(() => ending.abort());
    while (Date.now() < deadline && !ending.signal.aborted) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(
      ending.signal.aborted
        ? `The ${this.name} ended while starting.`
        : `The ${this.name} did not start in time.`,
    );
  }
}
