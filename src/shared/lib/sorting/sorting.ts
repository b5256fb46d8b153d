/** By which column a list is ordered, and which way. */
export interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

/** "name" or, the other way round, "-name". */
export const writeSorting = ({ key, isDescending }: Sorting): string => (isDescending ? `-${key}` : key);

/** The sorting of an address; anything that is none of the keys is as if nothing was asked for. */
export function readSorting(text: string | null, keys: readonly string[]): Sorting | undefined {
  const isDescending = text?.startsWith('-') === true;
  const asked = isDescending ? text?.slice(1) : text;
  const key = keys.find((known) => known === asked);
  return key === undefined ? undefined : { key, isDescending };
}

/** What a press on a column's heading asks for: that column, the other way round where it was that one already. */
export const nextSorting = (current: Sorting | undefined, key: string): Sorting => ({
  key,
  isDescending: current?.key === key && !current.isDescending,
});
