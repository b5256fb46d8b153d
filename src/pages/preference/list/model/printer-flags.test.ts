import { describe, expect, it } from 'vitest';
import { isSame, withDefault, withLabelDefault, withoutUnknown, withPrinter } from './printer-flags';

const flag = (printerId: number, isDefault = false) => ({ printerId, isDefault });

describe('withDefault', () => {
  it.each([
    ['moves the flag', [flag(1, true), flag(2)], 2, [flag(1), flag(2, true)]],
    ['adds a printer that is not there', [flag(1, true)], 2, [flag(1), flag(2, true)]],
    ['takes the flag away', [flag(1, true), flag(2)], undefined, [flag(1), flag(2)]],
    ['mends two defaults', [flag(1, true), flag(2, true)], 1, [flag(1, true), flag(2)]],
  ])('makes a printer the default: %s', (_what, printers, printerId, expected) => {
    expect(withDefault(printers, printerId)).toEqual(expected);
  });
});

describe('withPrinter', () => {
  it.each([
    ['adds one', [flag(1, true)], 2, true, [flag(1, true), flag(2)]],
    ['adds none twice', [flag(1, true)], 1, true, [flag(1, true)]],
    ['takes one away with its flag', [flag(1, true), flag(2)], 1, false, [flag(2)]],
  ])('adds and takes away a printer: %s', (_what, printers, printerId, isUsed, expected) => {
    expect(withPrinter(printers, printerId, isUsed)).toEqual(expected);
  });
});

describe('withLabelDefault', () => {
  const labels = [{ labelId: 1, printers: [flag(1, true)] }];
  it.each([
    ['of a label without one', 2, 3, [...labels, { labelId: 2, printers: [flag(3, true)] }]],
    ['taken away leaves no empty label', 1, undefined, []],
    ['changed keeps the other printer', 1, 3, [{ labelId: 1, printers: [flag(1), flag(3, true)] }]],
  ])('sets the default printer of a label: %s', (_what, labelId, printerId, expected) => {
    expect(withLabelDefault(labels, labelId, printerId)).toEqual(expected);
  });
});

it('leaves printers out that are gone', () => {
  expect(withoutUnknown([flag(1, true), flag(77)], [1, 2])).toEqual([flag(1, true)]);
});

it('compares printers without looking at their order', () => {
  expect(isSame([flag(1), flag(2, true)], [flag(2, true), flag(1)])).toBe(true);
  expect(isSame([flag(1)], [flag(1, true)])).toBe(false);
});
