import { foldingOf } from 'label-core/search';

/** Accents, the same in a database: it has these ranges and no word for marks. */
export const accentRanges = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
/** A text as it is searched, the same in a file and in a database. */
export const foldText = foldingOf(new RegExp(`[${accentRanges}]`, 'g'));

/** What is looked for: all words have to be found. */
export interface SearchWords {
  readonly words: readonly string[];
  /** The whole text: an article whose number it is comes first. */
  readonly whole: string;
}

/** The words of a search; undefined where it holds what no text of an article can hold, and so finds nothing. */
export function searchWords(query: string): SearchWords | undefined {
  if (query.includes('\0') || !query.isWellFormed()) return undefined;
  const whole = foldText(query);
  return { whole, words: whole === '' ? [] : [...new Set(whole.split(' '))] };
}
