import { EXTRA_SIZE, type ArticleDatum, type NewArticle } from '@/entities/article';
import { toId } from '@/shared/api';
import type { NewArticleWithOrders } from '../api/create-article-with-orders-mutation';
import type { ArticleValues, DatumValues } from './article-values';

/** The values as the specification's calls carry them; an extra has the size the specification gives it. */
export const articleData = (data: readonly DatumValues[]): ArticleDatum[] =>
  data.map(({ key, data: text, type, size, isEditable, isExtra }) => ({
    key: key.trim(),
    data: text,
    editable: isEditable,
    propertyType: type,
    ...(isExtra ? { propertySize: EXTRA_SIZE } : size.trim() !== '' && { propertySize: Number(size) }),
    isExtra,
  }));

const givenFacts = ({ name, externalIdentifier, groupId, data }: ArticleValues) => ({
  name: name.trim(),
  articleData: articleData(data),
  ...(externalIdentifier.trim() !== '' && { externalIdentifier: externalIdentifier.trim() }),
  ...(groupId !== '' && { groupId: toId(groupId) }),
});

/** Whether the call for one article with one label is enough. */
export const isPlain = ({ labelIds, orders }: ArticleValues) => labelIds.length <= 1 && orders.length === 0;

/** The body of POST api/articles. */
export function newArticle(values: ArticleValues): NewArticle {
  const [labelId] = values.labelIds;
  return { ...givenFacts(values), ...(labelId !== undefined && { labelId }) };
}

/** The body of POST api/articles/addnewarticleandlabelsandorders. */
export const newArticleWithOrders = (values: ArticleValues): NewArticleWithOrders => ({
  ...givenFacts(values),
  labelIds: values.labelIds,
  orders: values.orders.map(({ orderId, quantity }) => ({ orderId, quantity })),
});

/** The body of PUT api/articles/{id}, beside the revision. */
export const articleRequest = ({ name, externalIdentifier, groupId, data, labelIds }: ArticleValues) => ({
  name: name.trim(),
  externalIdentifier: externalIdentifier.trim(),
  groupId: toId(groupId),
  articleData: articleData(data),
  labelIds,
});
export type ArticleRequest = ReturnType<typeof articleRequest>;
