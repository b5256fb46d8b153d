import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');
/** Folder for reports, traces and times. */
export const resultsFolder = resolve(projectRoot, 'test-results');

/** Runs a program of node_modules to its end, with its output on this terminal. Returns whether it succeeded. */
export function runProgram(
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(resolve(projectRoot, 'node_modules/.bin', program), words, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return status === 0;
}
