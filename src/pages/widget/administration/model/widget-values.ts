import {
  DEFAULT_WIDTH,
  WIDGET_ICONS,
  type Widget,
  type WidgetAssignment,
  type WidgetVariable,
} from '@/entities/widget';
import { newKey, toId, type Id } from '@/shared/api';
import { optionLines, optionsIn } from './option-lines';

/** A field of the card as it is being entered. */
export interface VariableValues {
  /** Tells it from the others while their names change. */
  key: string;
  name: string;
  label: string;
  required: boolean;
  type: string;
  /** One choice a line. */
  options: string;
}

/** A widget as it is being entered. */
export interface WidgetValues {
  name: string;
  icon: string;
  /** "" for none. */
  labelId: string;
  printerId: string;
  articleMode: Widget['articleMode'];
  predefinedArticle: Widget['predefinedArticle'];
  defaultQuantity: number;
  width: number;
  clearInputAfterPrint: boolean;
  variables: readonly VariableValues[];
  /** Given to everybody, or to those below. */
  isForEverybody: boolean;
  assignedTo: readonly WidgetAssignment[];
}

/** What a new widget starts with (specification 3, Widget). */
export const NEW_WIDGET: WidgetValues = {
  name: '',
  icon: WIDGET_ICONS[0],
  labelId: '',
  printerId: '',
  articleMode: 'groupOnly',
  predefinedArticle: null,
  defaultQuantity: 1,
  width: DEFAULT_WIDTH,
  clearInputAfterPrint: true,
  variables: [],
  isForEverybody: true,
  assignedTo: [],
};

/** A saved widget in the form. */
export function valuesOf(widget: Widget): WidgetValues {
  return {
    name: widget.name,
    icon: widget.icon,
    labelId: String(widget.labelId ?? ''),
    printerId: String(widget.printerId ?? ''),
    articleMode: widget.articleMode,
    predefinedArticle: widget.predefinedArticle,
    defaultQuantity: widget.defaultQuantity,
    width: widget.width,
    clearInputAfterPrint: widget.clearInputAfterPrint,
    variables: widget.variables.map((variable, index) => ({
      ...variable,
      key: String(index),
      // A field without a text of its own is shown by its name: that is not an entry of its own.
      label: variable.label === variable.name ? '' : variable.label,
      options: optionLines(variable.options),
    })),
    isForEverybody: widget.assignedTo.length === 0,
    assignedTo: widget.assignedTo,
  };
}

/** What a new field of the card starts with. */
export const newVariable = (fields: Partial<VariableValues> = {}): VariableValues => ({
  key: newKey(),
  name: '',
  label: '',
  required: false,
  type: 'text',
  options: '',
  ...fields,
});

/** Whether a field of this type is filled in by choosing. */
export const hasOptions = (type: string): boolean => type === 'radio' || type === 'select';

/** The fields of the card, as a widget has them. */
export const variablesOf = (values: WidgetValues): WidgetVariable[] =>
  values.variables.map(({ name, label, required, type, options }) => ({
    name: name.trim(),
    label: label.trim() || name.trim(),
    required,
    type,
    options: hasOptions(type) ? optionsIn(options) : [],
  }));

/** Whom the widget is for; nobody: everybody. */
export const assignmentsOf = ({ isForEverybody, assignedTo }: WidgetValues): readonly WidgetAssignment[] =>
  isForEverybody ? [] : assignedTo;

const idOf = (value: string): Id | null => (value === '' ? null : toId(value));

/** The body of POST and PUT api/widgets, without what tells one widget from another. */
export function widgetRequest(values: WidgetValues) {
  return {
    name: values.name.trim(),
    icon: values.icon,
    labelId: idOf(values.labelId),
    printerId: idOf(values.printerId),
    variables: variablesOf(values),
    articleMode: values.articleMode,
    clearInputAfterPrint: values.clearInputAfterPrint,
    predefinedArticleId: values.predefinedArticle?.id ?? null,
    defaultQuantity: values.defaultQuantity,
    width: values.width,
    assignedTo: assignmentsOf(values),
  };
}
export type WidgetRequest = ReturnType<typeof widgetRequest>;

/** Whether two forms say the same. */
export function isSameEntry(one: WidgetValues, other: WidgetValues): boolean {
  const entry = (values: WidgetValues) =>
    JSON.stringify({
      ...widgetRequest(values),
      // A choice of nobody and everybody are sent alike, and are not the same entry.
      isForEverybody: values.isForEverybody,
      assignedTo: assignmentsOf(values)
        .map(({ type, id }) => `${type} ${id}`)
        .toSorted(),
    });
  return entry(one) === entry(other);
}

/** A widget as it is sent. */
export const requestOf = (widget: Widget): WidgetRequest => widgetRequest(valuesOf(widget));
