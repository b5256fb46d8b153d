/**
 * Returns the name of a record in the security log. Its number comes first, so that its events can be found.
 * @param kind "article", "integrationClient"
 */
export const logName = (kind: string, id: number, name: string): string =>
  `${kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${id}: ${name}`;
