import type { Id } from '@/shared/api';
import type { Group } from '../api/group-schema';
import { isRootGroup } from './root-group';

/** Groups with their path, as "Production / Packing": names repeat at the second level. */
export function groupNames(groups: readonly Group[]): { id: Id; name: string }[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return groups.map(({ id, name, parentGroupId }) => {
    const parent = parentGroupId === undefined ? undefined : byId.get(parentGroupId);
    // The root stands above all of them and says nothing.
    return { id, name: parent && !isRootGroup(parent) ? `${parent.name} / ${name}` : name };
  });
}
