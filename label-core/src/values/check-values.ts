import { countCharacters } from '../binding/count-characters.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { templateLimits } from '../template/template-limits.ts';
import type { LabelTemplate, LabelVariable } from '../template/template-schema.ts';

type ValueRule = (variable: LabelVariable, value: string) => Omit<LabelProblem, 'variable'> | undefined;

/** The first rule a value breaks is the one that is told. */
const rules: readonly ValueRule[] = [
  ({ name, required }, value) =>
    required === true && value.trim() === ''
      ? { code: 'value-required', message: `Variable “${name}” is empty; it is required.` }
      : undefined,
  ({ name, type }, value) =>
    type === 'toggle' && !['true', 'false', ''].includes(value)
      ? { code: 'toggle-invalid', message: `Variable “${name}” must be “true” or “false”.` }
      : undefined,
  ({ name, type, propertySize }, value) => {
    const most =
      type === 'default' ? (propertySize ?? templateLimits.valueCharacters) : templateLimits.valueCharacters;
    // A text of n UTF-16 units never has more than n characters, so the count is only made when it can matter.
    const characters = value.length > most ? countCharacters(value) : 0;
    return characters > most
      ? {
          code: 'value-too-long',
          message: `Variable “${name}” has ${characters} characters; at most ${most} are allowed.`,
        }
      : undefined;
  },
];

/** Checks the values by themselves, before anything is laid out. */
export function checkValues(
  template: LabelTemplate,
  values: ReadonlyMap<string, string>,
): readonly LabelProblem[] {
  return template.variables.flatMap((variable) => {
    const value = values.get(variable.name) ?? '';
    for (const rule of rules) {
      const problem = rule(variable, value);
      if (problem) return [{ ...problem, variable: variable.name }];
    }
    return [];
  });
}
