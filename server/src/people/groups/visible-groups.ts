import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { withSubgroups } from './group-tree.ts';

const loadTree = (transaction: Transaction) =>
  transaction.select({ id: groups.id, parentGroupId: groups.parentGroupId }).from(groups);

const seesEveryGroup = (caller: Caller) =>
  isAdministrator(caller) ||
  caller.tags.has('UserRole:GroupManager') ||
  caller.tags.has('UserRole:ArticleManager');

/** Returns the groups a caller belongs to, with those below; all of them for administrators and managers. */
export async function visibleGroups(transaction: Transaction, caller: Caller): Promise<Set<number>> {
  const tree = await loadTree(transaction);
  return seesEveryGroup(caller) ? new Set(tree.map(({ id }) => id)) : withSubgroups(tree, caller.groupIds);
}

/** Returns the requested groups with those below, as far as the caller may see them. */
export async function askedGroups(
  transaction: Transaction,
  caller: Caller,
  asked: readonly number[],
): Promise<number[]> {
  const visible = await visibleGroups(transaction, caller);
  return [...withSubgroups(await loadTree(transaction), asked)].filter((id) => visible.has(id));
}
