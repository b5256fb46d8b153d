import type { Caller } from '../../foundation/access/caller.ts';
import { withGroupsAbove } from '../../people/groups/group-tree.ts';
import { visibleGroups } from '../../people/groups/visible-groups.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadPlaces } from './label-places.ts';

/**
 * Returns a test of whether a label is offered to the caller: it is offered to everybody, or to one of the caller's
 * groups or a group above or below one. Label managers are offered all labels. This shortens the lists people choose
 * from; it does not restrict printing.
 */
export async function offeredLabels(
  transaction: Transaction,
  caller: Caller,
): Promise<(labelId: number) => boolean> {
  if (caller.tags.has('UserRole:LabelManager')) return () => true;
  const placesOf = await loadPlaces(transaction);
  const mine = await visibleGroups(transaction, caller);
  const tree = await transaction.select({ id: groups.id, parentGroupId: groups.parentGroupId }).from(groups);
  // Searched once for all labels: to search below the groups of each label takes 40 s where there are 10,000 of both.
  const offering = withGroupsAbove(tree, mine);
  return (labelId) => {
    const { groupIds } = placesOf(labelId);
    return groupIds.length === 0 || groupIds.some((id) => offering.has(id));
  };
}
