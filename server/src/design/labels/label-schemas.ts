import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';

/** Variable as the app shows it: the label's rule and the article's own value (else the template's default). */
export const variableSchema = z.strictObject({
  variableId: idSchema,
  variableName: z.string(),
  variableData: z.string(),
  propertySize: z.int().nullable(),
  dataType: z.enum(['default', 'media-ref', 'toggle']),
  required: z.boolean(),
  editable: z.boolean(),
  displayName: z.string(),
  /** True for one whose value is computed when it is printed; otherwise left out. */
  isComputed: z.literal(true).optional(),
});
export type Variable = z.infer<typeof variableSchema>;

export const labelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  /** Whether the first label of each run is scanned before the others are printed. */
  lineCheck: z.boolean(),
  widthMm: z.number(),
  heightMm: z.number(),
  variables: z.array(variableSchema),
  version: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  /** Printers the label is meant for; empty: any. */
  printerIds: z.array(idSchema),
});
export type Label = z.infer<typeof labelSchema>;
