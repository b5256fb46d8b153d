import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const column = z.int().check(z.gte(0));

/** What fills one variable of a label that is printed from a file. */
const fieldSchema = z.discriminatedUnion('kind', [
  z.object({ variable: z.string(), kind: z.literal('column'), column }),
  z.object({ variable: z.string(), kind: z.literal('text'), text: z.string() }),
  z.object({ variable: z.string(), kind: z.literal('default') }),
]);

/** How the rows of a file with these headings fill a label. */
export const fileMappingSchema = z.object({
  /** Headings, from left to right; "" where a column has none. */
  columns: z.array(z.string()),
  mapping: z.object({
    fields: lenient.list(fieldSchema),
    /** Index of the column with the number of labels of each row; null for one each. */
    copies: z.nullable(column),
  }),
});
export type FileMapping = z.infer<typeof fileMappingSchema>;
