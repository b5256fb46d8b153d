import type { LabelElement } from 'label-core';
import { elementsAt, elementsWithin, type Point } from 'label-core/design';
import { boxBetween, freeIds, pressedIds, type Box } from './boxes';
import { guidedTo, guideHeld, guidingFrom } from './gesture-guides';
import { pinchedTo, pinchedView } from './gesture-pinch';
import {
  draggingFrom,
  movedTo,
  placedSelection,
  sizedTo,
  sizingFrom,
  stretchedSelection,
} from './gesture-drags';
import {
  SELECTING,
  type Gesture,
  type GesturePreview,
  type GestureResult,
  type GestureSetting,
  type PointerInput,
} from './gesture-types';
import { drawnElement } from './new-element';

export const IDLE: Gesture = { kind: 'idle' };
const NOTHING_SHOWN: GesturePreview = { hits: [] };

/** Distance in px before a press becomes a drag. */
const DRAG_PX = { mouse: 3, touch: 8 };
/** Distance in px within which a press hits an element. */
const HIT_PX = { mouse: 4, touch: 12 };

/** Returns the gesture that a press begins. Locked elements and those that are not shown are passed through. */
export function pressed(input: PointerInput, setting: GestureSetting): Gesture {
  const { template, mmPerPx, selection, hidden } = setting;
  if (input.grip !== undefined) return { kind: 'pressing', from: input, hitId: undefined, setting };
  const toleranceMm = mmPerPx * (input.isTouch ? HIT_PX.touch : HIT_PX.mouse);
  const found = elementsAt(template, input.at, { toleranceMm, ignored: hidden });
  const hits = freeIds(template, idsOf(found));
  // Alt: the one below the one that is selected.
  const depth = input.alt ? hits.findIndex((id) => selection.includes(id)) + 1 : 0;
  // Where a ruler is below the pointer, an element there would be in sight above it.
  const hitId = input.ruler === undefined ? (hits[depth] ?? hits[0]) : undefined;
  const guide = hitId === undefined ? guideHeld(input, setting) : undefined;
  return { kind: 'pressing', from: input, hitId, guide, setting };
}

/** Returns the gesture that a second finger begins: whatever the first one did is given up. */
export const joined = (first: Point, second: Point, setting: GestureSetting): Gesture => ({
  kind: 'pinching',
  from: [first, second],
  at: [first, second],
  setting,
});

/** Returns the gesture after the pointer has moved, and what it shows. */
export function dragged(
  gesture: Gesture,
  input: PointerInput,
): { readonly gesture: Gesture; readonly shown: GesturePreview } {
  const begun = gesture.kind === 'pressing' ? begin(gesture, input) : gesture;
  switch (begun.kind) {
    case 'moving':
      return movedTo(begun, input);
    case 'sizing':
      return sizedTo(begun, input);
    case 'guiding':
      return guidedTo(begun, input);
    case 'pinching': {
      const pinched = pinchedTo(begun, input);
      return { gesture: pinched, shown: { hits: [], view: pinchedView(pinched) } };
    }
    case 'marquee':
    case 'drawing':
      return { gesture: begun, shown: { hits: [], box: boxBetween(begun.from, input.at) } };
    case 'idle':
    case 'pressing':
    default:
      return { gesture: begun, shown: NOTHING_SHOWN };
  }
}

/** Returns whether a press that has lasted a while asks for the menu: that of a finger that has not moved. */
export const isLongPress = (gesture: Gesture): boolean =>
  gesture.kind === 'pressing' && gesture.from.isTouch && gesture.setting.mode.kind === 'select';

/** Returns what the release of the pointer makes of a gesture. */
export function released(gesture: Gesture, input: PointerInput): GestureResult {
  switch (gesture.kind) {
    case 'pressing':
      return clicked(gesture);
    case 'marquee':
      return { select: enclosed(gesture, input) };
    case 'drawing':
      return drawn(gesture.setting, boxBetween(gesture.from, input.at));
    case 'moving':
      return droppedAt(movedTo(gesture, input).shown);
    case 'sizing':
      return droppedAt(sizedTo(gesture, input).shown);
    case 'guiding':
      return guideDropped(guidedTo(gesture, input).shown);
    case 'pinching':
      return { view: pinchedView(pinchedTo(gesture, input)) };
    case 'idle':
    default:
      return {};
  }
}

