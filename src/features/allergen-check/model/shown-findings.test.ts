import { expect, it } from 'vitest';
import { inContext } from './shown-findings';

const around = (text: string, word: string) => {
  const start = text.indexOf(word);
  const { before, after } = inContext(text, { start, end: start + word.length });
  return `${before}[${word}]${after}`;
};

it.each([
  ['milk', 'milk', '[milk]'],
  ['sugar, milk, egg', 'milk', 'sugar, [milk], egg'],
  ['sugar, palm oil, skimmed milk powder, emulsifier, salt', 'milk', '… oil, skimmed [milk] powder, …'],
  ['Hartweizengriessmischungsmehl', 'weizen', 'Hart[weizen]griessmischungsmeh …'],
])('%s is shown around %s', (text, word, expected) => {
  expect(around(text, word)).toBe(expected);
});
