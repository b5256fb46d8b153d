import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { labelVariableSchema } from './label-variable-schema';

/** Label as shown in lists. */
export const labelSummarySchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  variables: lenient.list(labelVariableSchema),
});
export type LabelSummary = z.infer<typeof labelSummarySchema>;

/** One label. `template` is Platen JSON for label-core; a server that stores labels in another form sends none. */
export const labelSchema = z.extend(labelSummarySchema, {
  version: lenient.number(undefined),
  publishedAt: lenient.text(),
  /** Whether the first label of each run is scanned before the others are printed. */
  lineCheck: lenient.flag(),
  /** Printers the label is intended for; if empty, any printer. */
  printerIds: lenient.list(lenient.id()),
  template: z.optional(z.unknown()),
});
export type Label = z.infer<typeof labelSchema>;

/** Fields needed to draw a label; its printers and its line check do not matter for that. */
export type DrawableLabel = Omit<Label, 'printerIds' | 'lineCheck'>;
