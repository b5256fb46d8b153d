import { inArray, type SQL } from 'drizzle-orm';
import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import { visibleGroups } from '../../people/groups/visible-groups.ts';
import { orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Callers who manage orders see all of them, whatever their groups. */
const seesEveryOrder = (caller: Caller) =>
  isAdministrator(caller) || caller.tags.has('UserRole:OrderManager');

/**
 * Returns the condition that restricts a query to orders of the caller's groups and those below; undefined if the
 * caller sees all orders.
 */
export async function visibleOrders(transaction: Transaction, caller: Caller): Promise<SQL | undefined> {
  if (seesEveryOrder(caller)) return undefined;
  return inArray(orders.groupId, [...(await visibleGroups(transaction, caller))]);
}
