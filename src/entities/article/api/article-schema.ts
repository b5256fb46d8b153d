import * as z from 'zod/mini';
import { labelVariableSchema } from '@/entities/label/@x/article';
import { lenient } from '@/shared/api';

/** A label that an article is printed with, carrying the article's own values. */
const articleLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  variables: lenient.list(labelVariableSchema),
});

/** An article as lists, search and the detail call send it (specification 3). */
export const articleSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  externalIdentifier: lenient.text(),
  /** Ours: the GTINs among its values, by which it is found as well. */
  gtins: lenient.list(lenient.text()),
  groupId: lenient.optionalId(),
  labels: lenient.list(articleLabelSchema),
  orders: lenient.list(z.object({ orderId: lenient.id(), orderNumber: lenient.text() })),
  /** When it was last changed; "" where the server does not tell. */
  modifiedAt: lenient.text(),
  /** Rises with every change, where the server counts them. */
  revision: lenient.number(undefined),
});

/** A value of an article's own, as its create payload spells it (specification 3). */
const articleDatumSchema = z.object({
  key: lenient.text(),
  data: lenient.text(),
  editable: lenient.flag(true),
  propertyType: lenient.text('default'),
  propertySize: lenient.number(undefined),
  isExtra: lenient.flag(),
});

/** One article as its own screen needs it. */
export const articleDetailSchema = z.extend(articleSchema, {
  articleData: lenient.list(articleDatumSchema),
  /** All its labels; undefined where the server tells of those only that can be printed. */
  connectedLabels: z.optional(
    z.array(z.object({ labelId: lenient.id(), name: lenient.text(), isPrintable: lenient.flag(true) })),
  ),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
export type ArticleLabel = z.infer<typeof articleLabelSchema>;
