import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../store/store.ts';
import { searchTerms } from './search-text.ts';

export interface ArticleFilter {
  readonly searchQuery: string;
  /** Only articles of these groups; undefined: of all. */
  readonly groupIds?: readonly number[] | undefined;
  readonly take: number;
  readonly offset: number;
}

const resultSchema = z.object({
  rows: z.tuple([z.object({ total: z.int(), article_ids: z.array(z.int()) })]),
});

/** The ids of one page of articles in the order of their names, and how many there are in all (server/drizzle/0002). */
export async function searchArticles(
  transaction: Transaction,
  { searchQuery, groupIds, take, offset }: ArticleFilter,
): Promise<{ total: number; articleIds: number[] }> {
  const terms = sql.param(searchTerms(searchQuery));
  const groups = groupIds ? sql.param(groupIds) : null;
  const result = await transaction.execute(
    sql`select * from search_articles(${terms}::text[], ${groups}::integer[], ${take}::integer, ${offset}::integer)`,
  );
  const [page] = resultSchema.parse(result).rows;
  return { total: page.total, articleIds: page.article_ids };
}
