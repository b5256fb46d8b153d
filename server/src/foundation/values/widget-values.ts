import { z } from 'zod';
import { idSchema } from './text-limits.ts';

/** Articles that a widget offers. */
export const articleModes = ['groupOnly', 'all'] as const;
export type ArticleMode = (typeof articleModes)[number];

/** A field of the card: any HTML input type; checkbox, radio and select are drawn by name. */
export const widgetVariableSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  type: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});
export type WidgetVariable = z.infer<typeof widgetVariableSchema>;

export const widgetAssignmentSchema = z.strictObject({ type: z.enum(['group', 'user']), id: idSchema });
export type WidgetAssignment = z.infer<typeof widgetAssignmentSchema>;
