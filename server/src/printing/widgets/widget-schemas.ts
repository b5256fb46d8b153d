import { z } from 'zod';
import {
  articleModes,
  widgetAssignmentSchema,
  widgetVariableSchema,
} from '../../foundation/values/widget-values.ts';
import { idSchema } from '../../foundation/values/text-limits.ts';

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
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
  /** Id given by the browser that created it. */
  localId: z.string().nullable(),
});
export type Widget = z.infer<typeof widgetSchema>;
