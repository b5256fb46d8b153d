export type ImportKind = 'articles' | 'orders';

/**
 * Fields of an article or order to which columns are mapped. `data:KEY` is the value of an article that labels refer to
 * as KEY.
 */
export type ArticleField = 'name' | 'identifier' | 'ean' | `data:${string}`;
export type OrderField = 'orderNumber' | 'customer' | 'article' | 'label' | 'quantity';
export type ImportField = ArticleField | OrderField;

const dataPrefix = 'data:';
export const dataField = (key: string): ArticleField => `${dataPrefix}${key}`;

/** Returns the key of a field of article data; undefined for every other field. */
export const dataKey = (field: string) =>
  field.startsWith(dataPrefix) ? field.slice(dataPrefix.length) : undefined;

/** Fields of every import of a kind, in display order. */
export const ownFields = {
  articles: ['identifier', 'name', 'ean'],
  orders: ['orderNumber', 'article', 'quantity', 'customer', 'label'],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** Groups of fields of which at least one must have a column: an article is identified by its number or by its EAN. */
export const requiredFields: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  articles: [['name'], ['identifier', 'ean']],
  orders: [['orderNumber'], ['article'], ['quantity']],
};
