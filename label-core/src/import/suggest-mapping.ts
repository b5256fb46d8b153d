import { toGtin14 } from '../gtin/gtin.ts';
import { columnAliases, wordsForValue } from './column-aliases.ts';
import { cellText } from './csv-record.ts';
import { folded } from './folded.ts';
import { dataField, ownFields, type ImportField, type ImportKind } from './import-fields.ts';
import type { MappedColumn } from './import-options.ts';

interface SuggestionRequest {
  readonly kind: ImportKind;
  /** First rows of the file, beginning with its headings if it has any. */
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
  /** Values that labels of the organisation use; only for articles. */
  readonly keys: readonly string[];
}

/**
 * Returns the columns whose headings name a field, each field and each column once. Without headings only the EAN is
 * recognised, by its digits.
 */
export function suggestMapping({ kind, rows, hasHeader, keys }: SuggestionRequest): MappedColumn[] {
  const [first = [], ...others] = rows;
  if (!hasHeader) return byContent(kind, rows);
  const titles = first.map((title) => folded(cellText(title)));
  const taken = new Set<number>();
  const take = (field: ImportField, words: readonly string[]): MappedColumn[] => {
    const index = titles.findIndex((title, place) => !taken.has(place) && words.includes(title));
    if (index === -1) return [];
    taken.add(index);
    return [{ field, column: columnName(first, index) }];
  };
  const own = ownFields[kind].flatMap((field) => {
    // The best heading first: “Artikel” is the number only when no column is headed “Artikelnummer”.
    const word = columnAliases[kind][field]?.find((alias) =>
      titles.some((title, at) => !taken.has(at) && title === alias),
    );
    return word === undefined ? [] : take(field, [word]);
  });
  const data =
    kind === 'articles'
      ? keys.flatMap((key) => take(dataField(key), [folded(key), ...wordsForValue(folded(key))]))
      : [];
  return own.length + data.length > 0 ? [...own, ...data] : byContent(kind, others);
}

/** Returns the identification of a column: its heading, or its index when the heading is empty or not unique. */
export function columnName(first: readonly string[], index: number): string | number {
  const title = cellText(first[index] ?? '');
  const isOwn = first.filter((other) => folded(cellText(other)) === folded(title)).length === 1;
  return title !== '' && folded(title) !== '' && isOwn ? title : index;
}

const isEan = (text: string) => /^\d{12,13}$/.test(text) && toGtin14(text) !== undefined;

function byContent(kind: ImportKind, rows: readonly (readonly string[])[]): MappedColumn[] {
  const width = rows[0]?.length ?? 0;
  const field = kind === 'articles' ? 'ean' : 'article';
  for (let column = 0; column < width; column += 1) {
    const texts = rows.map((cells) => cellText(cells[column] ?? ''));
    if (texts.length > 0 && texts.every(isEan)) return [{ field, column }];
  }
  return [];
}
