import type { LabelVariable } from '../api/label-variable-schema';

/** Entered values by variable name; toggles are 'true' or 'false'. */
export type LabelValues = Readonly<Record<string, string>>;

/** Returns the initial values of a print: those of the article, else the label's defaults. */
export function initialValues(variables: readonly LabelVariable[]): LabelValues {
  return Object.fromEntries(
    variables.map(({ variableName, variableData, dataType }) => [
      variableName,
      dataType === 'toggle' ? String(isOn(variableData)) : variableData,
    ]),
  );
}

/** Returns the initial values without the empty ones, in whose place something else is used. */
export const filledValues = (variables: readonly LabelVariable[]): LabelValues =>
  Object.fromEntries(Object.entries(initialValues(variables)).filter(([, value]) => value !== ''));

/**
 * Returns the values that will be printed. An empty value is left out of the request (specification 5), so the server
 * prints its own value for it; an empty required value is not filled silently: it stays empty and is a problem.
 */
export function printedValues(variables: readonly LabelVariable[], typed: LabelValues): LabelValues {
  return Object.fromEntries(
    variables.map(({ variableName, variableData, required, editable }) => {
      const value = typed[variableName] ?? '';
      return [variableName, (value === '' && !required) || !editable ? variableData : value];
    }),
  );
}

/** Returns the editable variables with a value, in the form of print requests. */
export function editableData(
  variables: readonly LabelVariable[],
  typed: LabelValues,
): { key: string; data: string }[] {
  return variables
    .filter(({ editable }) => editable)
    .map(({ variableName }) => ({ key: variableName, data: typed[variableName] ?? '' }))
    .filter(({ data }) => data !== '');
}

/** Returns the display name of a variable. */
export function variableLabel({ displayName, variableName }: LabelVariable): string {
  return displayName || variableName;
}

/** Counts characters as a person does: an accent or an emoji is part of one character. */
export function characterCount(value: string): number {
  return [...new Intl.Segmenter().segment(value)].length;
}

/** Returns whether a toggle's value, in any spelling of the servers, means on. */
export function isOn(value: string): boolean {
  return /^(true|1|yes|on)$/i.test(value.trim());
}
