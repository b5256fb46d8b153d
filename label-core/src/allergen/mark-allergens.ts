import { valueTokens } from '../markup/markup-tokens.ts';

/** How a name is set apart from the rest of a list of ingredients. */
export type AllergenMark = 'bold' | 'capitals';

/** A range in the visible text of a value, in UTF-16 code units. */
interface VisibleRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Sets ranges of a value apart, as a person decided. Everything else stays as it is written.
 * @param value with markup
 * @param given ranges in its visible text, in any order; they may overlap
 */
export function markAllergens(value: string, given: readonly VisibleRange[], mark: AllergenMark): string {
  const ranges = joined(given);
  let marked = '';
  let at = 0;
  for (const token of valueTokens(value)) {
    if (token.kind === 'variable') continue;
    if (token.kind !== 'text') {
      marked += token.written;
      continue;
    }
    for (const piece of token.written === undefined ? token.text : [token.text]) {
      const written = token.written ?? piece;
      const isFirst = ranges.some(({ start }) => start === at);
      const isLast = ranges.some(({ end }) => end === at + piece.length);
      const isInside = ranges.some(({ start, end }) => start <= at && at < end);
      if (mark === 'bold') marked += `${isFirst ? '<b>' : ''}${written}${isLast ? '</b>' : ''}`;
      else marked += isInside && token.written === undefined ? piece.toUpperCase() : written;
      at += piece.length;
    }
  }
  return marked;
}

/** Returns ranges that neither overlap nor touch and cover the same. */
function joined(ranges: readonly VisibleRange[]): readonly VisibleRange[] {
  const all: VisibleRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (!last || range.start > last.end) all.push(range);
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return all;
}
