import type { LabelVariable } from '../api/label-variable-schema';

/** What is typed in, by variable name; toggles are 'true' or 'false'. */
export type LabelValues = Readonly<Record<string, string>>;

/** The values a print starts with: the article's own, else the label's defaults. */
export function initialValues(variables: readonly LabelVariable[]): LabelValues {
  return Object.fromEntries(
    variables.map(({ variableName, variableData, dataType }) => [
      variableName,
      dataType === 'toggle' ? String(isOn(variableData)) : variableData,
    ]),
  );
}

/**
 * What will be printed. An empty value is left out of the request (specification 5), so the server prints its own
 * value there; a required one is not filled in silently: it stays empty and is a problem.
 */
export function printedValues(variables: readonly LabelVariable[], typed: LabelValues): LabelValues {
  return Object.fromEntries(
    variables.map(({ variableName, variableData, required, editable }) => {
      const value = typed[variableName] ?? '';
      return [variableName, (value === '' && !required) || !editable ? variableData : value];
    }),
  );
}

/** The editable variables whose value is not empty, as print requests have them. */
export function editableData(
  variables: readonly LabelVariable[],
  typed: LabelValues,
): { key: string; data: string }[] {
  return variables
    .filter(({ editable }) => editable)
    .map(({ variableName }) => ({ key: variableName, data: typed[variableName] ?? '' }))
    .filter(({ data }) => data !== '');
}

/** The name people know a variable by. */
export function variableLabel({ displayName, variableName }: LabelVariable): string {
  return displayName || variableName;
}

/** What a person counts as characters: an accent or an emoji is part of one. */
export function characterCount(value: string): number {
  return [...new Intl.Segmenter().segment(value)].length;
}

/** Whether a toggle's value, as servers spell it, means on. */
export function isOn(value: string): boolean {
  return /^(true|1|yes|on)$/i.test(value.trim());
}
