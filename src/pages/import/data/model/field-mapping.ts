import {
  dataField,
  dataKey,
  ownFields,
  type ImportField,
  type ImportKind,
  type MappedColumn,
} from 'label-core/import';
import { texts } from '../i18n';
import type { FileColumn } from './import-work';

/** The column a field is read from; undefined where it has none. */
export function columnOf(
  field: ImportField,
  mapping: readonly MappedColumn[],
  columns: readonly FileColumn[],
): FileColumn | undefined {
  const mapped = mapping.find((one) => one.field === field);
  return mapped && columns.find(({ name }) => name === mapped.column);
}

/** The mapping with another column for a field; without one, the field is not imported. */
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

/** What a person chose stays where the file still has its columns; the rest is as suggested. */
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
 * The fields that are shown: those of every import, then the values of articles that have a column, or all of them.
 * @param keys the values that labels show; empty when only those with a column are wanted
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

/** The columns no field is read from. */
export const ignoredColumns = (mapping: readonly MappedColumn[], columns: readonly FileColumn[]) =>
  columns.filter(({ name }) => !mapping.some(({ column }) => column === name));

/** Names every article fills by itself: they are fields of their own. */
const wellKnown = /^(?:name|articlename|ean|gtin|externalidentifier)$/i;

/** The values of articles that labels show, by their variables. */
export function valueKeys(labels: readonly { variables: readonly { variableName: string }[] }[]): string[] {
  const keys = labels.flatMap(({ variables }) => variables.map(({ variableName }) => variableName));
  return [...new Set(keys)].filter((key) => key.trim() !== '' && !wellKnown.test(key)).toSorted();
}

/** The field for a column nobody has asked for: its heading becomes the name of the value. */
export const fieldOfColumn = ({ title, index }: FileColumn): ImportField =>
  dataField(title === '' ? texts.column({ number: index + 1 }) : title.trim());
