import { useState } from 'react';
import type { LabelTemplate } from 'label-core';

/** Ids of elements that are not shown while somebody works. */
export type Hidden = ReadonlySet<string>;

/** Returns the hidden elements after some were hidden, or shown again where all of them are hidden. */
export function hiddenAfter(hidden: Hidden, ids: readonly string[]): Hidden {
  const areHidden = ids.every((id) => hidden.has(id));
  return new Set(areHidden ? [...hidden].filter((id) => !ids.includes(id)) : [...hidden, ...ids]);
}

/**
 * Keeps which elements are hidden until the screen is left. One that is removed is hidden no longer: another one may get its
 * name.
 */
export function useHidden({
  elements,
}: LabelTemplate): [Hidden, (change: (hidden: Hidden) => Hidden) => void] {
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const there = new Set(elements.map(({ id }) => id));
  const left = [...hidden].filter((id) => there.has(id));
  if (left.length < hidden.size) setHidden(new Set(left));
  return [hidden, setHidden];
}
