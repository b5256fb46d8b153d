/** What the form of a label takes. */
export const LABEL_LIMITS = {
  nameCharacters: 200,
  propertySize: 100_000,
  valueCharacters: 10_000,
} as const;

/** Connected articles shown on the screen of a label. */
export const ARTICLES_SHOWN = 10;

/** A label with so many variables lists them, and each opens by itself: all fields at once would be metres high. */
export const FOLDED_FROM = 8;
