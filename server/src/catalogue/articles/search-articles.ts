import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { articleRevisions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { ArticleFilter } from './article-filter.ts';
import type { FoundArticles, Known } from './found-articles.ts';
import { searchTerms, termsWithUpcE } from '../../foundation/values/search-terms.ts';

/** Transaction, organisation and cached results of a search. */
interface SearchScope {
  readonly transaction: Transaction;
  /** Organisation of the transaction. */
  readonly organizationId: number;
  readonly cache: FoundArticles;
}

const resultSchema = z.object({
  rows: z.tuple([
    z.object({ total: z.int(), article_ids: z.array(z.int()), revision: z.string().nullable() }),
  ]),
});

/**
 * Returns the ids of one page of articles in the requested order, and the exact total number (server/drizzle/0014). A
 * cached result is used only when the store confirms that no article has changed since.
 */
export async function searchArticles(
  { transaction, organizationId, cache }: SearchScope,
  filter: ArticleFilter,
): Promise<{ total: number; articleIds: readonly number[] }> {
  const known = cache.find(organizationId, filter);
  if (known?.articleIds && (await isCurrent(transaction, organizationId, known)))
    return { total: known.total, articleIds: known.articleIds };
  const { searchQuery } = filter;
  const otherTerms = termsWithUpcE(searchQuery);
  // A total that is known may be that of the other words.
  const first = await find(transaction, searchTerms(searchQuery), filter, otherTerms ? undefined : known);
  const found = first.total === 0 && otherTerms ? await find(transaction, otherTerms, filter) : first;
  const { total, article_ids: articleIds, revision } = found;
  if (revision !== null) cache.keep(organizationId, filter, { revision, total, articleIds });
  return { total, articleIds };
}

async function find(
  transaction: Transaction,
  terms: readonly string[],
  { groupIds, take, offset, sort = 'name' }: ArticleFilter,
  known?: Known,
) {
  const result = await transaction.execute(
    sql`select * from search_articles(
      ${sql.param(terms)}::text[], ${groupIds ? sql.param(groupIds) : null}::integer[],
      ${take}::integer, ${offset}::integer, ${known?.revision ?? null}::uuid, ${known?.total ?? null}::integer,
      ${sort}::text)`,
  );
  return resultSchema.parse(result).rows[0];
}

async function isCurrent(transaction: Transaction, organizationId: number, { revision }: Known) {
  const [now] = await transaction
    .select({ revision: articleRevisions.revision })
    .from(articleRevisions)
    .where(eq(articleRevisions.organizationId, organizationId));
  return now?.revision === revision;
}
