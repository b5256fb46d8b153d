import * as z from 'zod/mini';
import {
  hasOptions,
  type Widget,
  WIDGET_LIMITS,
  type WidgetAssignment,
  widgetSettingsSchema,
  type WidgetVariable,
} from '@/entities/widget';
import { lenient, newKey } from '@/shared/api';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';
import { optionLines, optionsIn } from './option-lines';

const { errors } = texts;

const widgetDraftSchema = z.extend(widgetSettingsSchema, {
  /** "" for none; the same for `printerId`. */
  labelId: z.string(),
  printerId: z.string(),
  variables: z.array(
    z.object({
      /** Identifies a field of the card while names change. */
      key: z.string(),
      name: z.string(),
      label: z.string(),
      required: z.boolean(),
      type: z.string(),
      /** Options as text, one per line. */
      options: z.string(),
    }),
  ),
  /** Whether the widget is assigned to everybody; otherwise to `assignedTo`. */
  isForEverybody: z.boolean(),
  assignedTo: z.array(z.object({ type: z.string(), id: lenient.id() })),
});

/** Form values of a widget. */
export type WidgetValues = FormValues<typeof widgetDraftSchema>;

/** Form values of a field of the card. */
export type VariableValues = WidgetValues['variables'][number];

/** Initial form values of a new widget (specification 3, Widget). */
export const NEW_WIDGET: WidgetValues = {
  ...widgetSettingsSchema.parse({}),
  labelId: '',
  printerId: '',
  variables: [],
  isForEverybody: true,
  assignedTo: [],
};

/** Returns the form values of a saved widget. */
export function valuesOf(widget: Widget): WidgetValues {
  return {
    ...widgetSettingsSchema.parse(widget),
    labelId: String(widget.labelId ?? ''),
    printerId: String(widget.printerId ?? ''),
    variables: widget.variables.map((variable, index) => ({
      ...variable,
      key: String(index),
      // A field without its own text is shown by its name, which is then not a separate entry.
      label: variable.label === variable.name ? '' : variable.label,
      options: optionLines(variable.options),
    })),
    isForEverybody: widget.assignedTo.length === 0,
    assignedTo: widget.assignedTo,
  };
}

/** Returns a new field of the card. */
export const newVariable = (fields: Partial<VariableValues> = {}): VariableValues => ({
  key: newKey(),
  name: '',
  label: '',
  required: false,
  type: 'text',
  options: '',
  ...fields,
});

/** Returns the fields of the card in the form of a widget. */
export const variablesOf = (values: WidgetValues): WidgetVariable[] =>
  values.variables.map(({ name, label, required, type, options }) => ({
    name: name.trim(),
    label: label.trim() || name.trim(),
    required,
    type,
    options: hasOptions(type) ? optionsIn(options) : [],
  }));

/** Returns the assignments of the widget; an empty list means everybody. */
export const assignmentsOf = ({ isForEverybody, assignedTo }: WidgetValues): readonly WidgetAssignment[] =>
  isForEverybody ? [] : assignedTo;

/** Returns whether two sets of form values are the same. */
export function isSameEntry(one: WidgetValues, other: WidgetValues): boolean {
  const entry = (values: WidgetValues) =>
    JSON.stringify({
      ...trimTexts(values),
      predefinedArticle: values.predefinedArticle?.id,
      variables: variablesOf(values),
      // “Nobody chosen” and “everybody” are sent alike but are different form values.
      isForEverybody: values.isForEverybody,
      assignedTo: assignmentsOf(values)
        .map(({ type, id }) => `${type} ${id}`)
        .toSorted(),
    });
  return entry(one) === entry(other);
}

/** Returns the error key of a field of the card; `part` is name, label or options. */
export const variableFault = (index: number, part: string): string => `variables.${index}.${part}`;

/** Returns the errors that prevent a save, by field, in the order of the form. */
export function widgetErrors(values: WidgetValues): FormErrors {
  const name = values.name.trim();
  return definedErrors({
    name: name === '' ? errors.noName : tooLong(name),
    defaultQuantity:
      values.defaultQuantity > WIDGET_LIMITS.quantity
        ? errors.badQuantity({ most: WIDGET_LIMITS.quantity })
        : undefined,
    variables:
      values.variables.length > WIDGET_LIMITS.variables
        ? errors.tooManyFields({ most: WIDGET_LIMITS.variables })
        : undefined,
    ...Object.fromEntries(values.variables.flatMap((variable, index) => faultsIn(variable, index, values))),
    assignedTo: !values.isForEverybody && values.assignedTo.length === 0 ? errors.nobody : undefined,
  });
}

function faultsIn(
  { name, label, type, options }: VariableValues,
  index: number,
  { variables }: WidgetValues,
): [string, string | undefined][] {
  const trimmed = name.trim();
  const isTwice = variables.findIndex((one) => one.name.trim() === trimmed) < index;
  const nameError = isTwice ? errors.sameVariable({ name: trimmed }) : tooLong(trimmed);
  return [
    [variableFault(index, 'name'), trimmed === '' ? errors.noVariable : nameError],
    [variableFault(index, 'label'), tooLong(label.trim())],
    [variableFault(index, 'options'), hasOptions(type) ? optionFault(options) : undefined],
  ];
}

function optionFault(lines: string): string | undefined {
  const values = optionsIn(lines).map(({ value }) => value);
  if (values.length === 0) return errors.noOptions;
  const twice = values.find((value, index) => values.indexOf(value) < index);
  return twice === undefined ? undefined : errors.sameOption({ value: twice });
}

const tooLong = (text: string): string | undefined =>
  text.length > WIDGET_LIMITS.nameCharacters
    ? errors.longName({ most: WIDGET_LIMITS.nameCharacters })
    : undefined;

/** Returns the server's errors by field of the form. */
function serverWidgetErrors(problems: readonly { field: string; message: string }[]): FormErrors {
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field === 'predefinedArticleId' ? 'predefinedArticle' : field,
      message,
    ]),
  );
}

/** Returns the form state of a widget; `widget` is its id, or "new". */
export function useWidgetForm(saved: WidgetValues, widget: string, revision?: number): WidgetForm {
  return useDraftForm({
    form: 'widget',
    recordId: widget,
    revision,
    saved,
    schema: widgetDraftSchema,
    errorsOf: widgetErrors,
    serverErrorsOf: serverWidgetErrors,
    isSame: isSameEntry,
  });
}

export type WidgetForm = DraftForm<WidgetValues>;
