import { queryOptions } from '@tanstack/react-query';
import { callForPage, callForValue, productApi, type Id } from '@/shared/api';
import { LIST_KEPT_MS, CONNECTOR_TIMEOUT_MS } from '../config/timings';
import { articleSchema } from './article-schema';

/** Which of a connector's articles are asked for. */
interface ConnectorArticleFilter {
  searchQuery: string;
  offset: number;
  take: number;
}

const articlesOf = (connectorId: Id) => `api/connectors/${encodeURIComponent(connectorId)}/articles`;

/** Articles of another system, served by a connector in the shape of the organisation's own. */
export const connectorArticleQueries = {
  all: () => ['connector-article'] as const,
  /** One page; asked of the system itself every time. */
  page: (connectorId: Id, { searchQuery, offset, take }: ConnectorArticleFilter) =>
    queryOptions({
      queryKey: [...connectorArticleQueries.all(), 'list', connectorId, { searchQuery, offset, take }],
      queryFn: ({ signal }) =>
        callForPage(productApi, articlesOf(connectorId), articleSchema, {
          searchParams: { take, offset, ...(searchQuery !== '' && { searchQuery }) },
          signal,
          timeout: CONNECTOR_TIMEOUT_MS,
        }),
      // Whoever waits has waited long enough: asking again is a person's decision.
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
