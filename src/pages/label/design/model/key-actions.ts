import { readingOrder } from 'label-core/design';
import { enteredGroup, isLocked, withGroup, withLast } from './boxes';
import { carriedKey, pickedUp } from './carrying';
import { SELECTING, type PointerMode } from './gesture-types';
import type { KeyAction, OpenedPart } from './key-action';
import { keyEdit, type KeySetting } from './key-edit';
import type { Designing } from './use-designing';
import type { Zoom } from './zoom';

/** What keys do beside edits: the page's own parts. */
export interface KeyTargets extends KeySetting {
  readonly mode: PointerMode;
  readonly onMode: (mode: PointerMode) => void;
  readonly onZoom: (to: Zoom) => void;
  readonly onData: (by: 1 | -1) => void;
  readonly onField: (field: 'content' | 'name') => void;
  readonly onHide: () => void;
  readonly onOpen: (part: OpenedPart) => void;
}

/** Returns the function that does what a key stands for. */
export function keyActions(designing: Designing, targets: KeyTargets): (action: KeyAction) => void {
  const { template, selection, select } = designing;
  return (action) => {
    switch (action.kind) {
      case 'walk':
        return select(walked(designing, action.to));
      case 'zoom':
        return targets.onZoom(action.to);
      case 'data':
        return targets.onData(action.by);
      case 'open':
        return targets.onOpen(action.part);
      case 'selectAll':
        return select(template.elements.map(({ id }) => id).filter((id) => !isLocked(template, id)));
      case 'escape':
        // Who began to place something leaves that first.
        return targets.mode.kind === 'select'
          ? select(enteredGroup(template, selection) ?? [])
          : targets.onMode(SELECTING);
      case 'undo':
        return designing.undo();
      case 'redo':
        return designing.redo();
      case 'hide':
        return targets.onHide();
      case 'rename':
        return targets.onField('name');
      case 'editContent':
        // Who carries something with the arrow keys puts it down.
        if (targets.mode.kind === 'carry') return targets.onMode(SELECTING);
        return isGroup(designing) ? select(selection.slice(-1)) : targets.onField('content');
      case 'pickUp':
        return selection.length > 0 ? targets.onMode(pickedUp()) : undefined;
      case 'add':
      case 'delete':
      case 'duplicate':
      case 'group':
      case 'grow':
      case 'guide':
      case 'lock':
      case 'nudge':
      case 'order':
      case 'turn':
      case 'ungroup':
      case 'menu':
      case 'pan':
      default: {
        const made = keyEdit(designing, action, targets);
        if (!made) return;
        const carried = action.kind === 'nudge' ? carriedKey(targets.mode) : undefined;
        return designing.edit(made.edit, carried ?? made.mergeKey, made.told);
      }
    }
  };
}

/** Returns whether a whole group, and nothing else, is selected: Enter leads into it. */
function isGroup({ template, selection }: Designing): boolean {
  const group = withGroup(template, selection[0] ?? '');
  return group.length > 1 && group.length === selection.length && group.every((id) => selection.includes(id));
}

/** Returns the selection after a step in reading order; a group is one stop, until it was entered. */
function walked(
  { template, selection }: Designing,
  to: (KeyAction & { kind: 'walk' })['to'],
): readonly string[] {
  const group = enteredGroup(template, selection);
  const order = readingOrder(template.elements)
    .map(({ id }) => id)
    .filter((id) => group === undefined || group.includes(id));
  const last = order.length - 1;
  const at = order.indexOf(selection.at(-1) ?? '');
  const next = { first: 0, last, next: Math.min(last, at + 1), previous: Math.max(0, at - 1) }[to];
  const id = order[next];
  if (id === undefined) return [];
  return group === undefined ? withLast(withGroup(template, id), id) : [id];
}
