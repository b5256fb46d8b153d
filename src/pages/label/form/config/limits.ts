import { NAME_CHARACTERS } from '@/shared/config';

/** What the form of a label takes. */
export const LABEL_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  propertySize: 100_000,
  valueCharacters: 10_000,
} as const;

/** Connected articles shown on the screen of a label. */
export const ARTICLES_SHOWN = 10;

/** From this many variables on a label lists them folded: all fields at once would fill many screens. */
export const FOLDED_FROM = 8;

/** Characters shown of a default value in the line of its variable. */
export const DEFAULT_CHARACTERS_SHOWN = 40;
