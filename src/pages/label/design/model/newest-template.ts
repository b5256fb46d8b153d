import type { LabelTemplate } from 'label-core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * The label as it is now, for what must know of an edit before the part of the screen that it is in is drawn anew. Kept
 * outside of React's tree: a context would be looked for in all parts of the screen with each edit.
 */
export interface NewestTemplate {
  readonly get: () => LabelTemplate;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns where the label of the screen is found as it is now: the same object all the time. */
export function useNewestTemplate(template: LabelTemplate): NewestTemplate {
  const [newest] = useState(() => createNewestTemplate(template));
  useLayoutEffect(() => newest.set(template), [newest, template]);
  return newest;
}

/** Returns whether a label was edited since. */
export const useIsEdited = (newest: NewestTemplate, template: LabelTemplate): boolean =>
  useSyncExternalStore(newest.subscribe, () => newest.get() !== template);

function createNewestTemplate(first: LabelTemplate) {
  let template = first;
  const listeners = new Set<() => void>();
  return {
    get: () => template,
    set: (next: LabelTemplate) => {
      template = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
