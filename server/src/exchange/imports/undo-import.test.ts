import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { waitForArticleWriters } from '../../catalogue/articles/article-writers.ts';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { accounts, articles as articlesTable, organizations } from '../../foundation/store/schema/index.ts';
import { everyFeature } from '../../foundation/values/feature-set.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { importWriter, readArticles } from '../../testing/store-upload-of.ts';
import { storeUpload } from './store-upload.ts';
import { undoImport } from './undo-import.ts';

const admin = 'admin@demo.test';
/** Long enough for the other writer to have begun. */
const HEAD_START_MS = 100;
const rows = (prefix: string, count: number) =>
  `id,name,ingredients\n${Array.from({ length: count }, (_, index) => `${prefix}-${index},${prefix} ${index},\n`).join('')}`;

onEveryStore('undoing an import', (server) => {
  const { upload, idOf, load, importFile, undo, articles } = importCalls(server);
  const articleOf = async (identifier: string) => (await articles(identifier))[0]?.id ?? 0;

  it('deletes what the import created, and shows who did it and when', async () => {
    const done = await importFile({ file: rows('KA', 700) });
    expect(done.createdCount).toBe(700);
    expect((await undo(done.id)).status).toBe(200);
    expect(await articles('KA-')).toEqual([]);
    expect(await load(done.id)).toMatchObject({
      state: 'Undone',
      createdCount: 700,
      undoneBy: 'Astrid Holm',
      undoneAt: server().now().toISOString(),
    });
    const again = await undo(done.id);
    expect([again.status, messageOf(again)]).toEqual([409, 'This import is undone already.']);
    const audit = await server().call('GET /api/audit?take=20', { as: admin });
    expect(JSON.stringify(audit.body)).toContain('import-undone');
  });

  it('deletes nothing once something it created is in use, and names the use', async () => {
    const ean = '4006381333931';
    const done = await importFile({ file: `${rows('KB', 5)}${ean},KB 5,\n` });
    const ids: number[] = [];
    for (const identifier of ['KB-0', 'KB-1', 'KB-2', 'KB-3', 'KB-4', ean])
      ids.push(await articleOf(identifier));
    for (const articleId of ids.slice(0, 4))
      await server().call('PUT /api/articles/setarticlevariabledata', {
        as: admin,
        body: { articleId, articleData: [{ key: 'ingredients', data: 'changed' }] },
      });
    const ordered = await server().call('POST /api/orders', {
      as: admin,
      body: { orderNumber: 'KB', lines: [{ articleId: ids[4], quantity: 1 }] },
    });
    expect(ordered.status).toBe(200);
    const printed = await server().call('POST /api/printjobs/article', {
      as: 'member@demo.test',
      body: {
        computerName: 'HOME',
        labels: [{ labelId: 1, printerId: 1, articleId: ids[5] }],
      },
    });
    expect(printed.status).toBe(200);
    const refused = await undo(done.id);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This import cannot be undone. Changed since: KB 0, KB 1, KB 2 and 1 more. Printed since: KB 5. In orders: KB 4. Nothing was deleted.',
    ]);
    expect(await articles('KB-')).toHaveLength(5);
    expect((await load(done.id)).state).toBe('Done');
  });

  it('leaves changed articles as they are, and reports that', async () => {
    await importFile({ file: rows('KC', 1) });
    const both = await importFile({
      file: 'id,name,ingredients\nKC-0,KC changed,\nKC-9,KC new,\n',
      options: { onExisting: 'update' },
    });
    expect(both).toMatchObject({ createdCount: 1, updatedCount: 1 });
    expect((await undo(both.id)).status).toBe(200);
    expect((await load(both.id)).message).toBe(
      'What it created is deleted. The 1 article it changed stays as changed.',
    );
    expect((await articles('KC')).map(({ name }) => name)).toEqual(['KC changed']);
    const same = await importFile({ file: rows('KC', 1), options: { onExisting: 'skip' } });
    const nothing = await undo(same.id);
    expect([nothing.status, messageOf(nothing)]).toEqual([
      409,
      'This import created nothing new, so there is nothing to take back.',
    ]);
  });

  it('deletes orders with their lines, unless they were changed', async () => {
    await server().call('POST /api/groups/2/groupSettings', {
      as: admin,
      body: {
        useLabelsConnectedToArticlesGroup: false,
        useLabelsConnectedToOrdersGroup: false,
        useLabelsConnectedToUserDefaultGroup: false,
        allowOrderImportToThisGroup: true,
      },
    });
    await importFile({ file: rows('KD', 1) });
    const articleId = await articleOf('KD-0');
    const mapping = [
      { field: 'orderNumber', column: 0 },
      { field: 'article', column: 1 },
      { field: 'quantity', column: 2 },
    ];
    const options = { kind: 'orders', hasHeader: false, mapping };
    const orders = await importFile({ file: 'KD-A,KD-0,1\nKD-B,KD-0,2\n', options });
    expect(orders).toMatchObject({ state: 'Done', createdCount: 2, rowCount: 2 });
    const count = async () =>
      z
        .object({ data: z.object({ total: z.int() }) })
        .parse(
          (await server().call('GET /api/orders/getordersbyorganization?searchQuery=KD-', { as: admin }))
            .body,
        ).data.total;
    expect(await count()).toBe(2);
    expect((await undo(orders.id)).status).toBe(200);
    expect(await count()).toBe(0);
    expect((await server().call(`DELETE /api/articles/${articleId}`, { as: admin })).status).toBe(200);
  });

  it('cancels an import that waits, and leaves one that failed', async () => {
    const { organizationId } = demoOrganization;
    const writer = importWriter(server().now);
    const uploaded = await readArticles(rows('KF', 1));
    // In one transaction, so that the runner does not take it first.
    const canceled = await server().store.asOrganization(organizationId, async (transaction) => {
      const id = await storeUpload(transaction, writer, uploaded);
      await undoImport(transaction, writer, id);
      return id;
    });
    await server().importDue();
    expect(await load(canceled)).toMatchObject({
      state: 'Undone',
      createdCount: 0,
      message: 'Canceled before it began.',
      code: 'import-run.canceled',
      args: {},
    });
    expect(await articles('KF-')).toEqual([]);
    const failed = await importFile({ file: 'id,name,ingredients\nx,,\n' });
    const answer = await undo(failed.id);
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'This import failed: it left nothing that could be undone.',
    ]);
    expect((await undo(4711)).status).toBe(404);
  });

  it('waits for another writer of articles before it holds any of them, and none is ended for the other', async () => {
    const { organizationId } = demoOrganization;
    const writer = importWriter(server().now);
    const done = await importFile({ file: rows('KG', 2) });
    const id = await articleOf('KG-0');
    const runs = { change: 0, undo: 0 };
    const change = server().store.asOrganization(organizationId, async (transaction) => {
      runs.change += 1;
      await waitForArticleWriters(transaction);
      await new Promise((resolve) => setTimeout(resolve, 2 * HEAD_START_MS));
      await transaction.update(articlesTable).set({ revision: 2 }).where(eq(articlesTable.id, id));
    });
    await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
    const undone = server().store.asOrganization(organizationId, async (transaction) => {
      runs.undo += 1;
      await undoImport(transaction, writer, done.id);
    });
    await change;
    await expect(undone).rejects.toThrow(/^This import cannot be undone\. Changed since: KG 0\./);
    expect(runs).toEqual({ change: 1, undo: 1 });
  });

  it('is not possible for another organisation, which sees and reads nothing', async () => {
    const { organizationId } = freeOrganization;
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.update(organizations).set({ features: everyFeature });
      await transaction.update(accounts).set({ userRoles: ['DataImporter'] });
    });
    const free = 'free@free.test';
    const done = await importFile({ file: rows('KE', 2) });
    expect((await undo(done.id, free)).status).toBe(404);
    expect((await server().call(`GET /api/import/${done.id}`, { as: free })).status).toBe(404);
    expect((await server().call(`GET /api/import/${done.id}/rejected`, { as: free })).status).toBe(404);
    const list = await server().call('GET /api/import/importHistory', { as: free });
    expect(list.body).toEqual({ data: [], total: 0 });
    const theirs = idOf(await upload({ as: free, file: rows('KE', 3), targetGroups: '[1]' }));
    await server().importDue();
    expect(await load(theirs, free)).toMatchObject({ state: 'Done', createdCount: 3, by: 'Femke de Groot' });
    expect(await articles('KE-')).toHaveLength(2);
  });
});
