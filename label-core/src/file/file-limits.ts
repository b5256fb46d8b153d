/** Limits of an uploaded file. They bound the work of reading it, whatever it contains. */
export const fileLimits = {
  bytes: 10_000_000,
  xmlDepth: 100,
  xmlElements: 20_000,
  xmlAttributes: 100,
  /** A picture of the largest size has one entity at the end of each of its lines. */
  xmlEntities: 200_000,
  styleRules: 500,
  /** Number of elements visited; copies made by `use` count each time. */
  drawnElements: 5_000,
  pathNumbers: 20_000,
  zplCommands: 20_000,
  bitmapBytes: 2_000_000,
} as const;
