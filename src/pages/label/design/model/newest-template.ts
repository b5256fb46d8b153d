import type { LabelTemplate } from 'label-core';
import { createContext, use } from 'react';

/** The label as it is now, for what must know of an edit before the part of the screen that it is in is drawn anew. */
export const NewestTemplate = createContext<LabelTemplate | undefined>(undefined);

/** Returns whether a label was edited since. */
export function useIsEdited(template: LabelTemplate): boolean {
  const newest = use(NewestTemplate);
  return newest !== undefined && newest !== template;
}
