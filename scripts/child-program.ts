import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

interface ProgramOptions {
  name: string;
  file: string;
  /** Restarts the program whenever one of its files changes. */
  isWatched?: boolean;
  env: Record<string, string>;
  /** File for all output of the program; errors also go to the terminal. */
  logFile: string;
}

const WATCH = ['--watch', '--watch-preserve-output'] as const;
const STOP_TIMEOUT_MS = 15_000;

/** Program that runs in parallel with others under `pnpm start` and `pnpm dev`. */
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
      // A Ctrl-C reaches only the parent process, which stops the programs in order.
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

  /** Its process id; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Asks the program to finish and waits for it; kills it after 15 s. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(timer);
  }

  /** Kills the program at once, like a power cut: it cannot finish anything. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.exited;
  }

  /** Suspends the program, with its ports open; it continues after `thaw`. */
  freeze(): void {
    this.#process.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process.kill('SIGCONT');
  }

  /** Resolves once `url` answers 200; rejects when the program ends before that or after `timeoutMs`. */
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
