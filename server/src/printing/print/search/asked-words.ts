import { searchTerms } from '../../../foundation/values/search-terms.ts';
import { idWord, valueWord, wordKinds, type WordKind } from './print-words.ts';
import { cutWord } from './word-parts.ts';

/** What is asked of printed files; every part that is there must hold for one file. */
export interface AskedPrints {
  /** Beginnings of words of anything. */
  readonly searchQuery?: string | undefined;
  /** Name of a variable, and its whole value; without a value, files with this variable. */
  readonly variable?: string | undefined;
  readonly value?: string | undefined;
  /** Beginnings of words of one thing. */
  readonly label?: string | undefined;
  readonly article?: string | undefined;
  readonly printer?: string | undefined;
  readonly order?: string | undefined;
  readonly labelId?: number | undefined;
  readonly printerId?: number | undefined;
}

/** Stored words that a file must have: whole ones, and beginnings of words. */
export interface AskedWords {
  readonly whole: readonly string[];
  readonly beginnings: readonly string[];
}

/**
 * Returns the stored words that are asked for; none at all if nothing is asked. A search is what is asked of words alone
 * and not of time, person or outcome.
 */
export function askedWords(asked: AskedPrints): AskedWords {
  const { variable, value, labelId, printerId } = asked;
  return {
    whole: [
      ...(labelId === undefined ? [] : [idWord('labelId', labelId)]),
      ...(printerId === undefined ? [] : [idWord('printerId', printerId)]),
      ...(variable && value ? [valueWord(variable, value)] : []),
    ],
    beginnings: [
      ...ofText('anything', asked.searchQuery),
      ...(variable && !value ? [valueWord(variable, '')] : []),
      ...(!variable && value ? ofText('anything', value) : []),
      ...ofText('label', asked.label),
      ...ofText('article', asked.article),
      ...ofText('printer', asked.printer),
      ...ofText('order', asked.order),
    ],
  };
}

export const asksNothing = ({ whole, beginnings }: AskedWords): boolean =>
  whole.length === 0 && beginnings.length === 0;

const ofText = (kind: WordKind, text = ''): string[] =>
  searchTerms(text).map((term) => wordKinds[kind] + cutWord(term));
