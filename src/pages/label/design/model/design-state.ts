import type { LabelElement, LabelTemplate } from 'label-core';
import { applyEdit, refusalOf, type Edit } from 'label-core/design';
import { translated } from '@/shared/i18n';
import { NO_HISTORY, redone, undone, withStep, type History } from './history';
import { selectionAfter } from './selection-after';

/** The label that is being designed, what is selected in it, and the steps that led there. */
export interface DesignState {
  readonly template: LabelTemplate;
  readonly selection: readonly string[];
  readonly history: History;
  /** What was done last, or why it was not, for the status line and screen readers; "" before anything. */
  readonly told: string;
  /** The last step was typed into a field that shows it: the other fields may follow. */
  readonly isTyped: boolean;
  /** The elements that were copied on the label last, and their copies; undefined after a step back. */
  readonly lastCopy?: { readonly of: readonly string[]; readonly ids: readonly string[] } | undefined;
}

export type DesignAction =
  | {
      readonly kind: 'edit';
      readonly edit: Edit;
      /** Returns what is done, in the words of the page. */
      readonly wordsOf: (edit: Edit, before: LabelTemplate) => string;
      /** Returns what is told of it instead, such as where a dragged element is now. */
      readonly told?: ((after: LabelTemplate) => string) | undefined;
      /** Follows an edit with the same key closely: one step. */
      readonly mergeKey?: string | undefined;
      readonly atMs: number;
      /** Was typed into a field that shows it itself. */
      readonly isTyped?: boolean;
    }
  /** `tell` returns what is told of the elements that are selected then. */
  | {
      readonly kind: 'select';
      readonly ids: readonly string[];
      readonly tell: (ids: readonly string[]) => string;
    }
  /** Says why something else was not done. */
  | { readonly kind: 'tell'; readonly words: string }
  | { readonly kind: 'undo' | 'redo'; readonly tell: (words: string) => string }
  /** Another template takes the place of everything, without a way back. */
  | { readonly kind: 'open'; readonly template: LabelTemplate };

export const designOf = (template: LabelTemplate): DesignState => ({
  template,
  selection: [],
  history: NO_HISTORY,
  told: '',
  isTyped: false,
});

/** Returns the design after an action. An edit that is refused changes nothing and says why. */
export function designAfter(state: DesignState, action: DesignAction): DesignState {
  switch (action.kind) {
    case 'edit':
      return afterEdit(state, action);
    case 'select':
      return afterSelection(state, action);
    case 'tell':
      return { ...state, told: action.words };
    case 'undo':
    case 'redo':
      return afterStep(state, action);
    case 'open':
    default:
      return designOf(action.template);
  }
}

/** Who selects what is selected already is still told what was done to it. */
function afterSelection(
  { selection: before, ...state }: DesignState,
  { ids, tell }: DesignAction & { kind: 'select' },
): DesignState {
  const selection = known(state.template, ids);
  const isSame = selection.length === before.length && before.every((id) => selection.includes(id));
  return { ...state, selection, told: isSame ? state.told : tell(selection), isTyped: false };
}

function afterEdit(
  state: DesignState,
  { edit, wordsOf, told, mergeKey = '', atMs, isTyped = false }: DesignAction & { kind: 'edit' },
): DesignState {
  const { template: before, selection } = state;
  const template = applyEdit(before, edit);
  if (template === before) {
    const refusal = refusalOf(before, edit);
    return refusal === undefined ? state : { ...state, told: translated(refusal) };
  }
  const words = wordsOf(edit, before);
  const history = withStep(state.history, { before: { template: before, selection }, words, mergeKey, atMs });
  const selected = selectionAfter(edit, before, template, selection);
  return {
    template,
    selection: selected,
    history,
    told: told?.(template) ?? words,
    isTyped,
    lastCopy: isCopy(edit, before) ? { of: idsOf(edit.elements), ids: selected } : state.lastCopy,
  };
}

/** Returns whether an edit copies elements that are on the label, rather than what a clipboard or file has. */
const isCopy = (edit: Edit, { elements }: LabelTemplate): edit is Edit & { kind: 'paste' } =>
  edit.kind === 'paste' && edit.elements.every((element) => elements.includes(element));

const idsOf = (elements: readonly LabelElement[]) => elements.map(({ id }) => id);

function afterStep(
  state: DesignState,
  { kind, tell }: DesignAction & { kind: 'undo' | 'redo' },
): DesignState {
  const { template, selection } = state;
  const moved = (kind === 'undo' ? undone : redone)(state.history, { template, selection });
  if (!moved) return state;
  const told = tell(moved.words);
  return { ...moved.shown, history: moved.history, told, isTyped: false, lastCopy: undefined };
}

const known = ({ elements }: LabelTemplate, ids: readonly string[]): readonly string[] =>
  ids.filter((id, index) => ids.indexOf(id) === index && elements.some((element) => element.id === id));
