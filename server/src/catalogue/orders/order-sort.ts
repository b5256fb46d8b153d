import { z } from 'zod';

/** What lists of orders are sorted by; a minus turns it round. */
export const orderSortSchema = z
  .enum(['-date', 'date', 'number', '-number', 'customer', '-customer'])
  .default('-date');
export type OrderSort = z.output<typeof orderSortSchema>;

interface FoldedOrder {
  readonly id: number;
  readonly number: string;
  readonly customer: string;
}

/** Numbers inside of numbers count as such: SO-9 comes before SO-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Sorts what came by date; orders that are alike stay in that order. */
export function sortOrders(found: readonly FoldedOrder[], sort: OrderSort): readonly FoldedOrder[] {
  const key = sort.replace('-', '');
  if (key !== 'number' && key !== 'customer') return found;
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => direction * byNumber.compare(one[key], other[key]));
}
