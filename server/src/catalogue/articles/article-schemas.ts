import { z } from 'zod';
import { articleDatumSchema } from '../../foundation/values/article-datum.ts';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { variableSchema } from '../../design/labels/label-schemas.ts';
import { quantitySchema } from '../../foundation/values/print-limits.ts';
import { articleLimits } from './article-limits.ts';

const maxPageSize = 500;
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Parameters of a page of articles. */
export const articlePage = {
  take: wholeNumber.pipe(z.int().min(1).max(maxPageSize)).default(10),
  offset: wholeNumber.default(0),
};

const articleDataSchema = z.array(articleDatumSchema).max(articleLimits.data);
const identifierSchema = z.string().trim().max(articleLimits.identifier);
const labelIdsSchema = z.array(idInput).max(articleLimits.labels);

/** Fields of the form of an article. */
export const articleSettings = {
  name: nameSchema,
  externalIdentifier: identifierSchema.default(''),
};

export const createArticleSchema = z.strictObject({
  ...articleSettings,
  /** Its `ean` or `gtin` datum when omitted. */
  externalIdentifier: identifierSchema.optional(),
  labelId: idInput.optional(),
  articleData: articleDataSchema.default([]),
  groupId: idInput.optional(),
});

/** Line of an order for a new article; without a label, the article's own label is used. */
const orderPlaceSchema = z.strictObject({
  orderId: idInput,
  quantity: quantitySchema.default(1),
  labelId: idInput.nullish(),
});

/** New article with its labels and its lines in orders; all of it is created, or nothing. */
export const newArticleWithOrdersSchema = createArticleSchema.omit({ labelId: true }).extend({
  labelIds: labelIdsSchema.default([]),
  orders: z.array(orderPlaceSchema).max(articleLimits.orders).default([]),
});
export type NewArticle = z.output<typeof newArticleWithOrdersSchema>;

/** Incremented with every change; a save with an outdated revision is refused. */
const revisionInput = z.int().min(1).optional();

export const articleVariableDataSchema = z.strictObject({
  articleId: idInput,
  articleData: articleDataSchema,
  revision: revisionInput,
});

export const changedArticleSchema = z.strictObject({
  ...articleSettings,
  groupId: idInput,
  articleData: articleDataSchema,
  labelIds: labelIdsSchema,
  revision: revisionInput,
});
export type ChangedArticle = z.output<typeof changedArticleSchema>;

export const articleSchema = z.strictObject({
  id: idSchema,
  ...articleSettings,
  /** GTINs among the article's values; a search finds the article by these too. */
  gtins: z.array(z.string()),
  groupId: idSchema,
  labels: z.array(
    z.strictObject({ labelId: idSchema, name: z.string(), variables: z.array(variableSchema) }),
  ),
  orders: z.array(z.strictObject({ orderId: idSchema, orderNumber: z.string() })),
  modifiedAt: z.iso.datetime(),
  revision: z.int(),
});
export type Article = z.infer<typeof articleSchema>;

/** Article with all its values, for a label that need not be published. */
export const carryingArticleSchema = articleSchema
  .pick({ id: true, name: true, externalIdentifier: true, gtins: true })
  .extend({ articleData: z.array(z.strictObject({ key: z.string(), data: z.string() })) });
export type CarryingArticle = z.infer<typeof carryingArticleSchema>;

/** Article as its own screen shows it. */
export const articleDetailSchema = articleSchema.extend({
  articleData: z.array(articleDatumSchema),
  /** All its labels, including those that cannot be printed now: disabled ones, or without a published version. */
  connectedLabels: z.array(z.strictObject({ labelId: idSchema, name: z.string(), isPrintable: z.boolean() })),
});
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
