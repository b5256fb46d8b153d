import type { ArticleDatum, ArticleDetail } from '@/entities/article';
import type { Id } from '@/shared/api';

export type PropertyType = ArticleDatum['propertyType'];

/** One value as it is being entered. */
export interface DatumValues {
  /** Tells rows apart on the screen; it is not sent. */
  rowKey: string;
  key: string;
  data: string;
  type: PropertyType;
  /** The most characters, as typed; "" for no limit. */
  size: string;
  isEditable: boolean;
  isExtra: boolean;
}

/** A place in an order for a new article. */
export interface OrderPlace {
  orderId: Id;
  orderNumber: string;
  quantity: number;
}

/** An article as it is being entered. */
export interface ArticleValues {
  name: string;
  externalIdentifier: string;
  /** "" leaves it to the server: the person's first group. */
  groupId: string;
  data: readonly DatumValues[];
  labelIds: readonly Id[];
  orders: readonly OrderPlace[];
}

export const NEW_ARTICLE: ArticleValues = {
  name: '',
  externalIdentifier: '',
  groupId: '',
  data: [],
  labelIds: [],
  orders: [],
};

/** A saved article in the form. */
export function valuesOf(article: ArticleDetail): ArticleValues {
  return {
    name: article.name,
    externalIdentifier: article.externalIdentifier,
    groupId: article.groupId === undefined ? '' : String(article.groupId),
    data: article.articleData.map((datum, index) => ({
      rowKey: `saved-${index}`,
      key: datum.key,
      data: datum.data,
      type: readType(datum.propertyType),
      size: datum.propertySize === undefined ? '' : String(datum.propertySize),
      isEditable: datum.editable,
      isExtra: datum.isExtra,
    })),
    labelIds: (article.connectedLabels ?? article.labels).map(({ labelId }) => labelId),
    orders: [],
  };
}

/** A type nobody here knows is text. */
const readType = (type: string): PropertyType =>
  type === 'media-ref' || type === 'toggle' ? type : 'default';

/** A key for one more row. */
export function nextRowKey(data: readonly DatumValues[]): string {
  const taken = new Set(data.map(({ rowKey }) => rowKey));
  let number = data.length;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

const withoutKeys = ({ data, labelIds, ...values }: ArticleValues) => ({
  ...values,
  data: data.map(({ key, data: text, type, size, isEditable, isExtra }) => ({
    key,
    text,
    type,
    size,
    isEditable,
    isExtra,
  })),
  labelIds: labelIds.map(String).toSorted(),
});

/** Whether two forms say the same. */
export const isSameArticle = (one: ArticleValues, other: ArticleValues): boolean =>
  JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));

/** Whether nothing but the values differs: they have a call of their own. */
export const differsInDataOnly = (one: ArticleValues, other: ArticleValues): boolean =>
  !isSameArticle(one, other) && isSameArticle({ ...one, data: other.data }, other);
