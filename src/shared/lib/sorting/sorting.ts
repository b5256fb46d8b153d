/** Column by which a list is sorted, and the direction. */
export interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

/** Returns "name", or "-name" for the reverse order. */
export const writeSorting = ({ key, isDescending }: Sorting): string => (isDescending ? `-${key}` : key);

/** Parses the sorting of an address; an unknown key counts as no sorting. */
export function readSorting(text: string | null, keys: readonly string[]): Sorting | undefined {
  const isDescending = text?.startsWith('-') === true;
  const asked = isDescending ? text?.slice(1) : text;
  const key = keys.find((known) => known === asked);
  return key === undefined ? undefined : { key, isDescending };
}

/** Returns the sorting after a press on a column's heading: by that column, reversed if it already was. */
export const nextSorting = (current: Sorting | undefined, key: string): Sorting => ({
  key,
  isDescending: current?.key === key && !current.isDescending,
});
