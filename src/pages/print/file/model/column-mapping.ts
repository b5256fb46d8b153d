import { folded, suggestVariables } from 'label-core/import';
import { variableLabel, type FileMapping, type LabelVariable } from '@/entities/label';
import { HEADING_CHARACTERS } from '../config/print-file';

/** What fills one variable: a column, by its index, the same text in every row, or the label's own default. */
export type FieldSource =
  | { kind: 'column'; column: number }
  | { kind: 'text'; text: string }
  | { kind: 'default' };

/** How the rows of a file fill a label. */
export interface ColumnMapping {
  /** By variable name. */
  fields: Readonly<Record<string, FieldSource>>;
  /** Index of the column with the number of labels of each row; undefined for one each. */
  copies: number | undefined;
}

const DEFAULT: FieldSource = { kind: 'default' };

/** Returns the variables that a person fills in: neither computed nor fixed. */
export const filledVariables = (variables: readonly LabelVariable[]): LabelVariable[] =>
  variables.filter(({ editable, isComputed }) => editable && isComputed !== true);

export const sourceOf = ({ fields }: ColumnMapping, { variableName }: LabelVariable): FieldSource =>
  Object.hasOwn(fields, variableName) ? (fields[variableName] ?? DEFAULT) : DEFAULT;

/** Returns the mapping whose columns are headed like the variables. */
export function suggestedMapping(
  headings: readonly string[],
  variables: readonly LabelVariable[],
): ColumnMapping {
  const names = variables.map((variable) => ({
    name: variable.variableName,
    label: variableLabel(variable),
  }));
  const { columns, copies } = suggestVariables(headings, names);
  const fields = variables.map(({ variableName }, at): [string, FieldSource] => {
    const column = columns[at] ?? null;
    return [variableName, column === null ? DEFAULT : { kind: 'column', column }];
  });
  return { fields: Object.fromEntries(fields), copies: copies ?? undefined };
}

/** Returns the headings as they are saved with a mapping; "" for each column without one. */
export const savedHeadings = (headings: readonly string[], columnCount: number): string[] =>
  Array.from({ length: columnCount }, (_, at) => (headings[at] ?? '').slice(0, HEADING_CHARACTERS));

/** Returns the last used mapping of a file with the same headings, for the variables that the label still has. */
export function savedMapping(
  saved: readonly FileMapping[],
  headings: readonly string[],
  variables: readonly LabelVariable[],
): ColumnMapping | undefined {
  const wanted = headings.map(folded);
  const isSame = ({ columns }: FileMapping) =>
    columns.length === wanted.length && columns.every((heading, at) => folded(heading) === wanted[at]);
  const found = saved.find(isSame);
  if (!found) return undefined;
  const { fields, copies } = found.mapping;
  const isThere = (column: number) => column < headings.length;
  const kept = variables.map(({ variableName }): [string, FieldSource] => {
    const field = fields.find(({ variable }) => variable === variableName);
    if (!field || field.kind === 'default') return [variableName, DEFAULT];
    if (field.kind === 'text') return [variableName, { kind: 'text', text: field.text }];
    return [variableName, isThere(field.column) ? { kind: 'column', column: field.column } : DEFAULT];
  });
  return {
    fields: Object.fromEntries(kept),
    copies: copies !== null && isThere(copies) ? copies : undefined,
  };
}

/** Returns a mapping in the form in which it is saved. */
export function mappingToSave({ fields, copies }: ColumnMapping, headings: readonly string[]): FileMapping {
  return {
    columns: [...headings],
    mapping: {
      fields: Object.entries(fields).map(([variable, source]) => ({ variable, ...source })),
      copies: copies ?? null,
    },
  };
}

/** Returns the required variables that nothing fills: no column, no text, no default. */
export const unfilledVariables = (
  mapping: ColumnMapping,
  variables: readonly LabelVariable[],
): LabelVariable[] =>
  variables.filter((variable) => {
    if (!variable.required) return false;
    const source = sourceOf(mapping, variable);
    if (source.kind === 'column') return false;
    return source.kind === 'text' ? source.text.trim() === '' : variable.variableData === '';
  });
