import { importLimits, type MappedColumn } from 'label-core/import';

type ColumnName = MappedColumn['column'];

const PLACE = /^#\s?(\d{1,3})$/;

/** A column as it is typed in: its heading, or its place from 1 with a number sign in front. */
export const columnWords = (column: ColumnName): string =>
  typeof column === 'number' ? `#${column + 1}` : column;

/** What is meant by it; undefined where it names no column a file can have. */
export function readColumn(words: string, hasHeader: boolean): ColumnName | undefined {
  const text = words.trim();
  const place = PLACE.exec(hasHeader ? text : `#${text.replace(/^#\s?/, '')}`)?.[1];
  if (place !== undefined) {
    const index = Number(place) - 1;
    return index >= 0 && index < importLimits.columns ? index : undefined;
  }
  return hasHeader && text !== '' ? text : undefined;
}
