// @rounds: it starts programs.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../../program/cli/environment.ts';
import { startServer, type RunningServer } from '../../program/cli/start-server.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { silentLogger } from '../../foundation/work/logger.ts';

const run = promisify(execFile);
let folder: string;
let server: RunningServer;
let adminToken = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-outside-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DEMO: '1', DATA_DIR: join(folder, 'data') };
  server = await startServer(readEnvironment(env), silentLogger);
  const session = await call('POST', '/api/account/login', {
    email: 'admin@demo.test',
    password: demoPassword,
  });
  adminToken = z.object({ token: z.string() }).parse(session).token;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Returns all shell lines of the README's section, unchanged. */
async function linesOfReadme(): Promise<string> {
  const readme = await readFile(fileURLToPath(new URL('../../../../README.md', import.meta.url)), 'utf8');
  const [, section = ''] = readme.split('## From another program');
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/^```sh\n(.*?)^```/gms)].map(([, lines]) => lines).join('\n');
}

it('the commands of the README create an order and print it, and the history shows it', async () => {
  const { clientId, secret } = z
    .object({ data: z.object({ clientId: z.string(), secret: z.string() }) })
    .parse(
      await call('POST', '/api/integrationclients', {
        name: 'Shop',
        scopes: ['articles:read', 'orders:write', 'print'],
      }),
    ).data;
  const lines = await linesOfReadme();
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', lines], {
    cwd: folder,
    env: { ...process.env, PLATEN: server.url, CLIENT: clientId, SECRET: secret },
  });

  expect(stdout).toContain('Tarte');
  expect((await readFile(join(folder, 'label.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  const orders = z
    .object({ data: z.object({ data: z.array(z.looseObject({ orderNumber: z.string() })) }) })
    .parse(await call('GET', '/api/orders?searchQuery=SHOP-1001')).data.data;
  expect(orders).toMatchObject([{ orderNumber: 'SHOP-1001', labelCount: 2, printedCount: 1 }]);
  const history = z
    .object({ data: z.array(z.unknown()) })
    .parse(await call('GET', '/api/printjobs?take=1')).data;
  expect(JSON.stringify(history)).toContain('Shop');
  expect(JSON.stringify(history)).toContain('Processed');
});
