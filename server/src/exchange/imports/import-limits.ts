/** Limits of the import service. */
export const importServiceLimits = {
  /** Max. waiting and running imports of an organisation: files are kept in the database. */
  underWay: 20,
  configurations: 500,
  fileNameCharacters: 255,
  /** Max. attempts; then the import fails, because a file that crashes the program must not do so for ever. */
  attempts: 3,
} as const;
