import type { LabelTemplate } from 'label-core';
import { dotMm, type Edit, type Handle } from 'label-core/design';
import { nextStep, type BarcodeSizesOf } from './barcode-steps';
import { boundsOfIds, isLocked } from './boxes';
import { dropWords } from './drop-words';
import type { KeyAction } from './key-action';
import { newElement } from './new-element';
import type { Snapping } from './snapping';
import type { Designing } from './use-designing';

/** What the edits of keys depend on beside the label. */
export interface KeySetting {
  readonly dpi: number;
  readonly snapping: Snapping;
  /** Returns the sizes in which a barcode is printed; without it, barcodes are resized freely. */
  readonly barcodeSizes?: BarcodeSizesOf;
}

/** An edit that a key makes. */
export interface KeyEdit {
  readonly edit: Edit;
  /** Edits with the same key that follow each other closely are one step. */
  readonly mergeKey?: string;
  /** Returns what is told of it, instead of what it did. */
  readonly told?: ((after: LabelTemplate) => string) | undefined;
}

type Selected = Pick<Designing, 'template' | 'selection'> & Partial<Pick<Designing, 'lastCopy'>>;

/** The handle that the arrow keys resize by. */
const GROWN: Handle = 'bottom-right';
const STEP_MM = { small: 0.1, large: 1 };
/** Where a first copy is beside its original, in mm. */
const BESIDE = { dxMm: 2, dyMm: 2 };

/** Returns the edit that a key makes of what is selected; undefined where it makes none. */
export function keyEdit(design: Selected, action: KeyAction, setting: KeySetting): KeyEdit | undefined {
  const { template, selection: ids } = design;
  if (action.kind === 'add')
    return { edit: { kind: 'add', element: newElement(action.tool, template, setting.dpi) } };
  if (ids.length === 0) return undefined;
  switch (action.kind) {
    case 'nudge':
    case 'grow':
      return stepEdit(design, action, setting);
    case 'turn':
      return { edit: { kind: 'turn', ids, quarters: action.quarters } };
    case 'order':
      return { edit: { kind: 'order', ids, to: action.to } };
    case 'delete':
      return { edit: { kind: 'remove', ids } };
    case 'duplicate':
      return { edit: copyOf(design) };
    case 'group':
      return { edit: { kind: 'group', ids } };
    case 'ungroup':
      return { edit: { kind: 'ungroup', ids } };
    case 'lock':
      return { edit: { kind: 'lock', ids, isLocked: !ids.every((id) => isLocked(template, id)) } };
    case 'guide':
      return { edit: guideThrough(design) };
    case 'data':
    case 'editContent':
    case 'escape':
    case 'hide':
    case 'menu':
    case 'open':
    case 'pan':
    case 'pickUp':
    case 'redo':
    case 'rename':
    case 'selectAll':
    case 'undo':
    case 'walk':
    case 'zoom':
    default:
      return undefined;
  }
}

/** Moves by a step, or resizes by one: a barcode from size to size, as its handles do. */
function stepEdit(
  { template, selection: ids }: Selected,
  { kind, dx, dy, isLarge }: KeyAction & { kind: 'nudge' | 'grow' },
  setting: KeySetting,
): KeyEdit {
  const onDots = setting.snapping.without.has('dot') ? {} : { dpi: setting.dpi };
  const smallMm = onDots.dpi === undefined ? STEP_MM.small : dotMm(setting.dpi);
  const byMm = isLarge ? STEP_MM.large : smallMm;
  const mergeKey = `${kind} ${ids.join(' ')}`;
  const by = { dxMm: dx * byMm, dyMm: dy * byMm };
  if (kind === 'nudge') return { edit: { kind: 'move', ids, ...by, ...onDots }, mergeKey };
  const stepped = nextStep({ template, ...setting }, ids, { dx, dy });
  if (!stepped) return { edit: { kind: 'resize', ids, handle: GROWN, ...by, ...onDots }, mergeKey };
  const edit: Edit = { kind: 'resize', ids, box: stepped.box, dpi: setting.dpi };
  return { edit, mergeKey, told: dropWords({ edit, hits: [], step: stepped.step }) };
}

/** Returns the edit that adds a copy of the selection beside it; of the last copy, as far from it as it is from its original. */
export function copyOf(design: Selected): Edit {
  const { template, selection } = design;
  const elements = template.elements.filter(({ id }) => selection.includes(id));
  return { kind: 'paste', elements, variables: [], shift: sameShift(design) ?? BESIDE };
}

/** Returns where the last copy is from its original, if it is what is selected and was moved away or put elsewhere. */
function sameShift({ template, selection, lastCopy }: Selected): typeof BESIDE | undefined {
  const { ids = [], of = [] } = lastCopy ?? {};
  const isSelected = ids.length === selection.length && ids.every((id) => selection.includes(id));
  const isThere = of.every((id) => template.elements.some((element) => element.id === id));
  if (!isSelected || !isThere) return undefined;
  const [from, to] = [boundsOfIds(template, of), boundsOfIds(template, ids)];
  const by = { dxMm: to.x - from.x, dyMm: to.y - from.y };
  return by.dxMm === 0 && by.dyMm === 0 ? undefined : by;
}

/** Returns the edit that adds guides through the centre of the selection. */
function guideThrough({ template, selection }: Selected): Edit {
  const { x, y, width, height } = boundsOfIds(template, selection);
  const guides = template.design?.guides;
  return {
    kind: 'setGuides',
    xMm: [...(guides?.xMm ?? []), x + width / 2],
    yMm: [...(guides?.yMm ?? []), y + height / 2],
  };
}
