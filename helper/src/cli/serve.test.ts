// @rounds: it starts and kills programs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakeIppPrinter, startRawSink } from '../testing/index.ts';
import { jobsBeforeKills, killCount, killTimeoutMs } from '../testing/kill-plan.ts';
import { pdfBase64 } from '../testing/test-bench.ts';

/** Generous, because a program starts slowly on a busy machine. */
const readyMs = 60_000;
/** Program under test with its arguments; `TEST_HELPER` names another one, such as that of a package. */
const [program = '', ...words] = process.env['TEST_HELPER']?.split(' ') ?? [
  process.execPath,
  fileURLToPath(new URL('serve.ts', import.meta.url)),
];
const answerSchema = z.looseObject({ state: z.string().optional(), replayed: z.boolean().optional() });

let dataDir: string;
let port: number;
const processes = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-serve-'));
  port = await freePort();
});

afterEach(async () => {
  for (const child of processes) {
    child.kill('SIGKILL');
  }
  processes.clear();
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, words, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HELPER_PORT: String(port),
      HELPER_ORIGINS: '',
      HELPER_ALLOWED_TARGETS: '127.0.0.1:*',
      HELPER_CUPS_SOCKET: join(dataDir, 'no-cups.sock'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.add(child);
  return child;
}

async function ready(): Promise<void> {
  await expect
    .poll(
      () =>
        ask('/health').then(
          () => true,
          () => false,
        ),
      { timeout: readyMs },
    )
    .toBe(true);
}

async function ask(path: string, body?: unknown): Promise<z.infer<typeof answerSchema>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, body === undefined ? {} : init);
  return answerSchema.parse(await response.json());
}

async function stateOf(key: string): Promise<string | undefined> {
  return (await ask(`/api/jobs/${key}`)).state;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

async function outcome(child: ChildProcess): Promise<{ code: unknown; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [unknown];
  return { code, errors };
}

describe('a helper killed while it sends', () => {
  it('finds the job again in an IPP printer that took it, and prints it once', async () => {
    const printer = await startFakeIppPrinter({ behaviour: { answerAfterMs: 60_000 } });
    const body = { ...printer.target, pdfAsBase64String: pdfBase64, printJobEntryId: 'hanging' };
    const first = start();
    await ready();
    await ask('/api/print', body);
    await expect.poll(() => printer.jobs.length).toBe(1);
    expect(await stateOf('hanging')).toBe('submitting');
    await kill(first);
    start();
    await ready();
    await expect.poll(() => stateOf('hanging')).toBe('completed');
    expect(await ask('/api/print', body)).toMatchObject({ replayed: true });
    expect(printer.attempts).toBe(1);
    await printer.close();
  });

  it('leaves a job unconfirmed that the printer does not know, and never sends it again', async () => {
    const sink = await startRawSink();
    sink.behave({ stallAfterBytes: 1_000 });
    const zpl = Buffer.concat([Buffer.from('^XA'), Buffer.alloc(10_000_000, ' '), Buffer.from('^XZ')]);
    const files = await serveFile(zpl);
    const body = { ...sink.target, printerFileUrl: `${files.origin}/f.zpl`, printJobEntryId: 'stuck' };
    const first = start({ HELPER_FILE_ORIGINS: files.origin });
    await ready();
    await ask('/api/print', body);
    await expect.poll(() => sink.connections.length).toBe(1);
    expect(await stateOf('stuck')).toBe('submitting');
    await kill(first);
    sink.behave({ stallAfterBytes: null });
    start({ HELPER_FILE_ORIGINS: files.origin });
    await ready();
    expect(await stateOf('stuck')).toBe('unconfirmed');
    expect(await ask('/api/print', body)).toMatchObject({ replayed: true, state: 'unconfirmed' });
    await delay(100);
    expect(sink.connections).toHaveLength(1);
    await sink.close();
    await files.close();
  });

  it(
    'prints each job of a batch once or reports that it is unconfirmed, however often it is killed',
    async () => {
      const printer = await startFakeIppPrinter({ behaviour: { jobMs: 5, answerAfterMs: 10 } });
      const keys: string[] = [];
      let child = start();
      await ready();
      for (const jobs of jobsBeforeKills()) {
        for (let job = 0; job < jobs; job += 1) {
          const key = `batch-${keys.length}`;
          keys.push(key);
          await ask('/api/print', { ...printer.target, pdfAsBase64String: pdfBase64, printJobEntryId: key });
        }
        await kill(child);
        child = start();
        await ready();
      }
      const states = () => Promise.all(keys.map(stateOf));
      await expect.poll(async () => (await states()).every(isSettled), { timeout: killTimeoutMs }).toBe(true);
      const ended = await states();
      const printed = printer.jobs.map(({ name }) => name);
      expect(new Set(printed).size).toBe(printed.length);
      expect(keys.filter((_key, index) => ended[index] === 'completed')).toEqual(printed.toSorted(byNumber));
      expect(ended.filter((state) => state === 'unconfirmed').length).toBeLessThanOrEqual(killCount);
      await printer.close();
    },
    killTimeoutMs,
  );
});

describe('the helper program', () => {
  it('stops cleanly on SIGTERM, leaving the journal closed', async () => {
    const child = start();
    await ready();
    child.kill('SIGTERM');
    expect(await outcome(child)).toMatchObject({ code: 0 });
    expect((await readdir(dataDir)).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });

  it('reports that the port is taken and ends with code 3', async () => {
    start();
    await ready();
    const { code, errors } = await outcome(start({ DATA_DIR: join(dataDir, 'second') }));
    expect(code).toBe(3);
    expect(errors).toMatch(
      /^(?:Port \d+ on 127\.0\.0\.1 is taken by another program|The printer helper runs already)/,
    );
  });

  it('reports that the journal is in use and ends with code 4', async () => {
    start();
    await ready();
    const { code, errors } = await outcome(start({ HELPER_PORT: String(await freePort()) }));
    expect(code).toBe(4);
    expect(errors).toMatch(/^Another printer helper is already using /);
  });

  it.each([
    ['HELPER_PORT', 'abc'],
    ['HELPER_ORIGINS', 'https://a.example/path'],
    ['HELPER_ALLOWED_TARGETS', 'printer'],
  ])('names a wrong %s and ends with code 2', async (name, value) => {
    const { code, errors } = await outcome(start({ [name]: value }));
    expect(code).toBe(2);
    expect(errors).toContain(name);
    expect(errors).toContain(value);
  });
});

function isSettled(state: string | undefined): boolean {
  return state === 'completed' || state === 'unconfirmed';
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

async function serveFile(content: Uint8Array): Promise<{ origin: string; close(): Promise<unknown> }> {
  const server = createHttpServer((_request, response) => response.end(content)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
}
