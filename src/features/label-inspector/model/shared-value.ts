/** Stands for values that differ between the selected elements. */
export const several = 'several';
export type Several = typeof several;

/** Returns the value that all elements have, `several` where they differ, and undefined where there is none. */
export function sharedValue<Element, Value>(
  elements: readonly Element[],
  read: (element: Element) => Value,
): Value | Several | undefined {
  const [first, ...others] = elements;
  if (first === undefined) return undefined;
  const value = read(first);
  return others.every((element) => read(element) === value) ? value : several;
}
