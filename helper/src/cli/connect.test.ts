// @rounds: it starts and kills programs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAgentKey, testConnectorKey } from '../testing/connect-bench.ts';
import { startFakeConnectServer, type FakeConnectServer } from '../testing/fake-connect-server.ts';
import { startFakeIppPrinter, startRawSink } from '../testing/index.ts';
import { jobsBeforeKills, killCount, killTimeoutMs } from '../testing/kill-plan.ts';
import { pdfBytes, zplBytes } from '../testing/test-bench.ts';

const program = fileURLToPath(new URL('connect.ts', import.meta.url));
/** Jobs offered before each kill: so many that some are unfinished at the last kill. */
const jobsAKill = 10;

let dataDir: string;
let server: FakeConnectServer;
const processes = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-connect-cli-'));
  server = await startFakeConnectServer();
});

afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  processes.clear();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** Returns the log lines written so far. */
  readonly log: () => string;
  readonly ended: Promise<{ code: unknown; errors: string; log: string }>;
}

function start(env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATA_DIR: join(dataDir, 'data'),
      CONNECT_SERVER: server.url,
      CONNECT_AGENT_KEY: testAgentKey,
      HELPER_ALLOWED_TARGETS: '127.0.0.1:*',
      HELPER_CUPS_SOCKET: join(dataDir, 'no-cups.sock'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.add(child);
  const [errors, log] = [textOf(child.stderr), textOf(child.stdout)];
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, errors: errors(), log: log() }));
  return { child, log, ended };
}

