import { asc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { articleIdentity } from 'label-core/gtin';
import type { ImportedArticle } from 'label-core/import';
import { isOneOf } from '../../../foundation/store/is-one-of.ts';
import { articleLabels, articles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { StoredArticle } from './merge-article.ts';
import type { ImportableRow } from './read-import-file.ts';

/** Returns the existing articles by their identity; of two with the same identity the older one. */
export async function findKnownArticles(
  transaction: Transaction,
  rows: readonly ImportableRow<ImportedArticle>[],
): Promise<ReadonlyMap<string, StoredArticle>> {
  const ids = await findIds(
    transaction,
    rows.map(({ value }) => articleIdentity(value.externalIdentifier)),
  );
  if (ids.length === 0) return new Map();
  const found = await transaction
    .select({
      id: articles.id,
      identity: articles.identity,
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      data: articles.data,
    })
    .from(articles)
    .where(isOneOf(articles.id, ids))
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

const foundSchema = z.object({ rows: z.array(z.object({ id: z.int() })) });

/**
 * Returns the ids of the articles with these identities. Looks each of them up in the index: while a table fills, the
 * planner takes every identity for frequent, and would read all articles for a list of them.
 */
async function findIds(transaction: Transaction, identities: readonly string[]): Promise<readonly number[]> {
  // Passes all as one parameter: a list of placeholders would be parsed anew each time.
  const found = await transaction.execute(sql`
    select found.id from unnest(${sql.param(identities)}::text[]) as wanted (identity)
    cross join lateral (
      select id from ${articles} where ${articles.identity} = wanted.identity offset 0
    ) as found`);
  return foundSchema.parse(found).rows.map(({ id }) => id);
}

/** Returns the labels each of the articles is connected to. */
async function findLabelIds(transaction: Transaction, articleIds: readonly number[]) {
  const connected = await transaction
    .select({ articleId: articleLabels.articleId, labelId: articleLabels.labelId })
    .from(articleLabels)
    .where(isOneOf(articleLabels.articleId, articleIds));
  const byArticle = Map.groupBy(connected, ({ articleId }) => articleId);
  return (articleId: number) => (byArticle.get(articleId) ?? []).map(({ labelId }) => labelId);
}
