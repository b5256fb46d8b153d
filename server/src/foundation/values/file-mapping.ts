import { importLimits } from 'label-core/import';
import { z } from 'zod';
import { nameSchema, valueSchema } from './text-limits.ts';

/** Variables of one label that can be mapped: as many as a print takes values of. */
const mostVariables = 200;

/** Index of a column, from 0. */
const columnSchema = z
  .int()
  .min(0)
  .max(importLimits.columns - 1);

/** What fills one variable of a label: a column, the same text in every row, or the label’s own default. */
const fieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({ variable: nameSchema, kind: z.literal('column'), column: columnSchema }),
  z.strictObject({ variable: nameSchema, kind: z.literal('text'), text: valueSchema }),
  z.strictObject({ variable: nameSchema, kind: z.literal('default') }),
]);

/** How the rows of a file fill a label. `copies`: the column with the number of labels of each row; null for one each. */
export const fileMappingSchema = z.strictObject({
  fields: z
    .array(fieldSchema)
    .max(mostVariables)
    .refine((fields) => new Set(fields.map(({ variable }) => variable)).size === fields.length, {
      error: 'names a variable twice',
    }),
  copies: columnSchema.nullable(),
});
export type FileMapping = z.infer<typeof fileMappingSchema>;
