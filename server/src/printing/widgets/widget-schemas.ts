import { z } from 'zod';
import {
  articleModes,
  widgetAssignmentSchema,
  widgetVariableSchema,
} from '../../foundation/values/widget-values.ts';
import { quantitySchema } from '../../foundation/values/print-limits.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Fields of the form of a widget that are stored as they are sent. */
export const widgetSettings = {
  name: nameSchema,
  /** One of the product's icons; the app shows the print icon for any other name. */
  icon: z.string().trim().min(1).max(50).default('print'),
  articleMode: z.enum(articleModes).default('groupOnly'),
  clearInputAfterPrint: z.boolean().default(true),
  defaultQuantity: quantitySchema.default(1),
  width: z.int().min(1).max(4).default(2),
};

export const widgetSchema = z.strictObject({
  id: idSchema,
  ...widgetSettings,
  labelId: idSchema.nullable(),
  labelName: z.string().nullable(),
  printerId: idSchema.nullable(),
  printerName: z.string().nullable(),
  variables: z.array(widgetVariableSchema),
  predefinedArticle: z
    .strictObject({ id: idSchema, name: z.string(), externalIdentifier: z.string() })
    .nullable(),
  favoriteFor: z.array(z.string()),
  assignedTo: z.array(widgetAssignmentSchema),
  favorite: z.boolean(),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
  /** Id given by the browser that created it. */
  localId: z.string().nullable(),
});
export type Widget = z.infer<typeof widgetSchema>;
