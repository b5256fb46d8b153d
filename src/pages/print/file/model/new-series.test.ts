import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSeries } from './new-series';
import type { PrintRow } from './print-rows';

const rowsOf = (copies: readonly number[], first = 1): PrintRow[] =>
  copies.map((count, at) => ({ row: first + at, line: 0, copies: count, filled: {}, printed: {} }));

const facts = {
  ownerId: '2',
  labelId: 3,
  version: 4,
  printerId: 5,
  fileName: 'a.csv',
  fileHash: 'abc',
  sheet: '',
  isRepeat: false,
  name: 'Shelf: a.csv',
  variables: [],
  nowMs: 0,
};
const keysOf = async (change: object, rows = rowsOf(Array<number>(250).fill(1))) =>
  (await newSeries({ ...facts, rows, ...change })).series.parts.map(({ key }) => key);

describe('the jobs of a file', () => {
  it('have at most a hundred rows and ten thousand labels each, and every row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 250 }),
        async (copies) => {
          const { series, lines } = await newSeries({ ...facts, rows: rowsOf(copies) });
          expect(series.parts.flatMap(({ rows }) => rows)).toEqual(copies.map((_, at) => at + 1));
          expect(series.parts.flatMap(({ quantities }) => quantities)).toEqual(copies);
          expect(lines.map((own) => own.map(({ quantity }) => quantity))).toEqual(
            series.parts.map(({ quantities }) => quantities),
          );
          for (const { rows, quantities } of series.parts) {
            expect(rows.length).toBeLessThanOrEqual(100);
            expect(quantities.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(10_000);
          }
          expect(new Set(series.parts.map(({ key }) => key)).size).toBe(series.parts.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('have the same keys for the same file, label, version and first row, in any browser', async () => {
    expect(await keysOf({})).toEqual(
      await keysOf({ ownerId: '9', fileName: 'copy.csv', nowMs: 7, printerId: 1 }),
    );
    expect((await keysOf({}, rowsOf(Array<number>(150).fill(1), 101)))[0]).toBe((await keysOf({}))[1]);
  });

  it.each([
    ['another file', { fileHash: 'abd' }],
    ['another sheet', { sheet: 'Two' }],
    ['another label', { labelId: 4 }],
    ['another version', { version: 5 }],
    ['a repeat that is meant', { isRepeat: true }],
    ['a file that this browser cannot tell apart', { fileHash: '' }],
  ])('have other keys for %s', async (_, change) => {
    const [own, others] = [await keysOf({}), await keysOf(change)];
    expect(others.filter((key) => own.includes(key))).toEqual([]);
  });
});
