import { expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { allocateArticleIds, waitForArticleWriters } from './article-writers.ts';
import { searchColumns } from './search-text.ts';

const { organizationId } = demoOrganization;
/** Long enough for the other writer to have begun. */
const HEAD_START_MS = 100;

async function addArticle(transaction: Transaction, externalIdentifier: string): Promise<void> {
  const id = await allocateArticleIds(transaction, organizationId);
  await transaction.insert(articles).values({
    organizationId,
    id,
    groupId: 1,
    name: externalIdentifier,
    externalIdentifier,
    data: [],
    ...searchColumns(externalIdentifier, externalIdentifier, []),
    modifiedAt: new Date(),
  });
}

onEveryStore('writers of articles', (server) => {
  it('wait for each other, and none is ended for the other', async () => {
    const runs = { import: 0, form: 0 };
    const slow = server().store.asOrganization(organizationId, async (transaction) => {
      runs.import += 1;
      await waitForArticleWriters(transaction);
      await new Promise((resolve) => setTimeout(resolve, 2 * HEAD_START_MS));
      await addArticle(transaction, 'by import');
    });
    await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
    const quick = server().store.asOrganization(organizationId, async (transaction) => {
      runs.form += 1;
      await addArticle(transaction, 'by form');
    });
    await Promise.all([slow, quick]);
    expect(runs).toEqual({ import: 1, form: 1 });
  });
});
