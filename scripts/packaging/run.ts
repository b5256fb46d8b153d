import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end; its output is shown when it fails.
 * @throws Error that names the program and its exit code
 */
export async function run(
  program: string,
  words: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}:\n${output}`);
}
