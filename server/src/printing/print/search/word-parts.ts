/** Max. characters of a word; a longer one is found by these. */
export const maxWordLength = 100;

/** Max. parts of a word besides itself: identifiers have few, and addresses of web pages many. */
const maxParts = 8;

/**
 * Where somebody may begin to type a word: after a character that is neither a letter nor a digit, where digits follow
 * letters or the other way round, and after zeros at the front of a number.
 */
const starts =
  /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=(?:^|[^\p{N}])0+)(?=[1-9])/gu;

/**
 * Returns a folded word and what it ends with from each of these places on: of `l2026-0117` also `2026-0117`, `0117` and
 * `117`. A search for a beginning of any of them finds the word.
 */
export function wordParts(word: string): string[] {
  const places = [...word.matchAll(starts)].slice(0, maxParts).map(({ index }) => index);
  return [...new Set([0, ...places])].map((at) => cutWord(word.slice(at)));
}

export const cutWord = (word: string): string => word.slice(0, maxWordLength).toWellFormed();
