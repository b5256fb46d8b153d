// @rounds: it fills a store with 100,000 articles and 10,000 print jobs.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoOrganization, openStore, seedDemo, type Store } from 'server';
import { createTemporaryDatabase, isPostgresThere, queryRows, seedManyPrints } from 'server/testing';
import { expect, it } from 'vitest';
import { addBenchArticles } from '../bench/bench-articles.ts';
import { tellFigures } from '../scripts/soak/figures.ts';

const ARTICLES = 100_000;
const JOBS = 10_000;
const LIMIT_MS = 30 * 60_000;
const run = promisify(execFile);
const commands = join(import.meta.dirname, '../server/src/program/cli');
const { organizationId } = demoOrganization;

/** Reads and writes as people do, until it is stopped; resolves with the longest call in ms. */
function startWork(store: Store): () => Promise<{ calls: number; longestMs: number }> {
  const over = new AbortController();
  let calls = 0;
  let longestMs = 0;
  const work = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      await store.asOrganization(organizationId, async (transaction) => {
        await transaction.execute(
          `insert into computers (organization_id, computer_name, printers) values (${organizationId}, '${crypto.randomUUID()}', '[]')`,
        );
        await transaction.execute(`select total from search_articles(array['tarte'], null, 10, 0)`);
      });
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      calls += 1;
    }
  };
  const working = work();
  return async () => {
    over.abort();
    await working;
    return { calls, longestMs: Math.round(longestMs) };
  };
}

it(
  'a large store is backed up while it works, and moved to PostgreSQL',
  { timeout: LIMIT_MS },
  async ({ skip }) => {
    if (!(await isPostgresThere())) skip('No PostgreSQL answers.');
    const folder = await mkdtemp(join(tmpdir(), 'platen-large-'));
    const database = await createTemporaryDatabase();
    const restored = await createTemporaryDatabase();
    const command = async (name: string, words: readonly string[], databaseUrl = '') => {
      const startedAt = performance.now();
      const { stdout } = await run(process.execPath, [join(commands, `${name}.ts`), ...words], {
        env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl },
      });
      return { stdout, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
    };
    try {
      const store = await openStore({ dataDir: join(folder, 'data') });
      await seedDemo(store);
      await addBenchArticles(store, ARTICLES);
      await seedManyPrints(store, 2 * JOBS);
      const stopEmbedded = startWork(store);
      const embedded = await command('backup', []);
      const embeddedWork = await stopEmbedded();
      await store.close();
      const moved = await command('move-to-postgres', [], database.url);

      const onPostgres = await openStore({ databaseUrl: database.url });
      const stopPostgres = startWork(onPostgres);
      const postgres = await command('backup', [], database.url);
      const postgresWork = await stopPostgres();
      await onPostgres.close();
      const names = (await readdir(join(folder, 'data/backups'))).filter((name) => name.endsWith('.platen'));
      const again = await command('restore', [names.toSorted().at(-1) ?? ''], restored.url);

      const [counted] = (await queryRows(
        restored.url,
        `select (select count(*)::int from articles) as articles, (select count(*)::int from print_jobs) as jobs`,
      )) as readonly { readonly articles: number; readonly jobs: number }[];
      expect(counted?.articles).toBeGreaterThanOrEqual(ARTICLES);
      expect(counted?.jobs).toBeGreaterThanOrEqual(JOBS);
      expect(embedded.stdout).toContain('The server paused for');
      expect(Math.min(embeddedWork.calls, postgresWork.calls)).toBeGreaterThan(0);
      tellFigures({
        lines: [embedded, moved, postgres, again].map(({ stdout }) => stdout.trim()).join(' | '),
        'seconds of a backup of the embedded store': embedded.seconds,
        'longest call meanwhile, ms': embeddedWork.longestMs,
        'seconds of a move to PostgreSQL': moved.seconds,
        'seconds of a backup of PostgreSQL': postgres.seconds,
        'longest call meanwhile on PostgreSQL, ms': postgresWork.longestMs,
        'seconds of restoring it into PostgreSQL': again.seconds,
      });
    } finally {
      await database.drop();
      await restored.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
