import { and, eq, inArray, like, type SQL } from 'drizzle-orm';
import { articleLabels, articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { articleOrder } from './article-sort.ts';
import type { ArticleFilter } from './article-filter.ts';
import { searchTerms, termsWithUpcE } from '../../foundation/values/search-terms.ts';

/**
 * Returns the ids of one page of the articles connected to a label, in the requested order, and the total number. The
 * label's index narrows the rows before the text is compared, so none of the strategies of the search over all articles
 * is needed.
 */
export async function searchArticlesOfLabel(
  transaction: Transaction,
  labelId: number,
  filter: ArticleFilter,
): Promise<{ total: number; articleIds: number[] }> {
  const { searchQuery } = filter;
  const found = await find(transaction, labelId, searchTerms(searchQuery), filter);
  const otherTerms = found.total === 0 ? termsWithUpcE(searchQuery) : undefined;
  return otherTerms ? find(transaction, labelId, otherTerms, filter) : found;
}

async function find(
  transaction: Transaction,
  labelId: number,
  terms: readonly string[],
  { groupIds, take, offset, sort = 'name' }: ArticleFilter,
) {
  const carrying = transaction
    .select({ id: articleLabels.articleId })
    .from(articleLabels)
    .where(eq(articleLabels.labelId, labelId));
  const matching: (SQL | undefined)[] = terms.map((term) =>
    like(articles.searchText, `%${literally(term)}%`),
  );
  const condition = and(
    inArray(articles.id, carrying),
    groupIds && inArray(articles.groupId, [...groupIds]),
    ...matching,
  );
  const page = await transaction
    .select({ id: articles.id })
    .from(articles)
    .where(condition)
    .orderBy(...articleOrder(sort))
    .limit(take)
    .offset(offset);
  return { total: await transaction.$count(articles, condition), articleIds: page.map(({ id }) => id) };
}

/** Escapes wildcards, so that they match themselves. */
const literally = (term: string) => term.replaceAll(/[\\%_]/g, String.raw`\$&`);
