/** What the form of a printer takes. */
export const printerLimits = {
  /** Below it the bars of a test label have no room; above it no label printer prints. */
  leastDpi: 150,
  mostDpi: 1200,
  groups: 500,
  targetCharacters: 255,
} as const;
