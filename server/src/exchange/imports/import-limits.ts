/** What the import service takes at once. */
export const importServiceLimits = {
  /** Of an organisation, that wait or run: files are kept in the database. */
  underWay: 20,
  configurations: 500,
  fileNameCharacters: 255,
  /** Somebody who began one has this long before it is somebody else's; while they write they hold its row. */
  leaseMs: 60_000,
  /** Then it is given up: a file that ends the program every time must not do so for ever. */
  attempts: 3,
} as const;
