import type { QueryClient } from '@tanstack/react-query';
import { articleQueries, connectorArticleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { printerQueries } from '@/entities/printer';
import type { Id } from '@/shared/api';

/**
 * Reads into the cache what the print screen of an article shows first: the article, then the label that is chosen
 * without a person's doing, beside the printers. Resolves with the article, rejects with ApiError when it cannot be read.
 */
export async function readArticleToPrint(
  client: QueryClient,
  articleId: Id,
  connectorId: Id | undefined,
): Promise<void> {
  void client.prefetchQuery(printerQueries.list());
  const article = await (connectorId === undefined
    ? client.query(articleQueries.detail(articleId))
    : client.query(connectorArticleQueries.detail(connectorId, articleId)));
  const [label] = article.labels;
  if (label) void client.prefetchQuery(labelQueries.detail(label.labelId));
}
