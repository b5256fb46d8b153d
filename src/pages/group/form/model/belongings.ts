import type { Id } from '@/shared/api';

/** Members added to a group and removed from it; unchanged ones are not included. */
export interface Belongings {
  added: readonly Id[];
  removed: readonly Id[];
}

export const NO_CHANGE: Belongings = { added: [], removed: [] };

/** Returns whether a member will belong to the group after a save. */
export function willBeIn(id: Id, isIn: boolean, { added, removed }: Belongings): boolean {
  return isIn ? !removed.includes(id) : added.includes(id);
}

/** Toggles a member. One that returns to its saved state is in neither list. */
export function switched(id: Id, isIn: boolean, { added, removed }: Belongings): Belongings {
  const without = (ids: readonly Id[]) => ids.filter((one) => one !== id);
  const toggled = (ids: readonly Id[]) => (ids.includes(id) ? without(ids) : [...ids, id]);
  return isIn ? { added, removed: toggled(removed) } : { added: toggled(added), removed };
}

export const isUntouched = ({ added, removed }: Belongings): boolean =>
  added.length === 0 && removed.length === 0;
