import { MAX_QUANTITY, NAME_CHARACTERS } from '@/shared/config';

/** What the server takes for an order; it checks again. */
export const ORDER_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  lines: 500,
  /** Labels of one line. */
  quantity: MAX_QUANTITY,
} as const;

/** Lines shown at once: each is a row of fields. */
export const SHOWN_LINES = 50;

/** Codes looked up from one paste, and how many of them at once. */
export const PASTED_CODES = 200;
export const LOOKUPS_AT_ONCE = 4;
