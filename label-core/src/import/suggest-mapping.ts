import { toGtin14 } from '../gtin/gtin.ts';
import { columnAliases, wordsForValue } from './column-aliases.ts';
import { cellText } from './csv-record.ts';
import { folded } from './folded.ts';
import { dataField, ownFields, type ImportField, type ImportKind } from './import-fields.ts';
import type { MappedColumn } from './import-options.ts';

interface SuggestionRequest {
  readonly kind: ImportKind;
  /** The first rows of the file, its headings first where it has some. */
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
  /** The values that labels of the organisation show; articles only. */
  readonly keys: readonly string[];
}

/** The columns whose headings name a field, each field and each column once; without headings the EAN by its digits. */
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
    // The best name first: “Artikel” is the number only where no column is called “Artikelnummer”.
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

/** How a column is written down: its heading, or its place where the heading is empty or not its own. */
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
