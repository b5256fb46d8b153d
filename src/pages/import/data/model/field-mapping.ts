import {
  dataField,
  dataKey,
  ownFields,
  type ImportField,
  type ImportKind,
  type MappedColumn,
} from 'label-core/import';
import { columnTitle, type FileColumn } from '@/features/table-file';

/** Returns the column that a field is read from; undefined if it has none. */
export function columnOf(
  field: ImportField,
  mapping: readonly MappedColumn[],
  columns: readonly FileColumn[],
): FileColumn | undefined {
  const mapped = mapping.find((one) => one.field === field);
  return mapped && columns.find(({ name }) => name === mapped.column);
}

/** Returns the mapping with the given column for a field; without a column, the field is not imported. */
export function mapField(
  mapping: readonly MappedColumn[],
  field: ImportField,
  column: FileColumn | undefined,
): MappedColumn[] {
  const others = mapping.filter((one) => one.field !== field);
  if (!column) return others;
  const at = mapping.findIndex((one) => one.field === field);
  const next = { field, column: column.name };
  return at === -1 ? [...others, next] : others.toSpliced(at, 0, next);
}

/** Returns the chosen mapping for columns that the file still has, plus the suggestions for the rest. */
export function mergeMapping(
  chosen: readonly MappedColumn[],
  suggested: readonly MappedColumn[],
  columns: readonly FileColumn[],
): MappedColumn[] {
  const kept = chosen.filter(({ column }) => columns.some(({ name }) => name === column));
  const added = suggested.filter(
    ({ field, column }) => !kept.some((one) => one.field === field || one.column === column),
  );
  return [...kept, ...added];
}

/**
 * Returns the fields to show: the fixed ones, then the values of articles that have a column, or all of them.
 * @param keys variables of the labels; empty to show only values with a column
 */
export function shownFields(
  kind: ImportKind,
  mapping: readonly MappedColumn[],
  keys: readonly string[],
): ImportField[] {
  const own: readonly ImportField[] = ownFields[kind];
  const known: readonly ImportField[] = kind === 'articles' ? keys.map(dataField) : [];
  const mapped = mapping.map(({ field }) => field).filter((field) => dataKey(field) !== undefined);
  return [...own, ...known, ...mapped.filter((field) => !known.includes(field))];
}

/** Returns the columns that no field is read from. */
export const ignoredColumns = (mapping: readonly MappedColumn[], columns: readonly FileColumn[]) =>
  columns.filter(({ name }) => !mapping.some(({ column }) => column === name));

/** Variables filled from an article's own fields, which have their own fields in the import. */
const wellKnown = /^(?:name|articlename|ean|gtin|externalidentifier)$/i;

/** Returns the variables of the labels that an article's values can fill. */
export function valueKeys(labels: readonly { variables: readonly { variableName: string }[] }[]): string[] {
  const keys = labels.flatMap(({ variables }) => variables.map(({ variableName }) => variableName));
  return [...new Set(keys)].filter((key) => key.trim() !== '' && !wellKnown.test(key)).toSorted();
}

/** Returns the field for an additional column: its heading becomes the name of the value. */
export const fieldOfColumn = (column: FileColumn): ImportField => dataField(columnTitle(column).trim());
