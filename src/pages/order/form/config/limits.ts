import { MAX_QUANTITY, NAME_CHARACTERS } from '@/shared/config';

/** Limits of an order; the server checks them again. */
export const ORDER_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  lines: 500,
  /** Max. labels of one line. */
  quantity: MAX_QUANTITY,
} as const;

/** Max. lines shown at once, since each is a row of fields. */
export const SHOWN_LINES = 50;

/** Max. codes looked up from one paste, and the number of simultaneous lookups. */
export const PASTED_CODES = 200;
export const LOOKUPS_AT_ONCE = 4;