/** Returns what the end of a drag makes of what it showed. */
const droppedAt = ({ edit, hits, step }: GesturePreview): GestureResult => (edit ? { edit, hits, step } : {});

/** Returns the same of a guide, which is aligned with nothing that is told. */
const guideDropped = ({ edit }: GesturePreview): GestureResult => (edit ? { edit } : {});

/** Returns the drag that a press becomes, once the pointer has moved far enough. */
function begin(gesture: Gesture & { kind: 'pressing' }, input: PointerInput): Gesture {
  const { from, hitId, guide, setting } = gesture;
  const { template, selection, mode, mmPerPx } = setting;
  const farMm = mmPerPx * (from.isTouch ? DRAG_PX.touch : DRAG_PX.mouse);
  if (Math.hypot(input.at.xMm - from.at.xMm, input.at.yMm - from.at.yMm) < farMm) return gesture;
  if (mode.kind === 'measure') return gesture;
  if (mode.kind === 'place') return { kind: 'drawing', from: from.at, setting };
  if (from.grip !== undefined) return sizingFrom(setting, from.at, from.grip);
  if (guide) return guidingFrom(guide, from.at, setting);
  // A finger scrolls, unless it is on what is selected or selects several.
  const isSelected = hitId !== undefined && selection.includes(hitId);
  if (from.isTouch && !isSelected && !setting.addsToSelection) return IDLE;
  if (hitId === undefined) return { kind: 'marquee', from: from.at, setting };
  const ids = selection.includes(hitId) ? selection : pressedIds(template, selection, hitId);
  return { kind: 'moving', ...draggingFrom(setting, from.at, ids) };
}

/** Returns what a press and release at one place do. */
function clicked({ from, hitId, setting }: Gesture & { kind: 'pressing' }): GestureResult {
  const { template, selection, mode } = setting;
  if (mode.kind === 'place') return drawn(setting, boxBetween(from.at, from.at));
  if (mode.kind === 'measure')
    return mode.first
      ? { mode: SELECTING, measured: [mode.first, from.at] }
      : { mode: { kind: 'measure', first: from.at } };
  if (mode.kind === 'carry') return { mode: SELECTING, ...droppedAt(placedSelection(setting, from)) };
  if (mode.kind === 'edge')
    return { mode: SELECTING, ...droppedAt(stretchedSelection(setting, mode.grip, from)) };
  if (from.grip !== undefined) return { mode: { kind: 'edge', grip: from.grip } };
  if (from.ruler !== undefined) return {};
  const adds = from.shift || from.mod || setting.addsToSelection;
  if (hitId === undefined) return { select: adds ? selection : [] };
  const group = from.alt ? [hitId] : pressedIds(template, selection, hitId);
  if (!adds) return { select: group };
  const isSelected = group.every((id) => selection.includes(id));
  return {
    select: isSelected ? selection.filter((id) => !group.includes(id)) : [...selection, ...group],
  };
}

/** Returns the new element of the tool. */
function drawn({ template, mode, mmPerPx }: GestureSetting, box: Box): GestureResult {
  if (mode.kind !== 'place') return {};
  const isDrawn = Math.max(box.width, box.height) > DRAG_PX.touch * mmPerPx;
  return { mode: SELECTING, edit: drawnElement(mode.elementOf(template), box, isDrawn) };
}

/** Returns what a marquee selects; locked elements and those that are not shown are left out. */
function enclosed({ from, setting }: Gesture & { kind: 'marquee' }, input: PointerInput): readonly string[] {
  const { template, selection, hidden, addsToSelection } = setting;
  const within = elementsWithin(template, boxBetween(from, input.at), input.alt ? 'inside' : 'touching');
  const found = idsOf(within).filter((id) => !hidden.has(id));
  return input.shift || input.mod || addsToSelection ? [...selection, ...found] : found;
}

const idsOf = (elements: readonly LabelElement[]) => elements.map(({ id }) => id);
