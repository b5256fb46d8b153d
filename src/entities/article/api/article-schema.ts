import * as z from 'zod/mini';
import { labelVariableSchema } from '@/entities/label/@x/article';
import { lenient } from '@/shared/api';

/** Label that an article is printed with, including the article's own values. */
const articleLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  variables: lenient.list(labelVariableSchema),
});

/** Fields that the form of an article takes as they are, each with what a new article starts with. */
export const articleSettingsSchema = z.object({
  name: lenient.text(),
  externalIdentifier: lenient.text(),
});
export type ArticleSettings = z.infer<typeof articleSettingsSchema>;

/** Article as sent by lists, search and the detail call (specification 3). */
export const articleSchema = z.extend(articleSettingsSchema, {
  id: lenient.id(),
  /** GTINs among its values, which the search also covers; not part of the specification. */
  gtins: lenient.list(lenient.text()),
  groupId: lenient.optionalId(),
  labels: lenient.list(articleLabelSchema),
  orders: lenient.list(z.object({ orderId: lenient.id(), orderNumber: lenient.text() })),
  /** Time of the last change; "" when the server does not send it. */
  modifiedAt: lenient.text(),
  /** Increases with every change, if the server counts changes. */
  revision: lenient.number(undefined),
});

/** Value of an article, in the form of the create payload (specification 3). */
const articleDatumSchema = z.object({
  key: lenient.text(),
  data: lenient.text(),
  editable: lenient.flag(true),
  propertyType: lenient.text('default'),
  propertySize: lenient.number(undefined),
  isExtra: lenient.flag(),
});

/** One article with everything its own screen needs. */
export const articleDetailSchema = z.extend(articleSchema, {
  articleData: lenient.list(articleDatumSchema),
  /** All labels of the article; undefined when the server sends only those that can be printed. */
  connectedLabels: z.optional(
    z.array(z.object({ labelId: lenient.id(), name: lenient.text(), isPrintable: lenient.flag(true) })),
  ),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
export type ArticleLabel = z.infer<typeof articleLabelSchema>;
