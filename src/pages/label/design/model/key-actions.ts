import { dotMm, readingOrder, type Edit, type Handle } from 'label-core/design';
import { boundsOfIds, withGroup } from './boxes';
import type { GestureSetting } from './gesture-types';
import type { KeyAction } from './key-action';
import { newElement } from './new-element';
import type { Snapping } from './snapping';
import type { Designing } from './use-designing';

/** What keys do beside edits: the page's own parts. */
export interface KeyTargets {
  readonly dpi: number;
  readonly snapping: Snapping;
  readonly onZoom: (to: (KeyAction & { kind: 'zoom' })['to']) => void;
  readonly onMode: (mode: GestureSetting['mode']) => void;
  readonly onData: (by: 1 | -1) => void;
  readonly onField: (field: 'content' | 'name') => void;
  readonly onHide: () => void;
  readonly onHelp: () => void;
}

/** The handle that the arrow keys resize by. */
const GROWN: Handle = 'bottom-right';
const STEP_MM = { small: 0.1, large: 1 };
/** How far a copy is beside its original, in mm. */
const BESIDE_MM = 2;

/** Returns the function that does what a key stands for. */
export function keyActions(designing: Designing, targets: KeyTargets): (action: KeyAction) => void {
  const { template, selection, select, edit } = designing;
  const { dpi, snapping } = targets;
  const onDots = snapping.without.has('dot') ? {} : { dpi };
  const smallMm = onDots.dpi === undefined ? STEP_MM.small : dotMm(dpi);
  const ids = selection;
  const editSelected = (made: Edit, mergeKey?: string) => {
    if (ids.length > 0) edit(made, mergeKey);
  };

  return (action) => {
    switch (action.kind) {
      case 'nudge':
      case 'grow': {
        const by = action.isLarge ? STEP_MM.large : smallMm;
        const dxMm = action.dx * by;
        const dyMm = action.dy * by;
        const mergeKey = `${action.kind} ${ids.join(' ')}`;
        const moved: Edit =
          action.kind === 'nudge'
            ? { kind: 'move', ids, dxMm, dyMm, ...onDots }
            : { kind: 'resize', ids, handle: GROWN, dxMm, dyMm, ...onDots };
        return editSelected(moved, mergeKey);
      }
      case 'walk':
        return select(walked(designing, action.to));
      case 'add':
        return edit({ kind: 'add', element: newElement(action.tool, template, dpi) });
      case 'turn':
        return editSelected({ kind: 'turn', ids, quarters: action.quarters });
      case 'order':
        return editSelected({ kind: 'order', ids, to: action.to });
      case 'zoom':
        return targets.onZoom(action.to);
      case 'data':
        return targets.onData(action.by);
      case 'selectAll':
        return select(template.elements.map(({ id }) => id).filter((id) => !isLocked(designing, id)));
      case 'escape':
        return select([]);
      case 'delete':
        return editSelected({ kind: 'remove', ids });
      case 'duplicate':
        return editSelected(copyOf(designing));
      case 'undo':
        return designing.undo();
      case 'redo':
        return designing.redo();
      case 'group':
        return editSelected({ kind: 'group', ids });
      case 'ungroup':
        return editSelected({ kind: 'ungroup', ids });
      case 'lock':
        return editSelected({ kind: 'lock', ids, isLocked: !ids.every((id) => isLocked(designing, id)) });
      case 'hide':
        return targets.onHide();
      case 'rename':
        return targets.onField('name');
      case 'editContent':
        return targets.onField('content');
      case 'pickUp':
        return ids.length > 0 ? targets.onMode({ kind: 'carry' }) : undefined;
      case 'guide':
        return editSelected(guideThrough(designing));
      case 'help':
      default:
        return targets.onHelp();
    }
  };
}

const isLocked = ({ template }: Designing, id: string): boolean =>
  template.design?.locked?.includes(id) === true;

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

/** Returns the edit that adds a copy of the selection beside it. */
export function copyOf({ template, selection }: Pick<Designing, 'template' | 'selection'>): Edit {
  const elements = template.elements.filter(({ id }) => selection.includes(id));
  return { kind: 'paste', elements, variables: [], shift: { dxMm: BESIDE_MM, dyMm: BESIDE_MM } };
}

/** Returns the edit that adds guides through the centre of the selection. */
function guideThrough({ template, selection }: Designing): Edit {
  const { x, y, width, height } = boundsOfIds(template, selection);
  const guides = template.design?.guides;
  return {
    kind: 'setGuides',
    xMm: [...(guides?.xMm ?? []), x + width / 2],
    yMm: [...(guides?.yMm ?? []), y + height / 2],
  };
}
