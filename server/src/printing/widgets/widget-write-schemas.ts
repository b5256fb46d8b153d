import { z } from 'zod';
import { idInput, nameSchema } from '../../foundation/values/text-limits.ts';
import { widgetSettings } from './widget-schemas.ts';

/** Limits of a widget; the form of the app has the same ones (src/entities/widget/config/limits.ts). */
const limits = { variables: 50, options: 200, assignments: 500, order: 20_000 } as const;

const shortText = z.string().trim().max(200);

const optionInput = z.strictObject({ value: nameSchema, label: shortText.default('') });

const variableInput = z.strictObject({
  name: nameSchema,
  label: shortText.default(''),
  required: z.boolean().default(false),
  type: z.string().trim().min(1).max(50).default('text'),
  options: z.array(optionInput).max(limits.options).default([]),
});

const optionalId = idInput.nullish().transform((id) => id ?? null);

export const newWidgetSchema = z.strictObject({
  ...widgetSettings,
  labelId: optionalId,
  printerId: optionalId,
  variables: z.array(variableInput).max(limits.variables).default([]),
  predefinedArticleId: optionalId,
  assignedTo: z
    .array(z.strictObject({ type: z.enum(['group', 'user']), id: idInput }))
    .max(limits.assignments)
    .default([]),
  /** Id given by the browser that creates it: a repeated call with it creates no second one. */
  localId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish()
    .transform((localId) => localId ?? null),
});
export type NewWidget = z.output<typeof newWidgetSchema>;

export const changedWidgetSchema = newWidgetSchema.omit({ localId: true }).extend({
  revision: z.int().min(1),
});
export type ChangedWidget = z.output<typeof changedWidgetSchema> & { readonly widgetId: number };

export const widgetOrderSchema = z.strictObject({ ids: z.array(idInput).max(limits.order) });
