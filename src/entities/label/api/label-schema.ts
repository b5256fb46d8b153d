import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { labelVariableSchema } from './label-variable-schema';

/** A label as lists show it. */
export const labelSummarySchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  variables: lenient.list(labelVariableSchema),
});
export type LabelSummary = z.infer<typeof labelSummarySchema>;

/** One label. `template` is Platen JSON for label-core; a server that keeps labels otherwise sends none. */
export const labelSchema = z.extend(labelSummarySchema, {
  version: lenient.number(undefined),
  publishedAt: lenient.text(),
  /** The printers it is meant for; none: any. */
  printerIds: lenient.list(lenient.id()),
  template: z.optional(z.unknown()),
});
export type Label = z.infer<typeof labelSchema>;

/** What is drawn of a label: where it is printed does not matter for that. */
export type DrawableLabel = Omit<Label, 'printerIds'>;
