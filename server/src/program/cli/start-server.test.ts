import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createJsonLogger } from '../../foundation/work/logger.ts';
import { demoPassword } from '../demo/demo-accounts.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { readEnvironment } from './environment.ts';
import { startServer, type RunningServer } from './start-server.ts';

let folder: string;
let server: RunningServer;
let log = '';

const start = (variables: Record<string, string> = {}) =>
  startServer(
    readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '1',
      DATA_DIR: join(folder, 'data'),
      STATIC_DIR: folder,
      ...variables,
    }),
    createJsonLogger((line) => (log += line)),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-server-'));
  await writeFile(join(folder, 'index.html'), '<h1>Platen</h1>');
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const signIn = async (email = 'member@demo.test') => {
  const response = await fetch(`${server.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return z.object({ token: z.string(), refreshToken: z.string() }).parse(await response.json());
};

it('the server program serves the app and its services at one address', async () => {
  expect(await (await fetch(server.url)).text()).toBe('<h1>Platen</h1>');
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({
    apiUrl: '',
    helperUrl: 'http://localhost:27417',
    flags: { idempotencyKey: true, signOutCall: true, lineCheck: true },
  });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

it('the server program tells the app its pages of help and of the state of the system, and serves them', async () => {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as Record<string, string>;
  for (const key of ['documentationUrl', 'supportUrl', 'statusUrl']) {
    const page = await fetch(new URL(config[key] ?? 'missing', `${server.url}/`));
    expect([key, page.status, page.headers.get('content-type')]).toEqual([
      key,
      200,
      'text/html; charset=utf-8',
    ]);
  }
});

it('the server program keeps sessions over a restart, and adds the demo data once', async () => {
  const { token, refreshToken } = await signIn();
  await server.stop();
  server = await start();
  const features = await fetch(`${server.url}/api/features`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(features.status).toBe(200);
  const refreshed = await fetch(`${server.url}/api/account/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, refreshToken }),
  });
  expect(refreshed.status).toBe(200);
  expect(log).not.toContain('other keys');
});

it('the server program says that its keys are not those of the start before', async () => {
  await server.stop();
  server = await start({ KEYS_FILE: join(folder, 'own/keys.json') });
  expect(log.split('\n').filter((line) => line.includes('other keys'))).toHaveLength(1);
  await server.stop();
  server = await start();
});

it('the server program adds the account of the demo that may do everything', async () => {
  const { token } = await signIn('all@demo.test');
  // One call each for managing labels, administering users, and the review.
  const paths = ['labels/completedNumbers', 'users/invitations', 'QualityAssurance/pendingVersions'];
  const answers = paths.map((path) =>
    fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('the server program ends at once though an agent waits for work, and answers the agent', async () => {
  const { token } = await signIn('admin@demo.test');
  const post = (path: string, bearer: string, body: object) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
  const added = await post('agents', token, { name: 'Dock' });
  const { key } = z.object({ data: z.object({ key: z.string() }) }).parse(await added.json()).data;
  const waiting = post('connect/agent/poll', key, {
    instanceId: crypto.randomUUID(),
    machineName: 'DOCK-PC',
    version: '1.0.0',
    printQueues: [],
    waitSeconds: 25,
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const startedAt = performance.now();
  await server.stop();
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect(await (await waiting).json()).toMatchObject({ data: { jobs: [], cancels: [] } });
  server = await start();
});

it('the server program links print files to the address it was called at, and logs neither links nor tokens', async () => {
  const { token } = await signIn();
  const printed = await fetch(`${server.url}/api/print`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ labelId: 1, printerId: 1, article: { id: 1, name: 'x' } }),
  });
  const { printFiles } = z
    .object({ printFiles: z.array(z.object({ printFileName: z.string() })) })
    .parse(await printed.json());
  const address = printFiles[0]?.printFileName ?? '';
  expect(new URL(address).port).toBe(new URL(server.url).port);
  expect((await fetch(address)).status).toBe(200);
  expect(
    log
      .trim()
      .split('\n')
      .every((line) => typeof (JSON.parse(line) as { event: unknown }).event === 'string'),
  ).toBe(true);
  expect(log).toContain('/api/printfiles/{token}');
  expect(log).not.toMatch(/eyJ[\w-]{8,}\.|refreshToken|platen-demo-2026|printfiles\/[^{]/);
});

it('the server program gives a new link to set up an empty store each time, at its own address', async () => {
  const open = (more: Record<string, string> = {}) =>
    startServer(
      readEnvironment({ PORT: '0', HOST: 'localhost', DATA_DIR: join(folder, 'empty'), ...more }),
      createJsonLogger((line) => (log += line)),
    );
  expect(server.setupLink).toBeUndefined();
  const empty = await open();
  const [address, token] = empty.setupLink?.split('#') ?? [];
  expect(address).toBe(`${empty.url}/setup`);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await (await fetch(address ?? '')).text()).toContain('Set up Platen');
  await empty.stop();
  const again = await open({ PUBLIC_URL: 'https://labels.example.com/' });
  expect(again.setupLink).toMatch(/^https:\/\/labels\.example\.com\/setup#[\w-]{43}$/);
  expect(again.setupLink).not.toContain(token);
  await again.stop();
  expect(log).not.toContain(token);
});

it('the server program reports that the database cannot be reached, without its password', async () => {
  const refused = startServer(
    readEnvironment({ DATABASE_URL: 'postgres://root:geheim@127.0.0.1:1/platen', DATA_DIR: folder }),
    createJsonLogger(() => undefined),
  );
  await expect(refused).rejects.toThrow(
    new StoreRefusal(
      'The PostgreSQL server refuses or cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
      { mayPass: true },
    ),
  );
});

const flagsOf = async (url: string) =>
  z
    .object({ flags: z.record(z.string(), z.boolean()) })
    .parse(await (await fetch(`${url}/config.json`)).json()).flags;

it('the server program tells its app, and refuses, when registration is closed', async () => {
  expect(await flagsOf(server.url)).not.toHaveProperty('registrationClosed');
  const closed = await start({ REGISTRATION: 'closed', DATA_DIR: join(folder, 'closed') });
  try {
    expect(await flagsOf(closed.url)).toMatchObject({ registrationClosed: true });
    const refused = await fetch(`${closed.url}/api/account/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        organizationName: 'A',
        firstname: 'B',
        lastname: 'C',
        email: 'd@example.com',
        password: 'correct horse 1',
      }),
    });
    expect(refused.status).toBe(403);
  } finally {
    await closed.stop();
  }
});

it('the server program opens nothing when the port of its metrics is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const place = { DATA_DIR: join(folder, 'metrics'), METRICS_PORT: String(port) };
  try {
    await expect(start(place)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    // Its store is closed too.
    const next = await start({ ...place, METRICS_PORT: '' });
    await next.stop();
  } finally {
    taken.close();
  }
});
