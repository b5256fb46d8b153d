import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { SEARCH_MIN_CHARS } from '@/shared/config';
import { isEmptyScope, type ArticleSearchScope } from '../model/article-search-scope';
import { LIST_KEPT_MS } from '../config/timings';
import {
  getArticle,
  getArticlesByName,
  listArticles,
  type ArticleFilter,
  type ArticlePage,
} from './article-requests';

const NOTHING: ArticlePage = { rows: [], total: 0 };

/** Queries for articles. The only place that defines their cache keys. */
export const articleQueries = {
  all: () => ['article'] as const,
  lists: () => [...articleQueries.all(), 'list'] as const,
  list: (filter: ArticleFilter) =>
    queryOptions({
      queryKey: [...articleQueries.lists(), filter],
      queryFn: ({ signal }) => listArticles(filter, signal),
      gcTime: LIST_KEPT_MS,
    }),
  /** One page of a list; the previous page stays on screen until the next one has loaded. */
  page: (filter: ArticleFilter) =>
    queryOptions({ ...articleQueries.list(filter), placeholderData: keepPreviousData }),
  /** Suggestions of a search field, requested from two characters on, in the person's groups or everywhere. */
  search: (text: string, scope: ArticleSearchScope) => {
    const searchQuery = text.trim();
    return queryOptions({
      queryKey: [...articleQueries.lists(), 'search', searchQuery, scope],
      queryFn: ({ signal }) =>
        isEmptyScope(scope)
          ? NOTHING
          : listArticles(
              { searchQuery, ...(scope.mode === 'groupOnly' && { groupIds: scope.groupIds }) },
              signal,
            ),
      enabled: searchQuery.length >= SEARCH_MIN_CHARS,
      gcTime: LIST_KEPT_MS,
    });
  },
  details: () => [...articleQueries.all(), 'detail'] as const,
  detail: (articleId: Id) =>
    queryOptions({
      queryKey: [...articleQueries.details(), articleId],
      queryFn: ({ signal }) => getArticle(articleId, signal),
    }),
  byName: (name: string) =>
    queryOptions({
      queryKey: [...articleQueries.lists(), 'name', name],
      queryFn: ({ signal }) => getArticlesByName(name, signal),
      enabled: name !== '',
    }),
};
