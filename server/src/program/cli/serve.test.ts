import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

let folder: string;
let serve: ChildProcess | undefined;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-serve-'));
  log = '';
});
afterEach(async () => {
  serve?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the program on a new store and returns its address. */
async function start(variables: Record<string, string>): Promise<string> {
  serve = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  serve.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const { url } = z.object({ url: z.string() }).parse(await logged('ready'));
  return url;
}

const lines = () =>
  log
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => z.looseObject({ event: z.string() }).parse(JSON.parse(line)));

const logged = (event: string) =>
  vi.waitFor(
    () => {
      const found = lines().find((line) => line.event === event);
      if (!found) throw new Error(`There is no “${event}” in the log:\n${log}`);
      return found;
    },
    { timeout: 90_000, interval: 50 },
  );

const ended = () =>
  new Promise<number | null>((resolve) => {
    serve?.once('exit', resolve);
  });

it('the server that is told to stop says so at /ready, answers on, and ends at once when it is told again', async () => {
  const url = await start({ DRAIN_SECONDS: '60' });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([200, 200]);
  serve?.kill('SIGTERM');
  await logged('stopping');
  expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([503, 200]);
  // A second one at once is the same Ctrl-C, passed on by two programs.
  serve?.kill('SIGINT');
  expect(await statusOf('/help')).toBe(200);
  const exit = ended();
  await new Promise((resolve) => setTimeout(resolve, 600));
  serve?.kill('SIGTERM');
  expect(await exit).toBe(1);
  expect(await logged('stopped by a second signal')).toMatchObject({ waitsFor: 'proxies' });
});
