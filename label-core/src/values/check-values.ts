import { markedVariables } from '../binding/marked-variables.ts';
import { countCharacters } from '../binding/count-characters.ts';
import { visibleText } from '../markup/bind-markup.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import { templateLimits } from '../template/template-limits.ts';
import { variableLabel } from '../template/variable-label.ts';
import type { LabelTemplate, LabelVariable } from '../template/template-schema.ts';

/** A value to be checked. `shown` is what is seen of it. */
interface CheckedValue {
  readonly value: string;
  readonly shown: string;
  readonly label: string;
}

type ValueRule = (
  variable: LabelVariable,
  checked: CheckedValue,
) => Omit<LabelProblem, 'variable'> | undefined;

/** Rules in order; only the first one that a value breaks is reported. */
const rules: readonly ValueRule[] = [
  ({ required }, { shown, label }) =>
    required === true && shown.trim() === '' ? told.valueRequired({ name: label }) : undefined,
  ({ type }, { value, label }) =>
    type === 'toggle' && !['true', 'false', ''].includes(value)
      ? told.toggleInvalid({ name: label })
      : undefined,
  ({ type, propertySize }, { shown, label }) => {
    const most =
      type === 'default' ? (propertySize ?? templateLimits.valueCharacters) : templateLimits.valueCharacters;
    // A text of n UTF-16 units never has more than n characters, so they are counted only when it can matter.
    const characters = shown.length > most ? countCharacters(shown) : 0;
    return characters > most ? told.valueTooLong({ name: label, characters, most }) : undefined;
  },
];

/** Checks the values on their own, before the layout. */
export function checkValues(
  template: LabelTemplate,
  values: ReadonlyMap<string, string>,
): readonly LabelProblem[] {
  const marked = markedVariables(template.elements);
  return template.variables.flatMap((variable) => {
    const value = values.get(variable.name) ?? '';
    const shown = marked.has(variable.name) ? visibleText(value) : value;
    for (const rule of rules) {
      const problem = rule(variable, { value, shown, label: variableLabel(variable) });
      if (problem) return [{ ...problem, variable: variable.name }];
    }
    return [];
  });
}
