import { sql } from 'drizzle-orm';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/**
 * Waits for other writers of articles: they wait for each other from their first write on (server/drizzle/0003). After
 * this write, which changes nothing, no article can appear beside those that are looked up.
 */
export async function waitForArticleWriters(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`update ${articles} set name = name where false`);
}

/**
 * Reserves ids for new articles and returns the first. Waits for other writers first: a writer that already held the
 * ids would wait for a writer that waits for the ids, until PostgreSQL aborted one of the two.
 */
export async function allocateArticleIds(
  transaction: Transaction,
  organizationId: number,
  count = 1,
): Promise<number> {
  await waitForArticleWriters(transaction);
  return allocateIds(transaction, organizationId, 'article', count);
}
