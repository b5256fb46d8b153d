import { expect, it } from 'vitest';
import { moved } from './moved';

it.each([
  [0, -1, 'abc'],
  [0, 1, 'bac'],
  [2, 1, 'abc'],
  [2, -1, 'acb'],
] as const)('moves entry %i by %i to make %s', (index, step, expected) => {
  expect(moved(['a', 'b', 'c'], index, step).join('')).toBe(expected);
});
