import { MAX_QUANTITY, NAME_CHARACTERS } from '@/shared/config';

/** What the server takes for a widget; it checks again. */
export const WIDGET_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  quantity: MAX_QUANTITY,
  variables: 50,
  options: 200,
  assignments: 500,
} as const;

/** A file of widgets: larger ones are none. */
export const FILE_MAX_BYTES = 2_000_000;
export const FILE_MAX_WIDGETS = 500;

/** People listed at a time; a search finds the others. */
export const PEOPLE_SHOWN = 20;
