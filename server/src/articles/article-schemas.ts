import { z } from 'zod';
import { idSchema, nameSchema, valueSchema } from '../http/text-limits.ts';
import { variableSchema } from '../labels/label-schemas.ts';

/** One value of an article, as the specification's create payload carries it. */
const articleDatumSchema = z.strictObject({
  key: nameSchema,
  data: valueSchema,
  editable: z.boolean().optional(),
  propertyType: z.enum(['default', 'media-ref', 'toggle']).optional(),
  propertySize: z.int().min(1).max(10_000).optional(),
  isExtra: z.boolean().optional(),
});
export type ArticleDatum = z.infer<typeof articleDatumSchema>;

export const createArticleSchema = z.strictObject({
  name: nameSchema,
  labelId: idSchema.optional(),
  articleData: z.array(articleDatumSchema).max(200).default([]),
  externalIdentifier: z.string().trim().max(100).optional(),
  groupId: idSchema.optional(),
});

export const articleSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  externalIdentifier: z.string(),
  groupId: idSchema,
  labels: z.array(
    z.strictObject({ labelId: idSchema, name: z.string(), variables: z.array(variableSchema) }),
  ),
  orders: z.array(z.strictObject({ orderId: idSchema, orderNumber: z.string() })),
});
export type Article = z.infer<typeof articleSchema>;
