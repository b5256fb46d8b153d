import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { WIDGET_LIMITS } from '../config/limits';
import { faultTexts } from './fault-texts';
import { optionsIn } from './option-lines';
import { hasOptions, type VariableValues, type WidgetValues } from './widget-values';

/** Where a fault of a field of the card stands; `part` is name, label or options. */
export const variableFault = (index: number, part: string): string => `variables.${index}.${part}`;

/** What keeps a widget from being saved, by field, in the order of the form. */
export function widgetFaults(values: WidgetValues): FormFaults {
  const name = values.name.trim();
  return faultsOf({
    name: name === '' ? faultTexts.noName : tooLong(name),
    defaultQuantity: values.defaultQuantity > WIDGET_LIMITS.quantity ? faultTexts.badQuantity : undefined,
    variables: values.variables.length > WIDGET_LIMITS.variables ? faultTexts.tooManyFields : undefined,
    ...Object.fromEntries(values.variables.flatMap((variable, index) => faultsIn(variable, index, values))),
    assignedTo: !values.isForEverybody && values.assignedTo.length === 0 ? faultTexts.nobody : undefined,
  });
}

function faultsIn(
  { name, label, type, options }: VariableValues,
  index: number,
  { variables }: WidgetValues,
): [string, string | undefined][] {
  const trimmed = name.trim();
  const isTwice = variables.findIndex((one) => one.name.trim() === trimmed) < index;
  const nameFault = isTwice ? faultTexts.twice(trimmed) : tooLong(trimmed);
  return [
    [variableFault(index, 'name'), trimmed === '' ? faultTexts.noVariable : nameFault],
    [variableFault(index, 'label'), tooLong(label.trim())],
    [variableFault(index, 'options'), hasOptions(type) ? optionFault(options) : undefined],
  ];
}

function optionFault(lines: string): string | undefined {
  const values = optionsIn(lines).map(({ value }) => value);
  if (values.length === 0) return faultTexts.noOptions;
  const twice = values.find((value, index) => values.indexOf(value) < index);
  return twice === undefined ? undefined : faultTexts.sameOption(twice);
}

const tooLong = (text: string): string | undefined =>
  text.length > WIDGET_LIMITS.nameCharacters ? faultTexts.tooLong : undefined;

/** Faults the server found, by field of the form. */
export function serverWidgetFaults(problems: readonly { field: string; message: string }[]): FormFaults {
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field === 'predefinedArticleId' ? 'predefinedArticle' : field,
      message,
    ]),
  );
}
