import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A program of `node_modules/.bin`, started at the root of a copy of the project. */
export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  /** True for the full run instead of the short one. */
  readonly isWholeRun?: boolean;
}

export interface CommandResult {
  readonly isGood: boolean;
  readonly output: string;
}

/** Time limit, because a defect may prevent a test from ending. */
const TIME_LIMIT_MS = 60 * 60_000;

let running: ChildProcess | undefined;

/** Runs a command to its end, but at most for an hour. */
export async function runCommand(
  root: string,
  { program, words, isWholeRun = false }: Command,
): Promise<CommandResult> {
  const child = spawn(join(root, 'node_modules/.bin', program), words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that all its child processes end with it.
    detached: true,
    env: { ...process.env, NO_COLOR: '1', TEST_RUN: isWholeRun ? 'all' : 'main' },
  });
  running = child;
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const timer = setTimeout(stopRunning, TIME_LIMIT_MS);
  const isGood = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  running = undefined;
  return { isGood, output: Buffer.concat(chunks).toString('utf8') };
}

/** Stops the running command with all its child processes. */
export function stopRunning(): void {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
