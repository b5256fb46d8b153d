import { expect, it } from 'vitest';
import { nextActive } from './next-active';

it.each<[string | undefined, 1 | -1, string | undefined]>([
  [undefined, 1, 'a'],
  [undefined, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
])('moves from %s by %i to %s', (active, step, expected) => {
  expect(nextActive(['a', 'b', 'c'], active, step)).toBe(expected);
});

it('moves to nothing where there is nothing', () => {
  expect(nextActive([], undefined, 1)).toBeUndefined();
});
