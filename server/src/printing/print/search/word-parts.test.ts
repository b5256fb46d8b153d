import { expect, it } from 'vitest';
import { maxWordLength, wordParts } from './word-parts.ts';

it.each<[string, readonly string[]]>([
  ['creme', ['creme']],
  ['l2026-0117', ['l2026-0117', '2026-0117', '0117', '117']],
  ['04006381333931', ['04006381333931', '4006381333931']],
  ['27.11.2026', ['27.11.2026', '11.2026', '2026']],
  ['(10)abc', ['(10)abc', '10)abc', 'abc']],
  ['500g', ['500g', 'g']],
  ['000', ['000']],
  ['%_\\', ['%_\\']],
  ['молоко-3', ['молоко-3', '3']],
])('finds of “%s” the parts %j', (word, parts) => {
  expect(wordParts(word)).toEqual(parts);
});

it('cuts long words, and leaves no half of a character', () => {
  expect(wordParts('x'.repeat(500))).toEqual(['x'.repeat(maxWordLength)]);
  const [word = ''] = wordParts(`x${'😀'.repeat(100)}`);
  expect(word.isWellFormed()).toBe(true);
  expect(word).toHaveLength(maxWordLength);
});

it('has few parts of a word with many', () => {
  expect(wordParts(Array.from({ length: 50 }, (_none, at) => at + 10).join('-'))).toHaveLength(9);
});
