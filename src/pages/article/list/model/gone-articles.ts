import type { ApiError, Id } from '@/shared/api';
import type { ChosenArticles } from './chosen-articles';

/** The chosen articles that the server does not have any more, by what it found wrong. */
export function goneArticles({ request }: ChosenArticles, { problems }: ApiError): readonly Id[] {
  if (!('articleIds' in request)) return [];
  return problems.flatMap(({ path = '' }) => {
    const [list, index] = path.split('.');
    const id = list === 'articleIds' && index !== undefined ? request.articleIds[Number(index)] : undefined;
    return id === undefined ? [] : [id];
  });
}

/** The others. */
export function withoutGone(articles: ChosenArticles, gone: readonly Id[]): ChosenArticles {
  const { count, names, request } = articles;
  if (!('articleIds' in request)) return articles;
  return {
    count: count - gone.length,
    names: new Map([...names].filter(([id]) => !gone.includes(id))),
    request: { articleIds: request.articleIds.filter((id) => !gone.includes(id)) },
  };
}
