import type { LabelTemplate } from 'label-core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createValueStore, type ValueStore } from './value-store';

/** A value as it is now, for what must know of a change before the part of the screen that it is in is drawn anew. */
export type Newest<Value> = Pick<ValueStore<Value>, 'get' | 'subscribe'>;
/** The label as it is now. */
export type NewestTemplate = Newest<LabelTemplate>;

/** Returns where a value of the screen is found as it is now: the same object all the time. */
export function useNewest<Value>(value: Value): Newest<Value> {
  const [newest] = useState(() => createValueStore(value));
  useLayoutEffect(() => newest.set(value), [newest, value]);
  return newest;
}

/** Returns whether a label was edited since. */
export const useIsEdited = (newest: NewestTemplate, template: LabelTemplate): boolean =>
  useSyncExternalStore(newest.subscribe, () => newest.get() !== template);
