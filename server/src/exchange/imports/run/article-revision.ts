import { waitForArticleWriters } from '../../../catalogue/articles/article-writers.ts';
import { articleRevisions } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';

/** Returns the revision of the organisation's articles (docs/adr/0013); undefined before the first one was written. */
export async function loadArticleRevision(transaction: Transaction): Promise<string | undefined> {
  const [current] = await transaction.select({ revision: articleRevisions.revision }).from(articleRevisions);
  return current?.revision;
}

/**
 * Waits for other writers of articles and keeps them waiting until the transaction ends. Returns whether nobody has
 * changed an article since the revision was loaded.
 */
export async function lockArticles(transaction: Transaction, since: string | undefined): Promise<boolean> {
  const [current] = await transaction
    .select({ revision: articleRevisions.revision })
    .from(articleRevisions)
    .for('update');
  await waitForArticleWriters(transaction);
  return current !== undefined && current.revision === since;
}
