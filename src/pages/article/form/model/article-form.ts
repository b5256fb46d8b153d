import * as z from 'zod/mini';
import { gtinValueFault } from 'label-core/gtin';
import {
  ARTICLE_LIMITS,
  type ArticleDatum,
  type ArticleDetail,
  EXTRA_SIZE,
  type NewArticle,
} from '@/entities/article';
import { lenient, toId } from '@/shared/api';
import { translated } from '@/shared/i18n';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import type { NewArticleWithOrders } from '../api/create-article-with-orders-mutation';
import { texts } from '../i18n';

const articleDraftSchema = z.object({
  name: z.string(),
  externalIdentifier: z.string(),
  /** "" leaves it to the server: the person's first group. */
  groupId: z.string(),
  data: z.array(
    z.object({
      /** Tells rows apart on the screen; it is not sent. */
      rowKey: z.string(),
      key: z.string(),
      data: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      /** The most characters, as typed; "" for no limit. */
      size: z.string(),
      isEditable: z.boolean(),
      isExtra: z.boolean(),
    }),
  ),
  labelIds: z.array(lenient.id()),
  /** The orders a new article is added to. */
  orders: z.array(z.object({ orderId: lenient.id(), orderNumber: z.string(), quantity: z.number() })),
});

/** An article as it is being entered. */
export type ArticleValues = FormValues<typeof articleDraftSchema>;

/** One value as it is being entered. */
export type DatumValues = ArticleValues['data'][number];

export type PropertyType = DatumValues['type'];

/** A place in an order for a new article. */
export type OrderPlace = ArticleValues['orders'][number];

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

const { errors } = texts;
const { nameCharacters, identifierCharacters, valueCharacters } = ARTICLE_LIMITS;

/** What keeps an article from being saved, by field, in the order of the form; values as `data.2.key`. */
export function articleErrors({ name, externalIdentifier, data }: ArticleValues): FormErrors {
  const counts = new Map<string, number>();
  for (const { key } of data) counts.set(key.trim(), (counts.get(key.trim()) ?? 0) + 1);
  return definedErrors({
    name: nameError(name.trim()),
    externalIdentifier:
      externalIdentifier.trim().length > identifierCharacters
        ? errors.longIdentifier({ most: identifierCharacters })
        : undefined,
    ...Object.fromEntries(
      data.flatMap((datum, index) => [
        [`data.${index}.key`, keyError(datum.key.trim(), counts)],
        [`data.${index}.data`, dataError(datum)],
        [`data.${index}.size`, sizeFault(datum)],
      ]),
    ),
  });
}

function nameError(name: string): string | undefined {
  if (name === '') return errors.noName;
  return name.length > nameCharacters ? errors.longName({ most: nameCharacters }) : undefined;
}

function keyError(key: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (key === '') return errors.noKey;
  if (key.length > nameCharacters) return errors.longKey({ most: nameCharacters });
  return (counts.get(key) ?? 0) > 1 ? errors.sameKey({ key }) : undefined;
}

function sizeFault({ isExtra, size }: DatumValues): string | undefined {
  if (isExtra || size.trim() === '') return undefined;
  return isSize(size) ? undefined : errors.badSize({ most: valueCharacters });
}

const isSize = (size: string) =>
  /^\d+$/.test(size.trim()) && Number(size) >= 1 && Number(size) <= valueCharacters;

/** The most characters of a value: an extra's are the specification's. */
export function roomOf({ isExtra, size }: Pick<DatumValues, 'isExtra' | 'size'>): number {
  if (isExtra) return EXTRA_SIZE;
  return isSize(size) ? Number(size) : valueCharacters;
}

function dataError(datum: DatumValues): string | undefined {
  const { key, data, type } = datum;
  const most = roomOf(datum);
  if (type !== 'default') return undefined;
  const fault = gtinValueFault(key.trim(), data);
  if (fault !== undefined) return translated(fault);
  if (data.length <= most) return undefined;
  const characters = [...graphemes.segment(data)].length;
  return characters > most ? errors.longData({ key: key.trim(), characters, most }) : undefined;
}

/** As labels count: an emoji, or a letter with its accents, is one character. */
const graphemes = new Intl.Segmenter();

/** The server's fields by their place in the form: `articleData.2.key` is `data.2.key`. */
export function serverArticleErrors(problems: readonly { field: string; message: string }[]): FormErrors {
  return Object.fromEntries(
    problems.map(({ field, message }) => [field.replace(/^articleData\./, 'data.'), message]),
  );
}

export type ArticleForm = DraftForm<ArticleValues>;

/** The form over one article; `article` is its id, or "new". */
export function useArticleForm(saved: ArticleValues, article: string, revision?: number): ArticleForm {
  return useDraftForm({
    form: 'article',
    recordId: article,
    revision,
    saved,
    schema: articleDraftSchema,
    errorsOf: articleErrors,
    serverErrorsOf: serverArticleErrors,
    isSame: isSameArticle,
  });
}
