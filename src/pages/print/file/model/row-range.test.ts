import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrintRow } from './print-rows';
import { clampRange, contentOf } from './row-range';

const rowsOf = (copies: readonly (number | undefined)[]): PrintRow[] =>
  copies.map((count, at) => ({ row: at + 1, line: at + 2, copies: count, filled: {}, printed: {} }));

const isFaulty = ({ row, copies }: PrintRow) => copies === undefined || row === 5;

describe('a range of rows', () => {
  it.each([
    [
      { from: 1, to: 5 },
      { from: 1, to: 5 },
    ],
    [
      { from: 4, to: 2 },
      { from: 2, to: 4 },
    ],
    [
      { from: 0, to: 99 },
      { from: 1, to: 5 },
    ],
    [
      { from: Number.NaN, to: 3.9 },
      { from: 1, to: 3 },
    ],
  ])('of %j is %j in a file of five rows', (wanted, range) => {
    expect(clampRange(wanted, 5)).toEqual(range);
  });

  it('counts its labels without the faulty rows and those that want none', () => {
    const rows = rowsOf([2, undefined, 0, 3, 1]);
    expect(contentOf(rows, { from: 1, to: 5 }, isFaulty)).toMatchObject({
      labelCount: 5,
      faultyCount: 2,
      emptyCount: 1,
      rows: [{ row: 1 }, { row: 4 }],
    });
    expect(contentOf(rows, { from: 3, to: 3 }, isFaulty)).toMatchObject({ labelCount: 0, rows: [] });
  });

  it('accounts for each of its rows once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }), { minLength: 1 }),
        fc.integer({ min: -3, max: 30 }),
        fc.integer({ min: -3, max: 30 }),
        (copies, from, to) => {
          const rows = rowsOf(copies);
          const range = clampRange({ from, to }, rows.length);
          const content = contentOf(rows, range, (row) => row.copies === undefined);
          expect(content.rows.length + content.faultyCount + content.emptyCount).toBe(
            range.to - range.from + 1,
          );
          const numbers = content.rows.map(({ row }) => row);
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
