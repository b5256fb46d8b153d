import { MAX_QUANTITY, NAME_CHARACTERS } from '@/shared/config';

/** Limits of a widget; the server checks them again. */
export const WIDGET_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  quantity: MAX_QUANTITY,
  variables: 50,
  options: 200,
  assignments: 500,
} as const;

/** Max. favourites of one person; the strip shows as many (specification 9). */
export const MAX_FAVORITES = 3;
/** Columns a card may span (specification 9). */
export const MIN_WIDTH = 1;
export const MAX_WIDTH = 4;
export const DEFAULT_WIDTH = 2;
export const DEFAULT_QUANTITY = 1;
