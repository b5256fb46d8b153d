import { MAX_QUANTITY, NAME_CHARACTERS } from '@/shared/config';

/** Limits of a widget; the server checks them again. */
export const WIDGET_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  quantity: MAX_QUANTITY,
  variables: 50,
  options: 200,
  assignments: 500,
} as const;

/** Max. size and number of widgets of a file; a larger file is refused. */
export const FILE_MAX_BYTES = 2_000_000;
export const FILE_MAX_WIDGETS = 500;

/** Max. people listed at a time; a search finds the others. */
export const PEOPLE_SHOWN = 20;
