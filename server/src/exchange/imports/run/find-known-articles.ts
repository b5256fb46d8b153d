import { asc, sql } from 'drizzle-orm';
import { articleIdentity } from 'label-core/gtin';
import type { ImportedArticle } from 'label-core/import';
import { articleLabels, articles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { StoredArticle } from './merge-article.ts';
import type { ImportableRow } from './read-import-file.ts';

/** Returns the existing articles by their identity; of two with the same identity the older one. */
export async function findKnownArticles(
  transaction: Transaction,
  rows: readonly ImportableRow<ImportedArticle>[],
): Promise<ReadonlyMap<string, StoredArticle>> {
  // Passes all as one parameter: a list of placeholders would be parsed anew each time.
  const identities = rows.map(({ value }) => articleIdentity(value.externalIdentifier));
  const found = await transaction
    .select({
      id: articles.id,
      identity: articles.identity,
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      data: articles.data,
    })
    .from(articles)
    .where(sql`${articles.identity} = any(${sql.param(identities)}::text[])`)
    .orderBy(asc(articles.id));
  const labelIdsOf = await findLabelIds(
    transaction,
    found.map(({ id }) => id),
  );
  return new Map(
    found
      .toReversed()
      .map(({ identity, ...article }) => [identity, { ...article, labelIds: labelIdsOf(article.id) }]),
  );
}

/** Returns the labels each of the articles is connected to. */
async function findLabelIds(transaction: Transaction, articleIds: readonly number[]) {
  const connected = await transaction
    .select({ articleId: articleLabels.articleId, labelId: articleLabels.labelId })
    .from(articleLabels)
    .where(sql`${articleLabels.articleId} = any(${sql.param(articleIds)}::integer[])`);
  const byArticle = Map.groupBy(connected, ({ articleId }) => articleId);
  return (articleId: number) => (byArticle.get(articleId) ?? []).map(({ labelId }) => labelId);
}
