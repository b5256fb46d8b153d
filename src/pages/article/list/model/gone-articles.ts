import type { ApiError, Id } from '@/shared/api';
import type { ChosenArticles } from './chosen-articles';

/** Returns the chosen articles that no longer exist on the server, from the problems of its error. */
export function goneArticles({ request }: ChosenArticles, { problems }: ApiError): readonly Id[] {
  if (!('articleIds' in request)) return [];
  return problems.flatMap(({ path = '' }) => {
    const [list, index] = path.split('.');
    const id = list === 'articleIds' && index !== undefined ? request.articleIds[Number(index)] : undefined;
    return id === undefined ? [] : [id];
  });
}

/** Returns the chosen articles without the missing ones. */
export function withoutGone(articles: ChosenArticles, gone: readonly Id[]): ChosenArticles {
  const { count, names, request } = articles;
  if (!('articleIds' in request)) return articles;
  return {
    count: count - gone.length,
    names: new Map([...names].filter(([id]) => !gone.includes(id))),
    request: { articleIds: request.articleIds.filter((id) => !gone.includes(id)) },
  };
}
