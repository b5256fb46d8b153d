import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What is kept of a widget's form in this tab. */
export const widgetDraftSchema = z.object({
  name: z.string(),
  icon: z.string(),
  labelId: z.string(),
  printerId: z.string(),
  articleMode: z.enum(['groupOnly', 'all']),
  predefinedArticle: z.nullable(
    z.object({ id: lenient.id(), name: z.string(), externalIdentifier: z.string() }),
  ),
  defaultQuantity: z.number(),
  width: z.number(),
  clearInputAfterPrint: z.boolean(),
  variables: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      type: z.string(),
      options: z.string(),
    }),
  ),
  isForEverybody: z.boolean(),
  assignedTo: z.array(z.object({ type: z.string(), id: lenient.id() })),
});
