import { foldingOf } from 'label-core/search';

/** Unicode ranges of combining accents. Ranges, not the category of marks, because PostgreSQL cannot name that category. */
export const accentRanges = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
/** Folds a text for searching, in the same way for a file and for a database. */
export const foldText = foldingOf(new RegExp(`[${accentRanges}]`, 'g'));

/** Search words; an article matches when it contains all of them. */
export interface SearchWords {
  readonly words: readonly string[];
  /** The whole search text; an article with exactly this number comes first. */
  readonly whole: string;
}

/**
 * Returns the words of a search, or undefined when the text contains characters that no article can contain, so that
 * nothing can match.
 */
export function searchWords(query: string): SearchWords | undefined {
  if (query.includes('\0') || !query.isWellFormed()) return undefined;
  const whole = foldText(query);
  return { whole, words: whole === '' ? [] : [...new Set(whole.split(' '))] };
}
