import { expect, it } from 'vitest';
import { holdsWords } from '.';

it.each([
  ['', true],
  ['  ', true],
  ['creme', true],
  ['CRÈME edge', true],
  ['edge  creme', true],
  ['60 x 40', true],
  ['60 × 40', true],
  ['6040', false],
  ['creme box', false],
  ['(', false],
])('tells whether “Crème shelf edge 60 × 40” holds “%s”: %s', (search, expected) => {
  expect(holdsWords('Crème shelf edge 60 × 40', search)).toBe(expected);
});
