import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { articleQueries, type Article } from '@/entities/article';
import type { LabelledArticle } from '@/entities/label';
import { isNotOffered, toApiError, type Id } from '@/shared/api';
import { listArticlesOfLabel, type ArticleOfLabel } from './article-of-label';
import { ARTICLES_CHECKED, ARTICLES_FRESH_MS, ARTICLES_PER_CALL } from '../config/article-check';

/** An article that carries a label: with all its values, or as a list has it. */
export type CarryingArticle = ArticleOfLabel | ListedArticle;

/** An article of a list, which has its values for published labels only. */
export interface ListedArticle extends Pick<Article, 'id' | keyof LabelledArticle> {
  /** The label that all of them carry. */
  readonly labelId: Id;
}

export interface CarryingArticles {
  /** In the order of the server; at most ARTICLES_CHECKED. */
  readonly articles: readonly CarryingArticle[];
  /** All articles that carry the label, also those that were not read. */
  readonly total: number;
}

/** Query for all articles that carry a label, read page by page; off for a label that is not on the server yet. */
export const carryingArticlesQuery = (labelId: Id | undefined) =>
  queryOptions({
    queryKey: [...articleQueries.lists(), 'carrying', labelId],
    queryFn: ({ client, signal }) => readAll(client, labelId, signal),
    enabled: labelId !== undefined,
    staleTime: ARTICLES_FRESH_MS,
    meta: { silent: true },
  });

async function readAll(
  client: QueryClient,
  labelId: Id | undefined,
  signal: AbortSignal,
): Promise<CarryingArticles> {
  if (labelId === undefined) return { articles: [], total: 0 };
  try {
    return await readPages(async (page) => {
      const { rows, total } = await listArticlesOfLabel(labelId, { ...page, signal });
      return { rows, count: rows.length, total };
    });
  } catch (error) {
    if (!isNotOffered(toApiError(error))) throw error;
  }
  return readPages(async (page) => {
    signal.throwIfAborted();
    // The pages themselves are not kept: what is needed of them is in the result.
    const { rows, total } = await client.fetchQuery({
      ...articleQueries.list({ labelId, ...page }),
      staleTime: 0,
      gcTime: 0,
    });
    return { rows: rows.flatMap((article) => carrying(article, labelId)), count: rows.length, total };
  });
}

interface ReadPage {
  readonly rows: readonly CarryingArticle[];
  /** Articles of the page, also those without the label. */
  readonly count: number;
  readonly total: number | undefined;
}

async function readPages(
  read: (page: { readonly take: number; readonly offset: number }) => Promise<ReadPage>,
): Promise<CarryingArticles> {
  const articles: CarryingArticle[] = [];
  let offset = 0;
  let total = 0;
  do {
    const page = await read({ take: ARTICLES_PER_CALL, offset });
    if (page.count === 0) break;
    articles.push(...page.rows);
    offset += page.count;
    total = page.total ?? offset;
  } while (offset < total && offset < ARTICLES_CHECKED);
  // A server that does not know the filter sends all articles: then only those of the label count.
  return { articles, total: articles.length === offset ? total : articles.length };
}

function carrying({ id, name, externalIdentifier, gtins, labels }: Article, labelId: Id): ListedArticle[] {
  const isCarried = labels.some((label) => label.labelId === labelId);
  return isCarried ? [{ id, name, externalIdentifier, gtins, labels, labelId }] : [];
}
