import { useReducer } from 'react';
import type { LabelTemplate } from 'label-core';
import type { Edit } from 'label-core/design';
import { texts } from '../i18n';
import { designAfter, designOf, type DesignState } from './design-state';
import { editWords, selectionWords } from './edit-words';

/** The design, and what the parts of the screen do with it. */
export interface Designing extends DesignState {
  /**
   * Makes an edit; edits with the same key that follow each other closely are one step. `told` returns what is told of it
   * instead of what it did.
   */
  readonly edit: (edit: Edit, mergeKey?: string, told?: (after: LabelTemplate) => string) => void;
  /** Makes an edit that was typed into a field that shows it itself. */
  readonly type: (edit: Edit, mergeKey?: string) => void;
  readonly select: (ids: readonly string[]) => void;
  /** Says something in the status line, such as why nothing was done. */
  readonly tell: (words: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Puts another template in the place of everything. */
  readonly open: (template: LabelTemplate) => void;
}

export function useDesigning(template: LabelTemplate): Designing {
  const [state, dispatch] = useReducer(designAfter, template, designOf);
  return {
    ...state,
    edit: (edit, mergeKey, told) =>
      dispatch({ kind: 'edit', edit, wordsOf: editWords, told, mergeKey, atMs: Date.now() }),
    type: (edit, mergeKey) =>
      dispatch({ kind: 'edit', edit, wordsOf: editWords, mergeKey, atMs: Date.now(), isTyped: true }),
    select: (ids) => dispatch({ kind: 'select', ids, tell: selectionWords }),
    tell: (words) => dispatch({ kind: 'tell', words }),
    undo: () => dispatch({ kind: 'undo', tell: (words) => texts.done.undone({ words }) }),
    redo: () => dispatch({ kind: 'redo', tell: (words) => texts.done.redone({ words }) }),
    open: (opened) => dispatch({ kind: 'open', template: opened }),
  };
}
