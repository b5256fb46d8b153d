import { describe, expect, it } from 'vitest';
import { printerSchema } from '../api/printer-schema';
import { defaultPrinter, printerName } from './default-printer';

const printer = (printerId: number, isDefault = false) => printerSchema.parse({ printerId, isDefault });
const wish = (printerId: number, isDefault = true) => ({ printerId, isDefault });

describe('the default printer for a label', () => {
  it.each([
    ['the one the person flagged', [printer(1, true), printer(2)], [wish(2)], 2],
    ['the first of several wishes', [printer(1), printer(2)], [wish(2), wish(1)], 2],
    ['the flagged one that is available', [printer(1), printer(2)], [wish(9), wish(2)], 2],
    [
      'the printer’s own flag where the person flagged none',
      [printer(1), printer(2, true)],
      [wish(1, false)],
      2,
    ],
    ['the only one there is', [printer(3)], [], 3],
    ['nobody’s choice among several', [printer(1), printer(2)], [], undefined],
    ['none where there is none', [], [wish(1)], undefined],
  ])('takes as the default printer for a label %s', (_name, available, preferences, expected) => {
    expect(defaultPrinter(available, preferences)?.printerId).toBe(expected);
  });

  it('calls a printer by its display name, else by its name', () => {
    expect(printerName({ displayName: 'Packing bench', name: 'ZD421' })).toBe('Packing bench');
    expect(printerName({ displayName: '', name: 'ZD421' })).toBe('ZD421');
  });
});
