/** What the form of a label takes. */
export const LABEL_LIMITS = {
  nameCharacters: 200,
  propertySize: 100_000,
  valueCharacters: 10_000,
} as const;

/** Connected articles shown on the screen of a label. */
export const ARTICLES_SHOWN = 10;
