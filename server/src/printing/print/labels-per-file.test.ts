import * as fc from 'fast-check';
import type { LabelOrder } from 'label-core/pdf';
import { describe, expect, it } from 'vitest';
import { labelsPerFile } from './labels-per-file.ts';
import { splitLabels } from './split-labels.ts';

const filesOf = (lines: readonly { quantity: number; orderLine: number | null }[]) => {
  const mostOf = labelsPerFile(lines);
  return lines.map((line) =>
    splitLabels([{ values: {}, copies: line.quantity }], mostOf(line)).map((labels) => countOf(labels)),
  );
};
const countOf = (labels: readonly LabelOrder[]) => labels.reduce((sum, { copies }) => sum + copies, 0);
const ofOrder = (...quantities: number[]) =>
  quantities.map((quantity, orderLine) => ({ quantity, orderLine }));

describe('the division of a job into files', () => {
  it.each([
    ['one label of 10, 2 and 50 labels of an order', ofOrder(10, 2, 50), [10, 2, 50]],
    ['one label of 200 labels of an order', ofOrder(150, 50), [150, 50]],
    ['two labels of 201 labels of an order', ofOrder(200, 1), [100, 1]],
    ['five labels of 1,000 labels of an order', ofOrder(400, 300, 300), [80, 60, 60]],
    ['fifty labels of 10,000 labels of an order', ofOrder(10_000), [200]],
    ['at most a hundred labels without an order', [{ quantity: 250, orderLine: null }], [3]],
    [
      'at most a hundred labels of a line beside an order',
      [...ofOrder(3), { quantity: 250, orderLine: null }],
      [3, 3],
    ],
  ])('gives each file %s', (_, lines, fileCounts) => {
    expect(filesOf(lines).map((files) => files.length)).toEqual(fileCounts);
  });

  it('loses no label, crosses no line, and makes about 200 files at most', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 10_000 }),
      orderLine: fc.option(fc.nat(99)),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), (lines) => {
        const files = filesOf(lines);
        expect(files.map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual(
          lines.map(({ quantity }) => quantity),
        );
        const ordered = lines.flatMap(({ orderLine }, index) =>
          orderLine === null ? [] : (files[index] ?? []),
        );
        expect(ordered.length).toBeLessThanOrEqual(200 + lines.length);
      }),
    );
  });

  it('keeps labels of their own in order, and lists equal files once', () => {
    const labels = Array.from({ length: 250 }, (_, number) => ({
      values: { serial: String(number) },
      copies: 1,
    }));
    const files = splitLabels(labels, 100);
    expect(files.map((file) => file.length)).toEqual([100, 100, 50]);
    expect(files.flat()).toEqual(labels);
    const [first, second] = splitLabels([{ values: {}, copies: 250 }], 100);
    expect(first).toBe(second);
    // The first label alone, for a line check.
    const checked = splitLabels(labels, 100, 1);
    expect(checked.map((file) => file.length)).toEqual([1, 100, 100, 49]);
    expect(checked.flat()).toEqual(labels);
    const copies = splitLabels([{ values: {}, copies: 201 }], 100, 1);
    expect(copies.map(([file]) => file?.copies)).toEqual([1, 100, 100]);
    expect(splitLabels([{ values: {}, copies: 1 }], 100, 1)).toHaveLength(1);
  });
});
