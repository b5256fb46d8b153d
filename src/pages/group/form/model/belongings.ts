import type { Id } from '@/shared/api';

/** Who or what comes to a group and goes from it; what nobody touched is not in it. */
export interface Belongings {
  added: readonly Id[];
  removed: readonly Id[];
}

export const NO_CHANGE: Belongings = { added: [], removed: [] };

/** Whether somebody will be in the group once this is saved. */
export function willBeIn(id: Id, isIn: boolean, { added, removed }: Belongings): boolean {
  return isIn ? !removed.includes(id) : added.includes(id);
}

/** In instead of out, or out instead of in; who ends as they began is in neither list. */
export function switched(id: Id, isIn: boolean, { added, removed }: Belongings): Belongings {
  const without = (ids: readonly Id[]) => ids.filter((one) => one !== id);
  const toggled = (ids: readonly Id[]) => (ids.includes(id) ? without(ids) : [...ids, id]);
  return isIn ? { added, removed: toggled(removed) } : { added: toggled(added), removed };
}

export const isUntouched = ({ added, removed }: Belongings): boolean =>
  added.length === 0 && removed.length === 0;
