import { and, between, eq, sql } from 'drizzle-orm';
import { allocateIds } from '../../../foundation/store/allocate-ids.ts';
import { articles, idCounters, pendingArticles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { ImportJob } from './import-job.ts';

/** Articles deleted in one transaction. */
const deletedAtOnce = 1000;

type JobIds = Pick<ImportJob, 'organizationId' | 'id'>;

/**
 * Reserves ids for new articles of an import and returns the first. Nobody sees articles with these ids until
 * `showPending`.
 * @param count at least as many as will be written; `showPending` gives back the rest
 */
export async function reservePending(
  transaction: Transaction,
  { organizationId, id }: JobIds,
  count: number,
): Promise<number> {
  const firstId = await allocateIds(transaction, organizationId, 'article', count);
  const lastId = firstId + count - 1;
  await transaction.insert(pendingArticles).values({ organizationId, importId: id, firstId, lastId });
  return firstId;
}

/** Lets the rest of this transaction write and see the pending articles of an import. */
export const enterPending = (transaction: Transaction, { id }: JobIds) =>
  transaction.execute(sql`select set_config('app.import_id', ${String(id)}, true)`);

/** Shows the articles of an import to everybody, all at once with the end of this transaction. */
export async function showPending(
  transaction: Transaction,
  { organizationId, id }: JobIds,
  createdCount: number,
): Promise<void> {
  const [range] = await transaction
    .delete(pendingArticles)
    .where(eq(pendingArticles.importId, id))
    .returning({ firstId: pendingArticles.firstId, lastId: pendingArticles.lastId });
  if (!range) return;
  // Ids that were reserved for rows which turned out to be there already; unless others reserved some meanwhile.
  await transaction
    .update(idCounters)
    .set({ nextId: range.firstId + createdCount })
    .where(
      and(
        eq(idCounters.organizationId, organizationId),
        eq(idCounters.entity, 'article'),
        eq(idCounters.nextId, range.lastId + 1),
      ),
    );
}

/**
 * Deletes the pending articles of an import in short transactions; none are left when it resolves.
 * @param within runs a transaction of the import
 */
export async function discardPending(
  within: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>,
  job: JobIds,
): Promise<void> {
  const isOfImport = eq(pendingArticles.importId, job.id);
  const [range] = await within((transaction) => transaction.select().from(pendingArticles).where(isOfImport));
  if (!range) return;
  for (let at = range.firstId; at <= range.lastId; at += deletedAtOnce)
    await within(async (transaction) => {
      await enterPending(transaction, job);
      await transaction
        .delete(articles)
        .where(between(articles.id, at, Math.min(at + deletedAtOnce - 1, range.lastId)));
    });
  await within((transaction) => transaction.delete(pendingArticles).where(isOfImport));
}
