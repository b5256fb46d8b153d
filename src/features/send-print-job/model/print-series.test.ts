import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPart, aSeries, statesOf } from '../testing/series-fixture';
import { rowCount, sentLines, seriesLabelCount, seriesProgress } from './print-series';

const series = aSeries([aPart('a', [1, 2, 4]), aPart('b', [5, 6])]);

describe('a series of jobs', () => {
  it('counts the rows and labels of all parts', () => {
    expect(rowCount(series)).toBe(5);
    expect(seriesLabelCount(aSeries([{ ...aPart('a', [1]), quantities: [250] }]))).toBe(250);
  });

  it.each([
    ['nothing', 0, '', { sent: 0, nextRow: 1 }],
    ['the first line', 0, 'aqq', { sent: 1, nextRow: 2 }],
    ['two lines', 0, 'arq', { sent: 2, nextRow: 4 }],
    ['a part with a failed line', 0, 'afq', { sent: 1, nextRow: 2 }],
    ['a line that may have been printed', 0, 'uqq', { sent: 0, nextRow: 1 }],
    ['a part that is not done yet', 0, 'aaa', { sent: 3, nextRow: 5 }],
    ['the first part', 1, '', { sent: 3, nextRow: 5 }],
    ['a part that another server puts into one file', 1, 'a', { sent: 5, nextRow: undefined }],
    ['all parts', 2, '', { sent: 5, nextRow: undefined }],
  ])('after %s goes on where it stopped', (_, doneCount, states, progress) => {
    expect(seriesProgress({ ...series, doneCount }, statesOf(states))).toEqual(progress);
  });

  it('takes a line as sent when all its files are, however they are cut', () => {
    const part = { key: 'a', rows: [1, 2], quantities: [250, 1] };
    const cut = [100, 100, 50, 1];
    expect(sentLines(part, statesOf('aaqq', cut))).toBe(0);
    expect(sentLines(part, statesOf('aaaq', cut))).toBe(1);
    expect(sentLines(part, statesOf('aaaa', cut))).toBe(2);
    // With a line check the first label is alone.
    expect(sentLines(part, statesOf('aaaqq', [1, 100, 100, 49, 1]))).toBe(0);
    expect(sentLines(part, statesOf('aaaaq', [1, 100, 100, 49, 1]))).toBe(1);
  });

  it('never goes on behind a row that was not sent', () => {
    const part = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(part, fc.nat(), fc.integer({ min: 1, max: 120 }), (quantities, sentFiles, most) => {
        const cut = quantities.map((quantity) =>
          Array.from({ length: Math.ceil(quantity / most) }, (_, at) => Math.min(most, quantity - at * most)),
        );
        const files = cut.flatMap((counts, line) => counts.map(() => line));
        const sent = Math.min(sentFiles % (files.length + 1), files.length);
        const entries = cut.flat().map((labelCount, at) => ({
          state: at < sent ? ('accepted' as const) : ('queued' as const),
          file: { labelCount },
        }));
        const lines = sentLines({ key: 'k', rows: quantities.map((_, at) => at + 1), quantities }, entries);
        expect(files.slice(sent).every((line) => line >= lines)).toBe(true);
      }),
    );
  });
});
