import type { Caller } from '../../foundation/access/caller.ts';
import { withSubgroups } from '../../people/groups/group-tree.ts';
import { visibleGroups } from '../../people/groups/visible-groups.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadPlaces } from './label-places.ts';

/**
 * Whether a label is offered to somebody: it is for everybody, or for a group that is theirs or lies above or below it.
 * Who manages labels is offered all. This orders the lists people choose from; it is no lock on printing.
 */
export async function offeredLabels(
  transaction: Transaction,
  caller: Caller,
): Promise<(labelId: number) => boolean> {
  if (caller.tags.has('UserRole:LabelManager')) return () => true;
  const placesOf = await loadPlaces(transaction);
  const mine = await visibleGroups(transaction, caller);
  const tree = await transaction.select({ id: groups.id, parentGroupId: groups.parentGroupId }).from(groups);
  return (labelId) => {
    const { groupIds } = placesOf(labelId);
    return groupIds.length === 0 || [...withSubgroups(tree, groupIds)].some((id) => mine.has(id));
  };
}
