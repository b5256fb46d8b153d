import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { articleQueries, type Article } from '@/entities/article';
import type { LabelledArticle } from '@/entities/label';
import type { Id } from '@/shared/api';
import { ARTICLES_CHECKED, ARTICLES_FRESH_MS, ARTICLES_PER_CALL } from '../config/article-check';

/** An article that carries a label. */
export interface CarryingArticle extends Pick<Article, 'id' | keyof LabelledArticle> {
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
  const articles: CarryingArticle[] = [];
  let offset = 0;
  let total = 0;
  do {
    signal.throwIfAborted();
    // The pages themselves are not kept: what is needed of them is in the result.
    const page = await client.fetchQuery({
      ...articleQueries.list({ labelId, take: ARTICLES_PER_CALL, offset }),
      staleTime: 0,
      gcTime: 0,
    });
    if (page.rows.length === 0) break;
    articles.push(...page.rows.flatMap((article) => carrying(article, labelId)));
    offset += page.rows.length;
    total = page.total ?? offset;
  } while (offset < total && offset < ARTICLES_CHECKED);
  // A server that does not know the filter sends all articles: then only those of the label count.
  return { articles, total: articles.length === offset ? total : articles.length };
}

function carrying({ id, name, externalIdentifier, gtins, labels }: Article, labelId: Id): CarryingArticle[] {
  const isCarried = labels.some((label) => label.labelId === labelId);
  return isCarried ? [{ id, name, externalIdentifier, gtins, labels, labelId }] : [];
}
