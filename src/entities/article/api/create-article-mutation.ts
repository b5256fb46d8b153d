import { mutationOptions } from '@tanstack/react-query';
import type { LabelVariable } from '@/entities/label/@x/article';
import { ApiError, callForValue, productApi, toApiError, type Id } from '@/shared/api';
import { articleQueries } from './article-queries';
import { articleSchema, type Article } from './article-schema';

/** One value of a new article. */
export interface ArticleDatum {
  key: string;
  data: string;
  editable: boolean;
  propertyType: LabelVariable['dataType'];
  /** The most characters the value may have. */
  propertySize: number;
  /** The value belongs to no variable of the label. */
  isExtra: boolean;
}

export interface NewArticle {
  name: string;
  labelId: Id;
  articleData: readonly ArticleDatum[];
}

/** POST /api/articles. A failure says which article was not created (specification 8) and keeps the server's facts. */
export const createArticleMutation = () =>
  mutationOptions({
    mutationKey: ['create-article'],
    mutationFn: (article: NewArticle) => createArticle(article),
    meta: { invalidates: [articleQueries.lists()] },
  });

async function createArticle(article: NewArticle): Promise<Article> {
  try {
    return await callForValue(productApi, 'post', 'api/articles', articleSchema, { json: article });
  } catch (error) {
    const { kind, status, requestId, problems } = toApiError(error);
    throw new ApiError(`Could not create article with name ${article.name}`, {
      kind,
      status,
      requestId,
      problems,
    });
  }
}
