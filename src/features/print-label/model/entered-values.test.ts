import { expect, it } from 'vitest';
import { wouldBeLost } from './entered-values';

const start = { lot: '', name: 'Oats' };
const nothing = { start, filled: {}, printed: undefined };

it.each([
  ['nothing', { values: start, quantity: 1 }, nothing, false],
  ['a typed value', { values: { ...start, lot: 'A' }, quantity: 1 }, nothing, true],
  ['an emptied value', { values: { ...start, name: '' }, quantity: 1 }, nothing, true],
  [
    'a value of a code',
    { values: { ...start, lot: 'A' }, quantity: 1 },
    { ...nothing, filled: { lot: 'A' } },
    false,
  ],
  [
    'a value of a code, changed',
    { values: { ...start, lot: 'AB' }, quantity: 1 },
    { ...nothing, filled: { lot: 'A' } },
    true,
  ],
  ['a quantity', { values: start, quantity: 3 }, nothing, true],
  [
    'what is printed',
    { values: { ...start, lot: 'A' }, quantity: 3 },
    { ...nothing, printed: { values: { ...start, lot: 'A' }, quantity: 3 } },
    false,
  ],
  [
    'what was changed since',
    { values: { ...start, lot: 'B' }, quantity: 3 },
    { ...nothing, printed: { values: { ...start, lot: 'A' }, quantity: 3 } },
    true,
  ],
  [
    'what was counted since',
    { values: { ...start, lot: 'A' }, quantity: 4 },
    { ...nothing, printed: { values: { ...start, lot: 'A' }, quantity: 3 } },
    true,
  ],
])('keeps the values that were entered: %s', (_what, entered, unchanged, isLost) => {
  expect(wouldBeLost(entered, unchanged)).toBe(isLost);
});
