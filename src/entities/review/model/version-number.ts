/** The number of a version as an argument of messages: "unknown" where the server does not tell it. */
export const versionNumber = (version: number | undefined): string =>
  version === undefined ? 'unknown' : String(version);
