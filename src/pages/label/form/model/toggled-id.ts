import type { Id } from '@/shared/api';

/** A list with one id more at its end, or without it where it was there. */
export const toggledId = (ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
