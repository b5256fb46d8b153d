import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import { foldText } from 'label-core/search';
import { searchTerms } from '../../foundation/values/search-terms.ts';
import { orderLines, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadProgress, progressOf } from './line-progress.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { orderSettings, type OrderSummary } from './order-schemas.ts';
import { sortOrders, type OrderSort } from './order-sort.ts';

interface OrderFilter {
  /** Restricts the orders to those the caller may see; undefined: all. */
  readonly scope: SQL | undefined;
  /** Words of the number or the customer; each must match. */
  readonly searchQuery: string;
  readonly take: number;
  readonly offset: number;
  readonly sort: OrderSort;
}

/** Returns a sorted page of orders and the total number. */
export async function listOrders(
  transaction: Transaction,
  filter: OrderFilter,
  now: Date,
): Promise<{ data: OrderSummary[]; total: number }> {
  const { total, ids } = await findOrders(transaction, filter);
  const rows = await transaction.select().from(orders).where(inArray(orders.id, ids));
  const lines = await transaction.select().from(orderLines).where(inArray(orderLines.orderId, ids));
  const progress = await loadProgress(transaction, ids, now);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const data = ids.flatMap((orderId) => {
    const row = rowById.get(orderId);
    if (!row) return [];
    const own = linesOf.get(orderId) ?? [];
    const printedOf = ({ position, quantity }: (typeof own)[number]) =>
      Math.min(quantity, progressOf(progress, orderId, position).printedCount);
    return {
      orderId,
      ...pickFields(orderSettings, row),
      groupId: row.groupId,
      createdAt: row.createdAt.toISOString(),
      lineCount: own.length,
      labelCount: own.reduce((sum, { quantity }) => sum + quantity, 0),
      printedCount: own.reduce((sum, line) => sum + printedOf(line), 0),
    };
  });
  return { data, total };
}

/**
 * Finds the orders. By date and without a search, the index returns the page. Otherwise thousands of orders are
 * searched here, folded as articles are.
 */
async function findOrders(
  transaction: Transaction,
  { scope, searchQuery, take, offset, sort }: OrderFilter,
): Promise<{ total: number; ids: number[] }> {
  const terms = searchTerms(searchQuery);
  const byDate = sort === 'date' ? [asc(orders.createdAt), desc(orders.id)] : newestFirst;
  if (terms.length === 0 && (sort === 'date' || sort === '-date')) {
    const page = await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(scope)
      .orderBy(...byDate)
      .limit(take)
      .offset(offset);
    return { total: await transaction.$count(orders, scope), ids: page.map(({ id }) => id) };
  }
  const all = await transaction
    .select({ id: orders.id, orderNumber: orders.orderNumber, customer: orders.customer })
    .from(orders)
    .where(scope)
    .orderBy(...byDate);
  const found = all.flatMap(({ id, orderNumber, customer }) => {
    const folded = { id, number: foldText(orderNumber), customer: foldText(customer) };
    const text = `${folded.number}\n${folded.customer}`;
    return terms.every((term) => text.includes(term)) ? [folded] : [];
  });
  const sorted = sortOrders(found, sort);
  return { total: sorted.length, ids: sorted.slice(offset, offset + take).map(({ id }) => id) };
}

const newestFirst = [desc(orders.createdAt), asc(orders.id)];
