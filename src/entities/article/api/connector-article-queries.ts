import { queryOptions } from '@tanstack/react-query';
import { callForPage, callForValue, productApi, type Id } from '@/shared/api';
import { LIST_KEPT_MS, CONNECTOR_TIMEOUT_MS } from '../config/timings';
import { articleSchema } from './article-schema';

/** Filter of a connector's articles. */
interface ConnectorArticleFilter {
  searchQuery: string;
  offset: number;
  take: number;
}

const articlesOf = (connectorId: Id) => `api/connectors/${encodeURIComponent(connectorId)}/articles`;

/** Queries for articles of another system, served by a connector in the shape of the organisation's own articles. */
export const connectorArticleQueries = {
  all: () => ['connector-article'] as const,
  /** One page; every time requested from the other system itself. */
  page: (connectorId: Id, { searchQuery, offset, take }: ConnectorArticleFilter) =>
    queryOptions({
      queryKey: [...connectorArticleQueries.all(), 'list', connectorId, { searchQuery, offset, take }],
      queryFn: ({ signal }) =>
        callForPage(productApi, articlesOf(connectorId), articleSchema, {
          searchParams: { take, offset, ...(searchQuery !== '' && { searchQuery }) },
          signal,
          timeout: CONNECTOR_TIMEOUT_MS,
        }),
      // The person has already waited long enough: a retry is their decision.
      retry: false,
      gcTime: LIST_KEPT_MS,
    }),
  detail: (connectorId: Id, articleId: Id) =>
    queryOptions({
      queryKey: [...connectorArticleQueries.all(), 'detail', connectorId, articleId],
      queryFn: ({ signal }) =>
        callForValue(
          productApi,
          'get',
          `${articlesOf(connectorId)}/${encodeURIComponent(articleId)}`,
          articleSchema,
          { signal, timeout: CONNECTOR_TIMEOUT_MS },
        ),
      retry: false,
    }),
};
