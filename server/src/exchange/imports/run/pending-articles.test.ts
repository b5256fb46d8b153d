import { between } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { silentLogger } from '../../../foundation/work/logger.ts';
import {
  articleLabels,
  articles,
  idCounters,
  pendingArticles,
} from '../../../foundation/store/schema/index.ts';
import type { Store } from '../../../foundation/store/store.ts';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { articleOptions, importCalls } from '../../../testing/import-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { importWriter, readArticles } from '../../../testing/store-upload-of.ts';
import { loadImport } from '../load-imports.ts';
import { storeUpload } from '../store-upload.ts';
import { runImport } from './run-import.ts';
import { takeDueImport } from './take-import.ts';

const { organizationId } = demoOrganization;
/** More rows than one transaction writes. */
const count = 600;

const csv = (prefix: string, lastRow = '') =>
  `id,name,ingredients\n${Array.from({ length: count }, (_, at) => `${prefix}-${at},${prefix} ${at},\n`).join('')}${lastRow}`;

onEveryStore('an import under way', (server) => {
  const { articles: found, countArticles, undo } = importCalls(server);
  /**
   * Imports a file here, while `meanwhile` is called after each transaction. It is stored and taken in one transaction,
   * since the server's own runner looks for waiting files every few seconds.
   */
  async function importWhile(
    file: string,
    options: object,
    meanwhile: (transactions: number) => Promise<unknown>,
  ) {
    const { store, now: clock } = server();
    const upload = await readArticles(file);
    const [id, taken] = await store.asOrganization(organizationId, async (transaction) => {
      const stored = await storeUpload(transaction, importWriter(clock), {
        ...upload,
        options: { ...upload.options, ...options },
      });
      return [stored, await takeDueImport(transaction, clock())];
    });
    if (taken?.id !== id) throw new Error('Another import is waiting.');
    let transactions = 0;
    const watched: Store = {
      ...store,
      asOrganization: async (organization, work) => {
        const result = await store.asOrganization(organization, work);
        transactions += 1;
        await meanwhile(transactions);
        return result;
      },
    };
    await runImport({ store: watched, clock, logger: silentLogger }, taken);
    const load = () => store.asOrganization(organizationId, (transaction) => loadImport(transaction, id));
    // An import that was disturbed waits again; the server's runner takes it.
    await server().importDue();
    await expect.poll(async () => (await load())?.state, { timeout: 20_000 }).toMatch(/Done|Failed/);
    return { id, ...(await load()) };
  }
  const facts = () =>
    server().store.asOrganization(organizationId, async (transaction) => ({
      all: await transaction.$count(articles),
      labels: await transaction.$count(articleLabels),
      pending: await transaction.$count(pendingArticles),
    }));
  it('is seen by nobody until all of it is, whatever is read', async () => {
    const before = await facts();
    const seen: unknown[] = [];
    const done = await importWhile(csv('SEEN'), { labelIds: [1] }, async () => {
      const { all, labels } = await facts();
      seen.push([all - before.all, labels - before.labels, await countArticles('SEEN')]);
    });
    expect(done).toMatchObject({ state: 'Done', createdCount: count });
    const last = seen.pop();
    expect(last).toEqual([count, count, count]);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen).toEqual(seen.map(() => [0, 0, 0]));
    expect(await facts()).toMatchObject({ pending: 0 });
  });

  it('leaves nothing behind when the last row of its file keeps it out', async () => {
    const before = await facts();
    await importWhile('id,name,ingredients\nLAST,There,\n', {}, () => Promise.resolve());
    const failed = await importWhile(csv('KEPT', 'LAST,Again,\n'), {}, () => Promise.resolve());
    expect(failed).toMatchObject({ state: 'Failed', createdCount: 0, rejectedCount: 1 });
    expect(await facts()).toEqual({ ...before, all: before.all + 1 });
  });

  it('does not keep others from adding articles, and is undone without those', async () => {
    let isAdded = false;
    const done = await importWhile(csv('BESIDE'), {}, async (transactions) => {
      if (transactions !== 5 || isAdded) return;
      isAdded = true;
      const added = await server().call('POST /api/articles', {
        as: 'admin@demo.test',
        body: { name: 'Added meanwhile', externalIdentifier: 'MEANWHILE' },
      });
      expect(added.status).toBe(200);
    });
    expect(done).toMatchObject({ state: 'Done', createdCount: count });
    expect((await undo(done.id)).status).toBe(200);
    expect([await countArticles('BESIDE'), (await found('MEANWHILE')).length]).toEqual([0, 1]);
  });

  it('is looked up again when somebody took one of its identifiers meanwhile', async () => {
    let isAdded = false;
    const failed = await importWhile(csv('TAKEN'), {}, async (transactions) => {
      if (transactions !== 5 || isAdded) return;
      isAdded = true;
      await server().call('POST /api/articles', {
        as: 'admin@demo.test',
        body: { name: 'Taken', externalIdentifier: 'TAKEN-7' },
      });
    });
    expect(isAdded).toBe(true);
    expect(failed).toMatchObject({ state: 'Failed', createdCount: 0, rejectedCount: 1 });
    expect(await countArticles('TAKEN')).toBe(1);
    expect(await facts()).toMatchObject({ pending: 0 });
  });

  it('gives back the ids of rows that were there already', async () => {
    const nextId = () =>
      server().store.asOrganization(organizationId, async (transaction) => {
        const rows = await transaction.select().from(idCounters);
        return rows.find(({ entity }) => entity === 'article')?.nextId ?? 0;
      });
    await importWhile(csv('AGAIN'), {}, () => Promise.resolve());
    const before = await nextId();
    const skip = { ...articleOptions, onExisting: 'skip' };
    const file = csv('AGAIN').replace('AGAIN-3,', 'NEW-3,');
    const done = await importWhile(file, skip, () => Promise.resolve());
    expect(done).toMatchObject({ state: 'Done', createdCount: 1, skippedCount: count - 1 });
    expect(await nextId()).toBe(before + 1);
    const created = await server().store.asOrganization(organizationId, (transaction) =>
      transaction.$count(articles, between(articles.id, before, before)),
    );
    expect(created).toBe(1);
  });
});