function textOf(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function kill({ child, ended }: Started): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

const offer = (jobKey: string, target: Record<string, unknown>, content: Uint8Array) =>
  server.offer({ jobKey, ...target, printerFileUrl: server.file(jobKey, content) });
const statesOf = (key: string) =>
  server.reports.filter(({ jobKey }) => jobKey === key).map(({ state }) => state);

describe('an agent that is killed', () => {
  it('between taking a job and reporting it prints the job once and reports it', async () => {
    const sink = await startRawSink();
    server.behave({ dropsReports: true });
    offer('killed', sink.target, zplBytes);
    const first = start();
    await expect.poll(() => sink.connections.length).toBe(1);
    await kill(first);
    expect(server.reports).toEqual([]);
    server.behave({ dropsReports: false });
    const second = start();
    await expect.poll(() => statesOf('killed').at(-1)).toMatch(/completed|unconfirmed/);
    offer('killed', sink.target, zplBytes);
    offer('next', sink.target, zplBytes);
    await expect.poll(() => statesOf('next')).toContain('completed');
    await kill(second);
    expect(statesOf('killed')[0]).toBe('accepted');
    expect(sink.connections).toHaveLength(2);
    await sink.close();
  });

  it('while it sends a job finds it again in the printer, and reports no doubt about it', async () => {
    const printer = await startFakeIppPrinter({ behaviour: { answerAfterMs: 60_000 } });
    offer('hanging', printer.target, pdfBytes);
    const first = start();
    await expect.poll(() => statesOf('hanging').at(-1)).toBe('submitting');
    await expect.poll(() => printer.jobs.length).toBe(1);
    await kill(first);
    start();
    await expect.poll(() => statesOf('hanging').at(-1)).toBe('completed');
    expect(statesOf('hanging')).not.toContain('unconfirmed');
    expect(printer.attempts).toBe(1);
    await printer.close();
  });

  it(
    'several times prints each of many jobs once, or reports that it is unconfirmed',
    { timeout: killTimeoutMs },
    async () => {
      const printer = await startFakeIppPrinter({ behaviour: { jobMs: 5, answerAfterMs: 10 } });
      const keys = Array.from({ length: killCount * jobsAKill }, (_none, index) => `batch-${index}`);
      for (const key of keys) offer(key, printer.target, pdfBytes);
      for (const jobs of jobsBeforeKills()) {
        const before = printer.jobs.length;
        const killed = start();
        const isNext = () => printer.jobs.length >= Math.min(before + jobs, keys.length);
        await expect.poll(isNext).toBe(true);
        await kill(killed);
      }
      start();
      const last = () => keys.map((key) => statesOf(key).at(-1) ?? 'none');
      await expect
        .poll(() => last().every((state) => /completed|unconfirmed/.test(state)), { timeout: killTimeoutMs })
        .toBe(true);
      const printed = printer.jobs.map(({ name }) => name);
      expect(new Set(printed).size).toBe(printed.length);
      expect(
        keys.filter((_key, at) => last()[at] === 'completed').every((key) => printed.includes(key)),
      ).toBe(true);
      expect(last().filter((state) => state === 'unconfirmed').length).toBeLessThanOrEqual(killCount);
      await printer.close();
    },
  );
});

describe('the connect program', () => {
  it.runIf(process.platform === 'linux')('does not listen on any port', async () => {
    const { child } = start();
    await expect.poll(() => server.polls.length).toBe(1);
    expect(await listeningSockets(child.pid ?? 0)).toEqual([]);
    expect(await listeningSockets(process.pid)).not.toEqual([]);
  });

  it('stops cleanly on SIGTERM in the middle of a poll, leaving the journal closed', async () => {
    const { child, ended } = start();
    await expect.poll(() => server.polls.length).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
    expect((await readdir(join(dataDir, 'data'))).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });

  it('waits for a server that is away, and does not write a line for every try', async () => {
    const { port } = server;
    await server.close();
    const { child, log, ended } = start();
    await expect.poll(log).toContain('server not reached');
    // Leaves time for further attempts.
    await delay(2_000);
    expect(child.exitCode).toBeNull();
    server = await startFakeConnectServer({ port });
    await expect.poll(() => server.polls.length).toBe(1);
    child.kill('SIGTERM');
    await ended;
    expect(log().match(/server not reached/g)).toHaveLength(1);
    expect(log()).toContain('ECONNREFUSED');
  });

  it('ends with code 5 and a sentence when the key is refused, and never logs the key', async () => {
    server.behave({ refuses: { path: '/poll', status: 401 } });
    const { code, errors, log } = await start().ended;
    expect(code).toBe(5);
    expect(errors).toBe(`The server ${server.url} refuses the agent key: This server says 401.\n`);
    expect(errors + log).not.toContain('kkkkk');
  });

  it('reports that the journal is in use and ends with code 4', async () => {
    start();
    await expect.poll(() => server.polls.length).toBe(1);
    const { code, errors } = await start().ended;
    expect(code).toBe(4);
    expect(errors).toMatch(/^Another printer helper is already using /);
  });

  it.each([
    ['CONNECT_SERVER', 'http://labels.example'],
    ['CONNECT_AGENT_KEY', 'secret'],
    ['CONNECT_CSV', 'articles.csv'],
    ['HELPER_ALLOWED_TARGETS', 'printer'],
  ])('names a wrong %s and ends with code 2', async (name, value) => {
    const { code, errors } = await start({ [name]: value }).ended;
    expect(code).toBe(2);
    expect(errors).toContain(name);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it('serves the articles of a file without printing', async () => {
    await writeFile(join(dataDir, 'articles.csv'), 'sku;name\n007;Tea\n');
    server.ask({ id: 'q1', kind: 'article', articleId: '007' });
    start({
      CONNECT_AGENT_KEY: '',
      CONNECT_CONNECTOR_KEY: testConnectorKey,
      CONNECT_CSV: join(dataDir, 'articles.csv'),
    });
    await expect.poll(() => server.answers).toMatchObject([{ id: 'q1', article: { name: 'Tea' } }]);
    expect(server.polls.length).toBeGreaterThan(0);
  });
});

const listenState = '0A';

/** Returns the local addresses on which a process listens, read from Linux's `/proc`. */
async function listeningSockets(pid: number): Promise<string[]> {
  const links = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(links.map((link) => readlink(`/proc/${pid}/fd/${link}`).catch(() => '')));
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8')),
  );
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , , state, , , , , , inode]) => state === listenState && targets.includes(`socket:[${inode}]`),
    )
    .map(([, address]) => address ?? '');
}
