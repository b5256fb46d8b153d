/**
 * Returns what the security log calls a record. Its number comes first, so that its events can be found again.
 * @param kind "article", "integrationClient"
 */
export const logName = (kind: string, id: number, name: string): string =>
  `${kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${id}: ${name}`;
