/** What a template may hold at most. A template is data from outside: these bounds keep one layout cheap. */
export const templateLimits = {
  elements: 500,
  variables: 200,
  sideMm: 1000,
  nameCharacters: 200,
  idCharacters: 64,
  valueCharacters: 10_000,
  propertySize: 100_000,
  pathCharacters: 100_000,
  pathsCharacters: 1_000_000,
  imageCharacters: 2_000_000,
  imagesCharacters: 8_000_000,
} as const;
