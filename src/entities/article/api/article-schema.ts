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
  groupId: lenient.optionalId(),
  labels: lenient.list(articleLabelSchema),
  orders: lenient.list(z.object({ orderId: lenient.id(), orderNumber: lenient.text() })),
});

export type Article = z.infer<typeof articleSchema>;
export type ArticleLabel = z.infer<typeof articleLabelSchema>;
