import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { callForEffect, productApi, type Id } from '@/shared/api';

/** Deletes an article. What is on the screen of it stays there until the person leaves. */
export const deleteArticleMutation = () =>
  mutationOptions({
    mutationKey: ['delete-article'],
    mutationFn: (articleId: Id) =>
      callForEffect(productApi, 'delete', `api/articles/${encodeURIComponent(articleId)}`),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists()] },
  });
