import { importLimits, type MappedColumn } from 'label-core/import';

type ColumnName = MappedColumn['column'];

const PLACE = /^#\s?(\d{1,3})$/;

/** Returns a column as text for its field: the heading, or the position from 1 after a number sign. */
export const formatColumn = (column: ColumnName): string =>
  typeof column === 'number' ? `#${column + 1}` : column;

/** Parses a typed column; returns undefined if a file cannot have such a column. */
export function readColumn(typed: string, hasHeader: boolean): ColumnName | undefined {
  const text = typed.trim();
  const place = PLACE.exec(hasHeader ? text : `#${text.replace(/^#\s?/, '')}`)?.[1];
  if (place !== undefined) {
    const index = Number(place) - 1;
    return index >= 0 && index < importLimits.columns ? index : undefined;
  }
  return hasHeader && text !== '' ? text : undefined;
}
