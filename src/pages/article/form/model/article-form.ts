import * as z from 'zod/mini';
import { gtinValueFault } from 'label-core/gtin';
import {
  ARTICLE_LIMITS,
  type ArticleDatum,
  type ArticleDetail,
  articleSettingsSchema,
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
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import type { NewArticleWithOrders } from '../api/create-article-with-orders-mutation';
import { texts } from '../i18n';

const articleDraftSchema = z.extend(articleSettingsSchema, {
  /** "" lets the server choose: the person's first group. */
  groupId: z.string(),
  data: z.array(
    z.object({
      /** Identifies a row on the screen; it is not sent. */
      rowKey: z.string(),
      key: z.string(),
      data: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      /** Max. characters, as typed; "" for no limit. */
      size: z.string(),
      isEditable: z.boolean(),
      isExtra: z.boolean(),
    }),
  ),
  labelIds: z.array(lenient.id()),
  /** The orders a new article is added to. */
  orders: z.array(z.object({ orderId: lenient.id(), orderNumber: z.string(), quantity: z.number() })),
});

/** Form values of an article. */
export type ArticleValues = FormValues<typeof articleDraftSchema>;

/** Form values of one value of an article. */
export type DatumValues = ArticleValues['data'][number];

export type PropertyType = DatumValues['type'];

/** Entry of a new article in an order. */
export type OrderPlace = ArticleValues['orders'][number];

export const NEW_ARTICLE: ArticleValues = {
  ...articleSettingsSchema.parse({}),
  groupId: '',
  data: [],
  labelIds: [],
  orders: [],
};

/** Returns the form values of a saved article. */
export function valuesOf(article: ArticleDetail): ArticleValues {
  return {
    ...articleSettingsSchema.parse(article),
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

/** Returns the type of a value; an unknown one counts as text. */
const readType = (type: string): PropertyType =>
  type === 'media-ref' || type === 'toggle' ? type : 'default';

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

/** Returns whether two sets of form values are the same. */
export const isSameArticle = (one: ArticleValues, other: ArticleValues): boolean =>
  JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));

/** Returns whether only the article's values differ: these have their own call. */
export const differsInDataOnly = (one: ArticleValues, other: ArticleValues): boolean =>
  !isSameArticle(one, other) && isSameArticle({ ...one, data: other.data }, other);

/** Returns the values in the form of the specification's calls; an extra has the size that the specification prescribes. */
export const articleData = (data: readonly DatumValues[]): ArticleDatum[] =>
  data.map(({ key, data: text, type, size, isEditable, isExtra }) => ({
    key: key.trim(),
    data: text,
    editable: isEditable,
    propertyType: type,
    ...(isExtra ? { propertySize: EXTRA_SIZE } : size.trim() !== '' && { propertySize: Number(size) }),
    isExtra,
  }));

const settingsOf = (values: ArticleValues) => trimTexts(articleSettingsSchema.parse(values));

function givenFacts(values: ArticleValues) {
  const { externalIdentifier, ...settings } = settingsOf(values);
  return {
    ...settings,
    articleData: articleData(values.data),
    ...(externalIdentifier !== '' && { externalIdentifier }),
    ...(values.groupId !== '' && { groupId: toId(values.groupId) }),
  };
}

/** Returns whether the call for one article with one label is sufficient. */
export const isPlain = ({ labelIds, orders }: ArticleValues) => labelIds.length <= 1 && orders.length === 0;

/** Returns the body of POST api/articles. */
export function newArticle(values: ArticleValues): NewArticle {
  const [labelId] = values.labelIds;
  return { ...givenFacts(values), ...(labelId !== undefined && { labelId }) };
}

/** Returns the body of POST api/articles/addnewarticleandlabelsandorders. */
export const newArticleWithOrders = (values: ArticleValues): NewArticleWithOrders => ({
  ...givenFacts(values),
  labelIds: values.labelIds,
  orders: values.orders.map(({ orderId, quantity }) => ({ orderId, quantity })),
});

/** Returns the body of PUT api/articles/{id}, without the revision. */
export const articleRequest = (values: ArticleValues) => ({
  ...settingsOf(values),
  groupId: toId(values.groupId),
  articleData: articleData(values.data),
  labelIds: values.labelIds,
});
export type ArticleRequest = ReturnType<typeof articleRequest>;

const { errors } = texts;
const { nameCharacters, identifierCharacters, valueCharacters } = ARTICLE_LIMITS;

/** Returns the errors that prevent a save, by field, in the order of the form; those of values as `data.2.key`. */
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

/** Returns the max. characters of a value; for an extra it is the specification's size. */
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

/** Counts like labels do: an emoji, or a letter with its accents, is one character. */
const graphemes = new Intl.Segmenter();

/** Returns the server's errors by field of the form: `articleData.2.key` becomes `data.2.key`. */
export function serverArticleErrors(problems: readonly { field: string; message: string }[]): FormErrors {
  return Object.fromEntries(
    problems.map(({ field, message }) => [field.replace(/^articleData\./, 'data.'), message]),
  );
}

export type ArticleForm = DraftForm<ArticleValues>;

/** Returns the form state of an article; `article` is its id, or "new". */
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
