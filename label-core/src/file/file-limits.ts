/** What an uploaded file may hold at most. They keep the work of reading it small, whatever it says. */
export const fileLimits = {
  bytes: 10_000_000,
  xmlDepth: 100,
  xmlElements: 20_000,
  xmlAttributes: 100,
  /** Pictures of the largest size have one at the end of each of their lines. */
  xmlEntities: 200_000,
  styleRules: 500,
  /** Elements visited, copies of `use` counted each time. */
  drawnElements: 5_000,
  pathNumbers: 20_000,
  zplCommands: 20_000,
  bitmapBytes: 2_000_000,
} as const;
