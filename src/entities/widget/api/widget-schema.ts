import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { DEFAULT_QUANTITY, DEFAULT_WIDTH, MAX_WIDTH, MIN_WIDTH } from '../config/limits';

const optionSchema = z.pipe(
  z.object({ value: lenient.text(), label: lenient.text() }),
  z.transform(({ value, label }) => ({ value, label: label === '' ? value : label })),
);

/** A field of the card's form (specification 3, Variable of the widget form). */
const variableSchema = z.pipe(
  z.object({
    name: z.string(),
    label: lenient.text(),
    required: lenient.flag(),
    /** checkbox, radio and select are drawn by name; anything else is an HTML input type. */
    type: lenient.text('text'),
    options: lenient.list(optionSchema),
  }),
  z.transform((variable) => ({ ...variable, label: variable.label === '' ? variable.name : variable.label })),
);

/** Returns whether a field of the card of this type has options to choose from. */
export const hasOptions = (type: string): boolean => type === 'radio' || type === 'select';

const assignmentSchema = z.object({ type: lenient.text(), id: lenient.id() });

const articleMode = z.pipe(
  lenient.text('groupOnly'),
  z.transform((mode) => (mode === 'all' ? 'all' : 'groupOnly')),
);

const whole = (fallback: number, min: number, max: number) =>
  z.pipe(
    lenient.number(fallback),
    z.transform((value) => Math.min(max, Math.max(min, Math.trunc(value)))),
  );

/** Fields that the form of a widget takes as they are, each with what a new widget starts with (specification 3, Widget). */
export const widgetSettingsSchema = z.object({
  name: lenient.text(),
  icon: lenient.text('print'),
  articleMode,
  predefinedArticle: z.pipe(
    z.nullish(z.object({ id: lenient.id(), name: lenient.text(), externalIdentifier: lenient.text() })),
    z.transform((article) => article ?? null),
  ),
  defaultQuantity: whole(DEFAULT_QUANTITY, 1, Number.MAX_SAFE_INTEGER),
  /** Columns the card spans. */
  width: whole(DEFAULT_WIDTH, MIN_WIDTH, MAX_WIDTH),
  clearInputAfterPrint: lenient.flag(true),
});

/** The product's print widget with the specification's defaults. */
export const widgetSchema = z.extend(widgetSettingsSchema, {
  id: lenient.id(),
  labelId: lenient.optionalId(),
  labelName: lenient.text(),
  printerId: lenient.optionalId(),
  printerName: lenient.text(),
  printerDisplayName: lenient.text(),
  variables: lenient.list(variableSchema),
  /** User ids or e-mail addresses. */
  favoriteFor: lenient.list(lenient.text()),
  /** Empty for everybody. */
  assignedTo: lenient.list(assignmentSchema),
  /** True for a favourite of the current person. */
  favorite: lenient.flag(),
  /** Increases with every change; undefined when changes are not counted. */
  revision: lenient.number(undefined),
  /** Id given by the browser that created it; "" when unknown. */
  localId: lenient.text(),
});

export type Widget = z.infer<typeof widgetSchema>;
export type WidgetVariable = z.infer<typeof variableSchema>;
export type WidgetAssignment = z.infer<typeof assignmentSchema>;
