/** Limits of the form of a printer. */
export const printerLimits = {
  /** Below the least, the bars of a test label have no room; above the most, there is no label printer. */
  leastDpi: 150,
  mostDpi: 1200,
  groups: 500,
  targetCharacters: 255,
} as const;
