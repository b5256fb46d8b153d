import type { LabelTemplate } from 'label-core';
import type { Edit } from 'label-core/design';
import { texts } from '../i18n';

const { done } = texts;

/** Returns what an edit does, for the history, the undo button and screen readers: “title” moved. */
export function editWords(edit: Edit, template: LabelTemplate): string {
  switch (edit.kind) {
    case 'add':
      return done.added({ name: edit.element.id });
    case 'paste':
      return done.pasted({ count: edit.elements.length });
    case 'rename':
      return done.renamed({ name: edit.id, to: edit.name });
    case 'setContent':
    case 'setTable':
      return done.contentSet({ what: named([edit.id]) });
    case 'addVariable':
      return done.variableAdded({ name: edit.variable.name });
    case 'changeVariable':
      return done.variableChanged({ name: edit.name });
    case 'renameVariable':
      return done.variableRenamed({ name: edit.name, to: edit.to });
    case 'removeVariable':
      return done.variableRemoved({ name: edit.name });
    case 'setLabel':
      return done.labelChanged;
    case 'turnLabel':
      return done.labelTurned;
    case 'setGuides':
      return done.guidesChanged;
    case 'replaceAll':
      return done.replaced;
    case 'lock':
      return (edit.isLocked ? done.locked : done.unlocked)({ what: named(edit.ids) });
    case 'remove':
    case 'move':
    case 'resize':
    case 'turn':
    case 'setPlace':
    case 'setLook':
    case 'order':
    case 'group':
    case 'ungroup':
    case 'align':
    case 'distribute':
    case 'sameSize':
    default:
      return DONE_TO_ELEMENTS[edit.kind]({ what: named(edit.ids, template) });
  }
}

/** Returns what is said of a selection: “title” selected; "" of none. */
export const selectionWords = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : done.selected({ what: named(ids) });

const DONE_TO_ELEMENTS = {
  remove: done.removed,
  move: done.moved,
  resize: done.resized,
  turn: done.turned,
  setPlace: done.placed,
  setLook: done.lookSet,
  order: done.ordered,
  group: done.grouped,
  ungroup: done.ungrouped,
  align: done.aligned,
  distribute: done.distributed,
  sameSize: done.sameSized,
} as const;

/** Returns the name of one element, or the number of several; those that the edit leaves out are not counted. */
function named(ids: readonly string[], template?: LabelTemplate): string {
  const locked = new Set(template?.design?.locked);
  const changed = ids.filter((id) => !locked.has(id));
  const [only = ''] = changed;
  return changed.length === 1 ? done.one({ name: only }) : done.several({ count: changed.length });
}
