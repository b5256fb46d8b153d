import { readingOrder } from 'label-core/design';
import { isLocked, withGroup } from './boxes';
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
        // What is selected is known to the drawing area, which scrolls to it.
        return action.to === 'selection' ? undefined : targets.onZoom(action.to);
      case 'data':
        return targets.onData(action.by);
      case 'open':
        return targets.onOpen(action.part);
      case 'selectAll':
        return select(template.elements.map(({ id }) => id).filter((id) => !isLocked(template, id)));
      case 'escape':
        // Who began to place something leaves that first.
        return targets.mode.kind === 'select' ? select([]) : targets.onMode(SELECTING);
      case 'undo':
        return designing.undo();
      case 'redo':
        return designing.redo();
      case 'hide':
        return targets.onHide();
      case 'rename':
        return targets.onField('name');
      case 'editContent':
        return targets.onField('content');
      case 'pickUp':
        return selection.length > 0 ? targets.onMode({ kind: 'carry' }) : undefined;
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
      default: {
        const made = keyEdit(designing, action, targets);
        return made && designing.edit(made.edit, made.mergeKey, made.told);
      }
    }
  };
}

/** Returns the selection after a step in reading order; a group is one stop. */
function walked(
  { template, selection }: Designing,
  to: (KeyAction & { kind: 'walk' })['to'],
): readonly string[] {
  const order = readingOrder(template.elements).map(({ id }) => id);
  const last = order.length - 1;
  const at = order.indexOf(selection.at(-1) ?? '');
  const next = { first: 0, last, next: Math.min(last, at + 1), previous: Math.max(0, at - 1) }[to];
  const id = order[next];
  return id === undefined ? [] : withGroup(template, id).toSorted((one) => (one === id ? 1 : -1));
}
