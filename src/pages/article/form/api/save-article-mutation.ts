import { mutationOptions } from '@tanstack/react-query';
import { articleQueries, type ArticleDatum } from '@/entities/article';
import { orderQueries } from '@/entities/order';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { ArticleRequest } from '../model/article-form';

// Orders show their articles.
const meta = {
  errorShownBy: 'caller',
  invalidates: [articleQueries.all(), orderQueries.all()],
} as const;

interface VariableData {
  articleId: Id;
  articleData: readonly ArticleDatum[];
  /** The one the change began with; left out where the server does not count them. */
  revision: number | undefined;
}

/** Changes the values of an article, and nothing else. */
export const setVariableDataMutation = () =>
  mutationOptions({
    mutationKey: ['set-article-variable-data'],
    mutationFn: (json: VariableData) =>
      callForEffect(productApi, 'put', 'api/articles/setarticlevariabledata', { json }),
    meta,
  });

interface ChangedArticle extends ArticleRequest {
  articleId: Id;
  revision: number | undefined;
}

/** Changes everything an article is. One of our own calls. */
export const changeArticleMutation = () =>
  mutationOptions({
    mutationKey: ['change-article'],
    mutationFn: ({ articleId, ...json }: ChangedArticle) =>
      callForEffect(productApi, 'put', `api/articles/${encodeURIComponent(articleId)}`, { json }),
    meta,
  });

/** Deletes an article. What is on the screen of it stays there until the person leaves. */
export const deleteArticleMutation = () =>
  mutationOptions({
    mutationKey: ['delete-article'],
    mutationFn: (articleId: Id) =>
      callForEffect(productApi, 'delete', `api/articles/${encodeURIComponent(articleId)}`),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists()] },
  });
