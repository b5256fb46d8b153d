import { useQuery } from '@tanstack/react-query';
import { articleQueries, connectorArticleQueries } from '@/entities/article';
import type { Id } from '@/shared/api';

/** An article of the organisation, or of a connector where one is given: two with the same number are never mixed up. */
export function useArticleToPrint(articleId: Id, connectorId: Id | undefined) {
  const isOwn = connectorId === undefined;
  const own = useQuery({ ...articleQueries.detail(articleId), enabled: isOwn });
  const foreign = useQuery({
    ...connectorArticleQueries.detail(connectorId ?? '', articleId),
    enabled: !isOwn,
  });
  return isOwn ? own : foreign;
}
