import { NAME_CHARACTERS } from '@/shared/config';

/** Limits of a label's form. */
export const LABEL_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  propertySize: 100_000,
  valueCharacters: 10_000,
} as const;

/** Max. connected articles shown on the screen of a label. */
export const ARTICLES_SHOWN = 10;

/** Min. number of variables for a collapsed list: all fields at once would fill many screens. */
export const FOLDED_FROM = 8;

/** Max. characters of a default value shown in the line of its variable. */
export const DEFAULT_CHARACTERS_SHOWN = 40;
