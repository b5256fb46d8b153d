import { z } from 'zod';
import { nameSchema, valueSchema } from './text-limits.ts';

const MAX_PROPERTY_SIZE = 10_000;

/** One value of an article, as the specification's create payload carries it. */
export const articleDatumSchema = z.strictObject({
  key: nameSchema,
  data: valueSchema,
  editable: z.boolean().optional(),
  propertyType: z.enum(['default', 'media-ref', 'toggle']).optional(),
  /** The most characters its text may have. */
  propertySize: z.int().min(1).max(MAX_PROPERTY_SIZE).optional(),
  /** It belongs to no variable of a label. */
  isExtra: z.boolean().optional(),
});
export type ArticleDatum = z.infer<typeof articleDatumSchema>;
