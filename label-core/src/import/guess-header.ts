import { knownWords } from './column-aliases.ts';
import { cellText } from './csv-record.ts';
import { folded } from './folded.ts';

/** Guesses whether the first row contains headings: common names of columns, or unique words above numbers. */
export function guessHeader(rows: readonly (readonly string[])[]): boolean {
  const [first, ...others] = rows;
  if (!first) return false;
  const titles = first.map(cellText);
  if (titles.some((title) => knownWords.has(folded(title)))) return true;
  const isNaming = titles.every((title) => title !== '' && !/\d{4}|^[\d.,\s-]+$/.test(title));
  const isUnique = new Set(titles.map(folded)).size === titles.length;
  return isNaming && isUnique && titles.some((_title, column) => isNumeric(others, column));
}

function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  const texts = rows.map((cells) => cellText(cells[column] ?? '')).filter((text) => text !== '');
  return texts.length > 0 && texts.every((cell) => /^[\d.,\s-]+$/.test(cell));
}
