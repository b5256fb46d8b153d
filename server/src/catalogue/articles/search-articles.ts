import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../foundation/store/store.ts';
import type { ArticleCounts } from './article-counts.ts';
import type { ArticleFilter } from './article-filter.ts';
import { searchTerms } from '../../foundation/values/search-terms.ts';

/** Transaction, organisation and cached counts of a search. */
interface SearchScope {
  readonly transaction: Transaction;
  /** Organisation of the transaction. */
  readonly organizationId: number;
  readonly counts: ArticleCounts;
}

const resultSchema = z.object({
  rows: z.tuple([
    z.object({ total: z.int(), article_ids: z.array(z.int()), revision: z.string().nullable() }),
  ]),
});

/**
 * Returns the ids of one page of articles in the requested order, and the exact total number (server/drizzle/0014). A
 * cached count is used only when the store confirms that no article has changed since.
 */
export async function searchArticles(
  { transaction, organizationId, counts }: SearchScope,
  filter: ArticleFilter,
): Promise<{ total: number; articleIds: number[] }> {
  const { searchQuery, groupIds, take, offset, sort = 'name' } = filter;
  const known = counts.find(organizationId, filter);
  const result = await transaction.execute(
    sql`select * from search_articles(
      ${sql.param(searchTerms(searchQuery))}::text[], ${groupIds ? sql.param(groupIds) : null}::integer[],
      ${take}::integer, ${offset}::integer, ${known?.revision ?? null}::uuid, ${known?.total ?? null}::integer,
      ${sort}::text)`,
  );
  const [{ total, article_ids: articleIds, revision }] = resultSchema.parse(result).rows;
  if (revision !== null) counts.keep(organizationId, filter, { revision, total });
  return { total, articleIds };
}
