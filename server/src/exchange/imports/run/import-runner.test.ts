import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../program/create-server.ts';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../../program/demo/seed-demo.ts';
import { silentLogger } from '../../../foundation/work/logger.ts';
import { createMemoryStore } from '../../../foundation/store/memory-store.ts';
import { articles, imports } from '../../../foundation/store/schema/index.ts';
import type { Store } from '../../../foundation/store/store.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { keepArticles } from '../../../testing/store-upload-of.ts';
import { loadImport } from '../load-imports.ts';
import { startImportRunner } from './import-runner.ts';

const { organizationId } = demoOrganization;

onEveryStore('two processes over one store', (server) => {
  const { upload, idOf, load, articles: found } = importCalls(server);

  it('import each file once', async () => {
    const { store, keys, now } = server();
    const other = await createServer({ store, keys, clock: now });
    const ids: number[] = [];
    for (const name of ['TA', 'TB', 'TC', 'TD'])
      ids.push(idOf(await upload({ file: `id,name,ingredients\n${name}-1,${name},\n` })));
    await Promise.all([server().importDue(), other.importDue(), server().importDue(), other.importDue()]);
    for (const id of ids) {
      // The process that took the import may still be running it when the other one finds nothing to take.
      await expect.poll(async () => (await load(id)).state).toBe('Done');
      expect(await load(id)).toMatchObject({ createdCount: 1 });
    }
    for (const name of ['TA', 'TB', 'TC', 'TD']) expect(await found(`${name}-1`)).toHaveLength(1);
  });
});

const deadlock = () =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }) });

describe('an import that is interrupted', () => {
  let store: Store;
  const now = new Date();
  const clock = () => now;
  beforeAll(async () => {
    store = await createMemoryStore();
    await seedDemo(store);
  });
  afterAll(() => store.close());

  /** Transactions that would complete an import fail at their end, `times` times. */
  const disturbed = (times: number, fault: () => Error = deadlock): Store => {
    let completed = 0;
    return {
      ...store,
      asOrganization: (organization, work) =>
        store.asOrganization(organization, async (transaction) => {
          const done = () => transaction.$count(imports, eq(imports.state, 'Done'));
          const before = await done();
          const result = await work(transaction);
          if ((await done()) > before && (completed += 1) <= times) throw fault();
          return result;
        }),
    };
  };
  const importWith = async (through: Store) => {
    const runner = startImportRunner({
      store: through,
      clock,
      logger: silentLogger,
      webHooks: { wake: () => undefined },
    });
    await runner.importDue();
    await runner.close();
  };
  const outcome = (id: number, prefix: string) =>
    store.asOrganization(organizationId, async (transaction) => ({
      history: await loadImport(transaction, id),
      articles: await transaction.$count(articles, like(articles.externalIdentifier, `${prefix}-%`)),
    }));

  it('is tried again, and completed once', async () => {
    const id = await keepArticles(store, clock, 'id,name,ingredients\nDA-1,One,\nDA-2,Two,\n');
    await importWith(disturbed(2));
    expect(await outcome(id, 'DA')).toMatchObject({
      history: { state: 'Done', createdCount: 2 },
      articles: 2,
    });
  });

  it('is given up with a sentence when it is interrupted every time', async () => {
    const id = await keepArticles(store, clock, 'id,name,ingredients\nDB-1,One,\n');
    await importWith(disturbed(3));
    expect(await outcome(id, 'DB')).toMatchObject({
      history: {
        state: 'Failed',
        createdCount: 0,
        message:
          'Nothing was imported. Others changed the same articles or orders at the same time. Import the file again.',
      },
      articles: 0,
    });
  });

  it('is given up when the program ended during it three times', async () => {
    const id = await keepArticles(store, clock, 'id,name,ingredients\nDC-1,One,\n');
    const leasedUntil = new Date(now.getTime() + 1);
    await store.asOrganization(organizationId, (transaction) =>
      transaction
        .update(imports)
        .set({ state: 'Running', attempts: 3, leasedUntil })
        .where(eq(imports.id, id)),
    );
    await importWith(store);
    expect((await outcome(id, 'DC')).history?.state).toBe('Running');
    await store.asOrganization(organizationId, (transaction) =>
      transaction.update(imports).set({ leasedUntil: now }).where(eq(imports.id, id)),
    );
    await importWith(store);
    const { history, articles: count } = await outcome(id, 'DC');
    expect([history?.state, count]).toEqual(['Failed', 0]);
    expect(history?.message).toMatch(/ended in the middle of this file several times/);
  });

  it('is put back where it was when the server ends, which counts as no attempt, and completed once by another', async () => {
    const id = await keepArticles(store, clock, 'id,name,ingredients\nDE-1,One,\nDE-2,Two,\n');
    let calls = 0;
    const runner = startImportRunner({
      store: {
        ...store,
        asOrganization: (organization, work) => {
          // In the middle: it has been loaded, and its first rows are being written.
          if ((calls += 1) === 4) void runner.close();
          return store.asOrganization(organization, work);
        },
      },
      clock,
      logger: silentLogger,
      webHooks: { wake: () => undefined },
    });
    await runner.importDue();
    expect(calls).toBeGreaterThanOrEqual(4);
    const [left] = await store.asOrganization(organizationId, (transaction) =>
      transaction
        .select({ state: imports.state, attempts: imports.attempts, leasedUntil: imports.leasedUntil })
        .from(imports)
        .where(eq(imports.id, id)),
    );
    expect(left).toEqual({ state: 'Waiting', attempts: 0, leasedUntil: null });
    await importWith(store);
    expect(await outcome(id, 'DE')).toMatchObject({
      history: { state: 'Done', createdCount: 2 },
      articles: 2,
    });
  });

  it('reports that the server could not write it when no other reason is known', async () => {
    const id = await keepArticles(store, clock, 'id,name,ingredients\nDD-1,One,\n');
    await importWith(disturbed(1, () => new Error('disk full')));
    expect(await outcome(id, 'DD')).toMatchObject({
      history: {
        state: 'Failed',
        message: 'Nothing was imported. The server could not write this file; its log says why.',
      },
      articles: 0,
    });
  });
});
