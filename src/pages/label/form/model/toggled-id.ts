import type { Id } from '@/shared/api';

/** Returns a list with the id appended, or removed if it was included. */
export const toggledId = (ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
