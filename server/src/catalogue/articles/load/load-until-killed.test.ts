// @rounds: it kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../../program/demo/seed-demo.ts';
import { openDataDir } from '../../../foundation/store/open-data-dir.ts';
import { articles } from '../../../foundation/store/schema/index.ts';

const { organizationId } = demoOrganization;
const count = 40_000;
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-load-'));
  const store = await openDataDir(dataDir);
  await seedDemo(store);
  await store.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Loads articles and kills the program some time after it began; returns its output until then. */
async function loadAndKill(afterMs: number): Promise<string> {
  const script = fileURLToPath(new URL('../../../testing/load-until-killed.ts', import.meta.url));
  const loader = spawn(process.execPath, [script, dataDir, String(organizationId), String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const isLoading = once(loader.stdout, 'data');
  loader.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await isLoading;
  setTimeout(() => loader.kill('SIGKILL'), afterMs);
  await once(loader, 'close');
  return said;
}

async function loaded(): Promise<number> {
  const store = await openDataDir(dataDir);
  try {
    return await store.asOrganization(organizationId, (transaction) =>
      transaction.$count(articles, like(articles.name, 'Loaded %')),
    );
  } finally {
    await store.close();
  }
}

it('a load of articles that is killed in the middle leaves nothing behind', async () => {
  for (const afterMs of [20, 300]) {
    expect(await loadAndKill(afterMs)).toBe('begun\n');
    expect(await loaded()).toBe(0);
  }
}, 180_000);
