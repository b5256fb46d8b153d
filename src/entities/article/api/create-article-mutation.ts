import { mutationOptions } from '@tanstack/react-query';
import type { LabelVariable } from '@/entities/label/@x/article';
import { ApiError, callForOutcome, productApi, toApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { articleQueries } from './article-queries';
import { getArticlesByName } from './article-requests';
import { articleSchema, type Article, type ArticleSettings } from './article-schema';

/** One value of a new article. */
export interface ArticleDatum {
  key: string;
  data: string;
  editable: boolean;
  propertyType: LabelVariable['dataType'];
  /** Max. characters of the value; omitted when there is no limit. */
  propertySize?: number;
  /** True when the value belongs to no variable of the label. */
  isExtra: boolean;
}

/** A new article; when `externalIdentifier` is omitted, the server uses the `ean` or `gtin` datum. */
export interface NewArticle extends Partial<ArticleSettings> {
  name: string;
  labelId?: Id;
  articleData: readonly ArticleDatum[];
  /** Not part of the specification; when omitted, the person's first group. */
  groupId?: Id;
}

/** POST /api/articles. An error says which article was not created (specification 8) and keeps the server's details. */
export const createArticleMutation = () =>
  mutationOptions({
    mutationKey: ['create-article'],
    mutationFn: (article: NewArticle) => createArticle('api/articles', article),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists()] },
  });

/**
 * Creates an article with one of the two calls for it and returns it. When the server's answer is empty, the article is
 * looked up by its name; returns undefined when several or none have that name, although it was created. Rejects with
 * an ApiError that says which article was not created (specification 8) and keeps the server's details; its cause has
 * the server's own sentence.
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
