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
  /** Revision that the change is based on; left out if the server has no revisions. */
  revision: number | undefined;
}

/** Changes only the values of an article. */
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

/** Changes all data of an article. A Platen-specific call. */
export const changeArticleMutation = () =>
  mutationOptions({
    mutationKey: ['change-article'],
    mutationFn: ({ articleId, ...json }: ChangedArticle) =>
      callForEffect(productApi, 'put', `api/articles/${encodeURIComponent(articleId)}`, { json }),
    meta,
  });

/** Deletes an article. The data on its screen is not refetched and stays until the person leaves. */
export const deleteArticleMutation = () =>
  mutationOptions({
    mutationKey: ['delete-article'],
    mutationFn: (articleId: Id) =>
      callForEffect(productApi, 'delete', `api/articles/${encodeURIComponent(articleId)}`),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists()] },
  });
