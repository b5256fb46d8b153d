/** After a sign, where digits follow letters or the other way round, and after zeros at the front of a number. */
const insideStarts =
  /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=(?:^|[^\p{N}])0+)(?=[1-9])/gu;

/**
 * Returns the places of a word, without spaces, at which somebody may begin to type it, in UTF-16 code units: its beginning,
 * and of `l2026-0117` also `2026-0117`, `0117` and `117`.
 */
export const wordStarts = (word: string): readonly number[] => [
  ...new Set([0, ...Array.from(word.matchAll(insideStarts), ({ index }) => index)]),
];
