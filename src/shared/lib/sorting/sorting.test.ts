import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortRows, type SortValue } from './sort-rows';
import { nextSorting, readSorting, writeSorting } from './sorting';

const keys = ['name', 'size', '-odd'];

describe('the sorting in an address', () => {
  it.each([
    ['name', { key: 'name', isDescending: false }],
    ['-size', { key: 'size', isDescending: true }],
    [null, undefined],
    ['', undefined],
    ['-', undefined],
    ['colour', undefined],
    ['-colour', undefined],
    ['Name', undefined],
    ['__proto__', undefined],
  ])('reads the sorting of an address: %s', (text, expected) => {
    expect(readSorting(text, keys)).toEqual(expected);
  });

  it('reads a sorting as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom('name', 'size'), fc.boolean(), (key, isDescending) => {
        expect(readSorting(writeSorting({ key, isDescending }), keys)).toEqual({ key, isDescending });
      }),
    );
  });

  it('turns the sorting round at the second press of the same heading, and starts upwards at another', () => {
    const up = nextSorting(undefined, 'name');
    expect(up).toEqual({ key: 'name', isDescending: false });
    const down = nextSorting(up, 'name');
    expect(down).toEqual({ key: 'name', isDescending: true });
    expect(nextSorting(down, 'name')).toEqual(up);
    expect(nextSorting(down, 'size')).toEqual({ key: 'size', isDescending: false });
  });
});

const sorted = (values: SortValue[], isDescending = false) =>
  sortRows(values, (value) => value, isDescending);

describe('rows in order', () => {
  it.each<[string, SortValue[], SortValue[]]>([
    ['numbers by size', [10, 9, -1, 0], [-1, 0, 9, 10]],
    ['texts with numbers in them by these', ['Line 10', 'line 9', 'Line 1'], ['Line 1', 'line 9', 'Line 10']],
    ['accents and case aside', ['zebra', 'Äpfel', 'apfel 2', 'Öl'], ['Äpfel', 'apfel 2', 'Öl', 'zebra']],
    ['what is missing last', [undefined, 2, '', 1], [1, 2, undefined, '']],
  ])('puts rows in order: %s', (_name, values, expected) => {
    expect(sorted(values)).toEqual(expected);
  });

  it('sorts downwards the other way round, but leaves what is missing last', () => {
    expect(sorted([undefined, 2, 3, 1], true)).toEqual([3, 2, 1, undefined]);
  });

  it('loses and changes nothing, and leaves equal rows as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.nat(), by: fc.nat({ max: 3 }) })),
        fc.boolean(),
        (rows, down) => {
          const after = sortRows(rows, ({ by }) => by, down);
          expect(after).toHaveLength(rows.length);
          for (const by of [0, 1, 2, 3])
            expect(after.filter((row) => row.by === by)).toEqual(rows.filter((row) => row.by === by));
        },
      ),
    );
  });
});
