import { and, count, eq, inArray, like, type SQL } from 'drizzle-orm';
import { articleLabels, articles } from '../../foundation/store/schema/index.ts';
import type { ReadRows } from '../../foundation/store/read-rows.ts';
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
  read: ReadRows,
  labelId: number,
  filter: ArticleFilter,
): Promise<{ total: number; articleIds: number[] }> {
  const { searchQuery } = filter;
  const found = await find(read, labelId, searchTerms(searchQuery), filter);
  const otherTerms = found.total === 0 ? termsWithUpcE(searchQuery) : undefined;
  return otherTerms ? find(read, labelId, otherTerms, filter) : found;
}

async function find(
  read: ReadRows,
  labelId: number,
  terms: readonly string[],
  { groupIds, take, offset, sort = 'name' }: ArticleFilter,
) {
  const matching: (SQL | undefined)[] = terms.map((term) =>
    like(articles.searchText, `%${literally(term)}%`),
  );
  const conditionIn = (transaction: Transaction) =>
    and(
      inArray(
        articles.id,
        transaction
          .select({ id: articleLabels.articleId })
          .from(articleLabels)
          .where(eq(articleLabels.labelId, labelId)),
      ),
      groupIds && inArray(articles.groupId, [...groupIds]),
      ...matching,
    );
  const [page, [counted]] = await read((transaction) => [
    transaction
      .select({ id: articles.id })
      .from(articles)
      .where(conditionIn(transaction))
      .orderBy(...articleOrder(sort))
      .limit(take)
      .offset(offset),
    transaction.select({ total: count() }).from(articles).where(conditionIn(transaction)),
  ]);
  return { total: counted?.total ?? 0, articleIds: page.map(({ id }) => id) };
}

/** Escapes wildcards, so that they match themselves. */
const literally = (term: string) => term.replaceAll(/[\\%_]/g, String.raw`\$&`);
