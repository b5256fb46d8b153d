export type ImportKind = 'articles' | 'orders';

/** What a column can be imported as. `data:KEY` is the value of an article that labels call KEY. */
export type ArticleField = 'name' | 'identifier' | 'ean' | `data:${string}`;
export type OrderField = 'orderNumber' | 'customer' | 'article' | 'label' | 'quantity';
export type ImportField = ArticleField | OrderField;

const dataPrefix = 'data:';
export const dataField = (key: string): ArticleField => `${dataPrefix}${key}`;

/** The key of a field of article data; undefined for every other field. */
export const dataKey = (field: string) =>
  field.startsWith(dataPrefix) ? field.slice(dataPrefix.length) : undefined;

/** The fields that every import of a kind has, in the order they are shown. */
export const ownFields = {
  articles: ['identifier', 'name', 'ean'],
  orders: ['orderNumber', 'article', 'quantity', 'customer', 'label'],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** A field of each of these groups has to have a column: an article is known by its number or by its EAN. */
export const requiredFields: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  articles: [['name'], ['identifier', 'ean']],
  orders: [['orderNumber'], ['article'], ['quantity']],
};
