import { useQuery } from '@tanstack/react-query';
import { articleQueries, connectorArticleQueries } from '@/entities/article';
import type { Id } from '@/shared/api';

/**
 * Returns an article of the organisation, or of the given connector: two articles with the same number are never
 * confused.
 */
export function useArticleToPrint(articleId: Id, connectorId: Id | undefined) {
  const isOwn = connectorId === undefined;
  const own = useQuery({ ...articleQueries.detail(articleId), enabled: isOwn });
  const foreign = useQuery({
    ...connectorArticleQueries.detail(connectorId ?? '', articleId),
    enabled: !isOwn,
  });
  return isOwn ? own : foreign;
}
