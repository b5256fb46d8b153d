import type { LabelTemplate } from 'label-core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createValueStore, type ValueStore } from './value-store';

/** The label as it is now, for what must know of an edit before the part of the screen that it is in is drawn anew. */
export type NewestTemplate = Pick<ValueStore<LabelTemplate>, 'get' | 'subscribe'>;

/** Returns where the label of the screen is found as it is now: the same object all the time. */
export function useNewestTemplate(template: LabelTemplate): NewestTemplate {
  const [newest] = useState(() => createValueStore(template));
  useLayoutEffect(() => newest.set(template), [newest, template]);
  return newest;
}

/** Returns whether a label was edited since. */
export const useIsEdited = (newest: NewestTemplate, template: LabelTemplate): boolean =>
  useSyncExternalStore(newest.subscribe, () => newest.get() !== template);
