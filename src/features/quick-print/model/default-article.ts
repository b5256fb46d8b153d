import type { QueryClient } from '@tanstack/react-query';
import { articleQueries, createArticle, type Article } from '@/entities/article';
import type { Id } from '@/shared/api';
import { toApiError } from '@/shared/api';
import { texts } from '../i18n';
import type { CardArticle } from './card-state';

/**
 * Returns the predefined article of a widget as it can be printed: itself, or if it was deleted, the article that has
 * its name now, or a new one for the widget's label. What cannot be looked up is left to the print. Rejects with the
 * product's sentence when there is none and none can be created.
 */
export async function defaultArticle(
  client: QueryClient,
  article: CardArticle,
  labelId: Id | undefined,
): Promise<CardArticle> {
  try {
    await client.query({ ...articleQueries.detail(article.id), staleTime: 0, retry: false });
    return article;
  } catch (error) {
    if (toApiError(error).status !== 404) return article;
  }
  let created: Article | undefined;
  try {
    const [named] = await client.query({
      ...articleQueries.byName(article.name),
      staleTime: 0,
      retry: false,
    });
    if (named) return cardArticle(named);
    created = await createArticle('api/articles', {
      name: article.name,
      ...(labelId !== undefined && { labelId }),
      articleData: [],
    });
    void client.invalidateQueries({ queryKey: articleQueries.lists() });
  } catch (error) {
    throw new Error(texts.noDefaultArticle, { cause: error });
  }
  // The article was created: an error message that denies it would lead to a second one.
  if (!created) throw new Error(texts.createdUnseen({ name: article.name }));
  return cardArticle(created);
}

const cardArticle = ({ id, name, externalIdentifier }: CardArticle): CardArticle => ({
  id,
  name,
  externalIdentifier,
});
