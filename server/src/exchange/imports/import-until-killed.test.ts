// @rounds: it kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { openDataDir } from '../../foundation/store/open-data-dir.ts';
import { articles, pendingArticles } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { keepArticles } from '../../testing/store-upload-of.ts';
import { loadImport } from './load-imports.ts';

const { organizationId } = demoOrganization;
const count = 30_000;
/** More than a lease. */
const leaseMs = 60_000;
/** Time of each kill, in ms after the write began; an import fails after its third attempt. */
const killsMs = [5, 700];
let now = Date.now();
let dataDir = '';

async function within<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openDataDir(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-import-'));
  const rows = Array.from({ length: count }, (_, index) => `K-${index},Killed ${index},\n`).join('');
  await within(async (store) => {
    await seedDemo(store);
    await keepArticles(store, () => new Date(now), `id,name,ingredients\n${rows}`);
  });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Imports in a separate process, which is killed some time after it began to write; returns its output until then. */
async function importAndKill(afterMs: number | undefined): Promise<string> {
  const script = fileURLToPath(new URL('../../testing/import-until-killed.ts', import.meta.url));
  const importer = spawn(process.execPath, [script, dataDir, String(now)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const isWriting = once(importer.stdout, 'data');
  importer.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await isWriting;
  if (afterMs !== undefined) setTimeout(() => importer.kill('SIGKILL'), afterMs);
  await once(importer, 'close');
  return said;
}

const found = () =>
  within((store) =>
    store.asOrganization(organizationId, async (transaction) => ({
      articles: await transaction.$count(articles, like(articles.name, 'Killed %')),
      pending: await transaction.$count(pendingArticles),
      history: await loadImport(transaction, 1),
    })),
  );

it('an import that is killed in the middle leaves nothing behind, and is completed after its lease', async () => {
  for (const afterMs of killsMs) {
    expect(await importAndKill(afterMs)).toBe('writing\n');
    expect(await found()).toMatchObject({
      articles: 0,
      pending: 1,
      history: { state: 'Running', createdCount: 0 },
    });
    now += leaseMs;
  }
  expect(await importAndKill(undefined)).toBe('writing\nended\n');
  expect(await found()).toMatchObject({
    articles: count,
    pending: 0,
    history: { state: 'Done', rowCount: count, createdCount: count, rejectedCount: 0 },
  });
}, 240_000);
