import { inArray, type SQL } from 'drizzle-orm';
import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import { visibleGroups } from '../../people/groups/visible-groups.ts';
import { orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Whoever manages orders sees all of them, whatever their groups. */
const seesEveryOrder = (caller: Caller) =>
  isAdministrator(caller) || caller.tags.has('UserRole:OrderManager');

/** Keeps a query to the orders of the caller's groups and those below; undefined where the caller sees all orders. */
export async function visibleOrders(transaction: Transaction, caller: Caller): Promise<SQL | undefined> {
  if (seesEveryOrder(caller)) return undefined;
  return inArray(orders.groupId, [...(await visibleGroups(transaction, caller))]);
}
