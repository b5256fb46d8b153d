import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { ReadRows } from '../../foundation/store/read-rows.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { withSubgroups } from './group-tree.ts';

const loadTree = (transaction: Transaction) =>
  transaction.select({ id: groups.id, parentGroupId: groups.parentGroupId }).from(groups);

const seesEveryGroup = (caller: Caller) =>
  isAdministrator(caller) ||
  caller.tags.has('UserRole:GroupManager') ||
  caller.tags.has('UserRole:ArticleManager');

type Tree = Awaited<ReturnType<typeof loadTree>>;

const visibleIn = (tree: Tree, caller: Caller): Set<number> =>
  seesEveryGroup(caller) ? new Set(tree.map(({ id }) => id)) : withSubgroups(tree, caller.groupIds);

/** Returns the groups a caller belongs to, with those below; all of them for administrators and managers. */
export const visibleGroups = async (transaction: Transaction, caller: Caller): Promise<Set<number>> =>
  visibleIn(await loadTree(transaction), caller);

/** Returns the requested groups with those below, as far as the caller may see them. */
export async function askedGroups(
  read: ReadRows,
  caller: Caller,
  asked: readonly number[],
): Promise<number[]> {
  const [tree] = await read((transaction) => [loadTree(transaction)]);
  const visible = visibleIn(tree, caller);
  return [...withSubgroups(tree, asked)].filter((id) => visible.has(id));
}
