/** Value by which rows are sorted; a row without one comes last in either direction. */
export type SortValue = string | number | undefined;

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Returns the rows sorted: numbers by size, texts in natural order ("Line 9" before "Line 10"); equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): Row[] {
  const way = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => {
      if (isMissing(one.value) || isMissing(other.value))
        return Number(isMissing(one.value)) - Number(isMissing(other.value));
      return way * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

const isMissing = (value: SortValue): value is undefined | '' => value === undefined || value === '';

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));
}
