import type { LabelOrder } from 'label-core/pdf';

/** Splits a quantity into files of at most `most` labels: 250 by 100 is 100, 100, 50. */
const splitQuantity = (quantity: number, most: number): number[] =>
  Array.from({ length: Math.ceil(quantity / most) }, (_, index) => Math.min(most, quantity - index * most));

/**
 * Splits the labels of a line into files of at most `most` labels. Files of copies of one label share their list when they
 * have as many, so that they are drawn once.
 * @param labels one label with its copies, or labels of one copy each
 */
export function splitLabels(labels: readonly LabelOrder[], most: number): (readonly LabelOrder[])[] {
  const [first] = labels;
  if (!first) return [];
  if (labels.length > 1)
    return splitQuantity(labels.length, most).map((count, index) =>
      labels.slice(index * most, index * most + count),
    );
  const byCount = new Map<number, readonly LabelOrder[]>();
  return splitQuantity(first.copies, most).map((copies) => {
    const file = byCount.get(copies) ?? [{ values: first.values, copies }];
    byCount.set(copies, file);
    return file;
  });
}
