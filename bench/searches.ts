/** Typical searches: empty, a word with many hits, several words, without accents, parts of a number, no hit. */
export const SEARCHES = [
  '',
  'c',
  'tarte',
  'creme bru',
  'organic 500 g',
  'no. 99999',
  '20000000123',
  'xyzzy',
] as const;
