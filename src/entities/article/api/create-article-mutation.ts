import { mutationOptions } from '@tanstack/react-query';
import type { LabelVariable } from '@/entities/label/@x/article';
import { ApiError, callForOutcome, productApi, toApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { articleQueries } from './article-queries';
import { getArticlesByName } from './article-requests';
import { articleSchema, type Article } from './article-schema';

/** One value of a new article. */
export interface ArticleDatum {
  key: string;
  data: string;
  editable: boolean;
  propertyType: LabelVariable['dataType'];
  /** The most characters the value may have; left out where nobody limits it. */
  propertySize?: number;
  /** The value belongs to no variable of the label. */
  isExtra: boolean;
}

export interface NewArticle {
  name: string;
  labelId?: Id;
  articleData: readonly ArticleDatum[];
  /** Ours; the server takes the `ean` or `gtin` datum where it is left out. */
  externalIdentifier?: string;
  /** Ours; the person's first group where it is left out. */
  groupId?: Id;
}

/** POST /api/articles. A failure says which article was not created (specification 8) and keeps the server's facts. */
export const createArticleMutation = () =>
  mutationOptions({
    mutationKey: ['create-article'],
    mutationFn: (article: NewArticle) => createArticle('api/articles', article),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists()] },
  });

/**
 * Makes an article by one of the two calls for it. Where the server answers with nothing, the article is found by its
 * name; undefined where several have that name, or none is found: it is made all the same. Rejects with an ApiError that says which article was not created
 * (specification 8) and keeps the server's facts; its cause has the server's own sentence.
 */
export async function createArticle(
  path: string,
  article: NewArticle | Pick<NewArticle, 'name'>,
): Promise<Article | undefined> {
  const created = await postArticle(path, article);
  if (created) return created;
  const named = await getArticlesByName(article.name).catch(() => []);
  return named.length === 1 ? named[0] : undefined;
}

async function postArticle(path: string, article: Pick<NewArticle, 'name'>): Promise<Article | undefined> {
  try {
    return await callForOutcome(productApi, 'post', path, articleSchema, { json: article });
  } catch (error) {
    const cause = toApiError(error);
    const { kind, status, requestId, problems } = cause;
    throw new ApiError(texts.notCreated({ name: article.name }), {
      kind,
      status,
      requestId,
      problems,
      cause,
    });
  }
}
