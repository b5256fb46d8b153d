import type { LabelOrder } from 'label-core/pdf';

/** Splits a quantity into files of at most `most` labels, the first of at most `first`: 250 by 100 is 100, 100, 50. */
function splitQuantity(quantity: number, most: number, first: number): number[] {
  const head = Math.min(first, quantity);
  const rest = quantity - head;
  const files = Array.from({ length: Math.ceil(rest / most) }, (_, index) =>
    Math.min(most, rest - index * most),
  );
  return [head, ...files];
}

/**
 * Splits the labels of a line into files of at most `most` labels, the first file of at most `firstMost`. Files of copies
 * of one label share their list when they have as many, so that they are drawn once.
 * @param labels one label with its copies, or labels of one copy each
 */
export function splitLabels(
  labels: readonly LabelOrder[],
  most: number,
  firstMost = most,
): (readonly LabelOrder[])[] {
  const [first] = labels;
  if (!first) return [];
  if (labels.length > 1)
    return splitQuantity(labels.length, most, firstMost).map((count, index) => {
      const from = index === 0 ? 0 : firstMost + (index - 1) * most;
      return labels.slice(from, from + count);
    });
  const byCount = new Map<number, readonly LabelOrder[]>();
  return splitQuantity(first.copies, most, firstMost).map((copies) => {
    const file = byCount.get(copies) ?? [{ values: first.values, copies }];
    byCount.set(copies, file);
    return file;
  });
}
