import { z } from 'zod';

/** Sort keys of lists of orders; a leading minus reverses the order. */
export const orderSortSchema = z
  .enum(['-date', 'date', 'number', '-number', 'customer', '-customer'])
  .default('-date');
export type OrderSort = z.output<typeof orderSortSchema>;

interface FoldedOrder {
  readonly id: number;
  readonly number: string;
  readonly customer: string;
}

/** Compares digits inside order numbers numerically: SO-9 comes before SO-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Sorts orders that were loaded by date; orders that are equal keep that order. */
export function sortOrders(found: readonly FoldedOrder[], sort: OrderSort): readonly FoldedOrder[] {
  const key = sort.replace('-', '');
  if (key !== 'number' && key !== 'customer') return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => direction * byNumber.compare(one[key], other[key]));
}
