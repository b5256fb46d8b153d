import { wordStarts } from 'label-core/search';

/** Max. characters of a word; a longer one is found by these. */
export const maxWordLength = 100;

/** Max. parts of a word besides itself: identifiers have few, and addresses of web pages many. */
const maxParts = 8;

/**
 * Returns a folded word and what it ends with from each place on where somebody may begin to type it. A search for a
 * beginning of any of them finds the word.
 */
export const wordParts = (word: string): string[] => [
  ...new Set(
    wordStarts(word)
      .slice(0, 1 + maxParts)
      .map((at) => cutWord(word.slice(at))),
  ),
];

export const cutWord = (word: string): string => word.slice(0, maxWordLength).toWellFormed();
