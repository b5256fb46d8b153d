import { z } from 'zod';
import { idSchema } from '../http/text-limits.ts';

export const articleModes = ['groupOnly', 'all'] as const;
export type ArticleMode = (typeof articleModes)[number];

/** A field of the card: any HTML input type; checkbox, radio and select are drawn by name. */
const widgetVariableSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  type: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type WidgetVariable = z.infer<typeof widgetVariableSchema>;

const widgetAssignmentSchema = z.strictObject({ type: z.enum(['group', 'user']), id: idSchema });
export type WidgetAssignment = z.infer<typeof widgetAssignmentSchema>;

export const widgetSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  icon: z.string(),
  labelId: idSchema.nullable(),
  labelName: z.string().nullable(),
  printerId: idSchema.nullable(),
  printerName: z.string().nullable(),
  variables: z.array(widgetVariableSchema),
  articleMode: z.enum(articleModes),
  clearInputAfterPrint: z.boolean(),
  predefinedArticle: z
    .strictObject({ id: idSchema, name: z.string(), externalIdentifier: z.string() })
    .nullable(),
  defaultQuantity: z.int().min(1),
  width: z.int().min(1).max(4),
  favoriteFor: z.array(z.string()),
  assignedTo: z.array(widgetAssignmentSchema),
  favorite: z.boolean(),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
  /** What the browser called it that made it. */
  localId: z.string().nullable(),
});
export type Widget = z.infer<typeof widgetSchema>;
