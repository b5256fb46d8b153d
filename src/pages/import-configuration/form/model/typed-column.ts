import { importLimits, type MappedColumn } from 'label-core/import';

type ColumnName = MappedColumn['column'];

const PLACE = /^#\s?(\d{1,3})$/;

/** A column as it is typed in: its heading, or its place from 1 with a number sign in front. */
export const formatColumn = (column: ColumnName): string =>
  typeof column === 'number' ? `#${column + 1}` : column;

/** The column that was typed in; undefined where it is none that a file can have. */
export function readColumn(typed: string, hasHeader: boolean): ColumnName | undefined {
  const text = typed.trim();
  const place = PLACE.exec(hasHeader ? text : `#${text.replace(/^#\s?/, '')}`)?.[1];
  if (place !== undefined) {
    const index = Number(place) - 1;
    return index >= 0 && index < importLimits.columns ? index : undefined;
  }
  return hasHeader && text !== '' ? text : undefined;
}
