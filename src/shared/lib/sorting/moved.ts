/** Returns the list with one entry moved towards its start (-1) or its end (1); unchanged at either end. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const [one, other] = [list[index], list[index + step]];
  if (one === undefined || other === undefined) return list;
  return list.with(index, other).with(index + step, one);
}
