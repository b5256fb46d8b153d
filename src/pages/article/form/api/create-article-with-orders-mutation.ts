import { mutationOptions } from '@tanstack/react-query';
import { articleQueries, createArticle, type NewArticle } from '@/entities/article';
import { orderQueries } from '@/entities/order';
import type { Id } from '@/shared/api';

/** A new article with several labels, or with places in orders. */
export interface NewArticleWithOrders extends Omit<NewArticle, 'labelId'> {
  labelIds: readonly Id[];
  orders: readonly { orderId: Id; quantity: number }[];
}

/** Creates all of it or nothing. Rejects as the call for an article alone does. */
export const createArticleWithOrdersMutation = () =>
  mutationOptions({
    mutationKey: ['create-article-with-orders'],
    mutationFn: (article: NewArticleWithOrders) =>
      createArticle('api/articles/addnewarticleandlabelsandorders', article),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.lists(), orderQueries.all()] },
  });
