import { z } from 'zod';
import { nameSchema, valueSchema } from './text-limits.ts';

const MAX_PROPERTY_SIZE = 10_000;

/** Value of an article, as in the specification's create payload. */
export const articleDatumSchema = z.strictObject({
  key: nameSchema,
  data: valueSchema,
  editable: z.boolean().optional(),
  propertyType: z.enum(['default', 'media-ref', 'toggle']).optional(),
  /** Max. characters of its text. */
  propertySize: z.int().min(1).max(MAX_PROPERTY_SIZE).optional(),
  /** True if it belongs to no variable of a label. */
  isExtra: z.boolean().optional(),
});
export type ArticleDatum = z.infer<typeof articleDatumSchema>;
