/** Runs one statement and returns its rows. */
export type RunStatement = (
  statement: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;
