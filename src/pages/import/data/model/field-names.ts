import { dataKey, type ImportField } from 'label-core/import';
import { texts } from '../i18n';

interface Labelled {
  variables: readonly { variableName: string; displayName: string }[];
}

/**
 * Returns the display names of values by variable. A value for which labels have different names, or whose name another
 * value has too, is shown by its variable.
 */
export function valueNames(labels: readonly Labelled[]): ReadonlyMap<string, string> {
  const given = new Map<string, Set<string>>();
  for (const { variableName, displayName } of labels.flatMap(({ variables }) => variables)) {
    if (displayName.trim() === '') continue;
    given.set(variableName, (given.get(variableName) ?? new Set()).add(displayName.trim()));
  }
  const agreed = [...given].flatMap(([key, [name = '', ...others]]) =>
    others.length === 0 ? [{ key, name }] : [],
  );
  const isUnique = (name: string) => agreed.filter((one) => one.name === name).length === 1;
  return new Map(agreed.filter(({ name }) => isUnique(name)).map(({ key, name }) => [key, name]));
}

const names: Readonly<Record<string, string>> = texts.fields;

/** Returns the display name of a field. */
export const fieldTitle = (field: ImportField): string => dataKey(field) ?? names[field] ?? field;
