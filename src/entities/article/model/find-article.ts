import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { SEARCH_MIN_CHARS } from '@/shared/config';
import { articleQueries } from '../api/article-queries';
import type { Article } from '../api/article-schema';
import { connectorArticleQueries } from '../api/connector-article-queries';
import { CONNECTOR_ROWS_SEARCHED } from '../config/limits';
import type { ArticleSearchScope } from './article-search-scope';
import { exactHit } from './exact-hit';
import { lookUpsOf } from './gtin';

/**
 * Returns the one article that a code identifies, by its identifier or name; undefined when there is none or more than
 * one. Rejects with ApiError when the search failed.
 */
export function findArticle(
  client: QueryClient,
  code: string,
  scope: ArticleSearchScope,
): Promise<Article | undefined> {
  return findBy(code, (text) => client.query(articleQueries.search(text, scope)));
}

/** Does the same among the articles of a connector, by a request to its system. */
export function findConnectorArticle(
  client: QueryClient,
  code: string,
  connectorId: Id,
): Promise<Article | undefined> {
  return findBy(code, (searchQuery) =>
    client.query(
      connectorArticleQueries.page(connectorId, { searchQuery, offset: 0, take: CONNECTOR_ROWS_SEARCHED }),
    ),
  );
}

async function findBy(
  code: string,
  search: (text: string) => Promise<{ rows: readonly Article[] }>,
): Promise<Article | undefined> {
  for (const { text, gtin14 } of lookUpsOf(code)) {
    if (text.length < SEARCH_MIN_CHARS) continue;
    const { rows } = await search(text);
    const hit = exactHit(rows, code, gtin14);
    if (hit) return hit;
  }
  return undefined;
}
