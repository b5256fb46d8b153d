/** Limits of a template. A template comes from outside; these limits keep the cost of a layout low. */
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
