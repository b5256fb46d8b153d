import type { LineElement } from 'label-core';
import {
  draggedBox,
  snapBox,
  snapTargets,
  type Axis,
  type Edit,
  type Handle,
  type Point,
  type SnapEdge,
  type Snapped,
} from 'label-core/design';
import { barcodeSteps, isStepped, steppedBox, type BarcodeSteps } from './barcode-steps';
import { boundsOfIds, freeIds, type Box } from './boxes';
import type { Dragging, Gesture, GesturePreview, GestureSetting, Grip, PointerInput } from './gesture-types';
import { gripPlace } from './grip-place';

/** Distances in px within which an edge is aligned, and at which it lets go. */
export const SNAP_PX = { within: 6, release: 8 };

interface Edges {
  readonly x: readonly SnapEdge[];
  readonly y: readonly SnapEdge[];
}
const ALL: readonly SnapEdge[] = ['start', 'middle', 'end'];
const UNSNAPPED: Snapped = { dxMm: 0, dyMm: 0, hits: [] };

interface Dragged {
  readonly gesture: Gesture;
  readonly shown: GesturePreview;
}

/** Returns what a drag needs from its beginning to its end. */
export function draggingFrom(setting: GestureSetting, from: Point, selected: readonly string[]): Dragging {
  const { template, snapping, hidden, dpi } = setting;
  const ids = freeIds(template, selected);
  return {
    ids,
    from,
    around: boundsOfIds(template, ids),
    setting,
    targets: snapTargets(template, {
      movingIds: new Set(ids),
      ignored: hidden,
      without: snapping.without,
      gridMm: snapping.gridMm,
      dpi,
    }),
    held: [],
  };
}

/** Returns by how much a box is moved so that it is aligned. */
const snappedBox = (
  box: Box,
  { targets, setting, held }: Dragging,
  edges: Edges = { x: ALL, y: ALL },
): Snapped =>
  snapBox(box, targets, {
    toleranceMm: SNAP_PX.within * setting.mmPerPx,
    releaseMm: SNAP_PX.release * setting.mmPerPx,
    edges,
    held,
  });

/** Returns the dpi for an edit whose places are on dots. */
const dotsOf = ({ snapping, dpi }: GestureSetting): { readonly dpi?: number } =>
  snapping.without.has('dot') ? {} : { dpi };

/** Moves elements with the pointer; with Shift along one axis, with Alt a copy of them. */
export function movedTo(gesture: Gesture & { kind: 'moving' }, input: PointerInput): Dragged {
  const { setting, from, around, ids } = gesture;
  const free = { dxMm: input.at.xMm - from.xMm, dyMm: input.at.yMm - from.yMm };
  const isAcross = Math.abs(free.dxMm) >= Math.abs(free.dyMm);
  const wanted = input.shift ? { dxMm: isAcross ? free.dxMm : 0, dyMm: isAcross ? 0 : free.dyMm } : free;
  const edges = input.shift ? { x: isAcross ? ALL : [], y: isAcross ? [] : ALL } : { x: ALL, y: ALL };
  const box = { ...around, x: around.x + wanted.dxMm, y: around.y + wanted.dyMm };
  const snapped = input.mod ? UNSNAPPED : snappedBox(box, gesture, edges);
  const by = { dxMm: wanted.dxMm + snapped.dxMm, dyMm: wanted.dyMm + snapped.dyMm };
  const edit: Edit = input.alt
    ? { kind: 'paste', elements: elementsOf(setting, ids), variables: [], shift: by }
    : { kind: 'move', ids, ...by, ...dotsOf(setting) };
  return {
    gesture: { ...gesture, held: snapped.hits },
    shown: {
      hits: snapped.hits,
      around: { ...around, x: around.x + by.dxMm, y: around.y + by.dyMm },
      moved: { ids, ...by },
      edit,
    },
  };
}

/** Resizes elements with the pointer; with Shift in proportion, with Alt from the centre. */
export function sizedTo(gesture: Gesture & { kind: 'sizing' }, input: PointerInput): Dragged {
  const { setting, from, around, ids, grip, steps } = gesture;
  if (grip === 'start' || grip === 'end') return endTo(gesture, grip, input);
  const drag = {
    handle: grip,
    dxMm: input.at.xMm - from.xMm,
    dyMm: input.at.yMm - from.yMm,
    keepsShape: input.shift,
    fromCenter: input.alt,
  };
  const box = draggedBox(around, drag);
  const edges = edgesOf(grip, steps);
  const snapped = input.mod || input.shift ? UNSNAPPED : snappedBox(box, gesture, edges);
  const by = { dxMm: drag.dxMm + snapped.dxMm, dyMm: drag.dyMm + snapped.dyMm };
  const wanted = draggedBox(around, { ...drag, ...by });
  const stretch = { around, wanted, handle: grip, fromCenter: input.alt };
  const stepped = steps && !input.mod ? steppedBox(steps, stretch) : undefined;
  // A size is in dots, also where edges are not on dots otherwise.
  const edit: Edit =
    steps && stepped
      ? { kind: 'resize', ids, box: stepped.box, dpi: steps.dpi }
      : { kind: 'resize', ids, ...drag, ...by, ...dotsOf(setting) };
  return {
    gesture: { ...gesture, held: snapped.hits },
    shown: {
      hits: snapped.hits,
      around: stepped?.box ?? wanted,
      step: steps && stepped && { size: stepped.size, steps },
      edit,
    },
  };
}

/** Returns the resize that a press on a grip begins. */
export const sizingFrom = (
  setting: GestureSetting,
  from: Point,
  grip: Grip,
): Gesture & { kind: 'sizing' } => {
  const drag = draggingFrom(setting, from, setting.selection);
  return { kind: 'sizing', grip, ...drag, steps: barcodeSteps(setting, drag.ids) };
};

/** Moves one end of a line; with Shift the line is level or upright. */
function endTo(
  gesture: Gesture & { kind: 'sizing' },
  grip: Grip & ('start' | 'end'),
  input: PointerInput,
): Dragged {
  const { setting, ids } = gesture;
  const line = elementsOf(setting, ids).find((element): element is LineElement => element.type === 'line');
  if (!line) return { gesture, shown: { hits: [] } };
  const fixed = grip === 'start' ? { xMm: line.x2Mm, yMm: line.y2Mm } : { xMm: line.x1Mm, yMm: line.y1Mm };
  const isLevel = Math.abs(input.at.xMm - fixed.xMm) >= Math.abs(input.at.yMm - fixed.yMm);
  const straight = isLevel ? { xMm: input.at.xMm, yMm: fixed.yMm } : { xMm: fixed.xMm, yMm: input.at.yMm };
  const at = input.shift ? straight : input.at;
  const point = { x: at.xMm, y: at.yMm, width: 0, height: 0 };
  const snapped =
    input.mod || input.shift ? UNSNAPPED : snappedBox(point, gesture, { x: ['start'], y: ['start'] });
  const end = { xMm: at.xMm + snapped.dxMm, yMm: at.yMm + snapped.dyMm };
  const edit: Edit = { kind: 'setPlace', ids, place: endPlace(grip, end) };
  const here = { x: end.xMm, y: end.yMm, width: 0, height: 0 };
  return { gesture: { ...gesture, held: snapped.hits }, shown: { hits: snapped.hits, around: here, edit } };
}

/** Moves the selection so that its top left corner is at a place, or at the lines nearest to it. */
export function placedSelection(setting: GestureSetting, input: PointerInput): GesturePreview {
  const drag = draggingFrom(setting, input.at, setting.selection);
  const from = gripPlace('top-left', drag.around);
  return movedTo({ kind: 'moving', ...drag, from }, { ...input, shift: false, alt: false }).shown;
}

/** Moves the edges of the selection that a grip holds, or the end of a line, to a place, or to the lines nearest to it. */
export function stretchedSelection(setting: GestureSetting, grip: Grip, input: PointerInput): GesturePreview {
  const sizing = sizingFrom(setting, input.at, grip);
  return sizedTo({ ...sizing, from: gripPlace(grip, sizing.around) }, input).shown;
}

/** Returns the place that an edit sets for one end of a line. */
const endPlace = (grip: 'start' | 'end', { xMm, yMm }: Point) =>
  grip === 'start' ? { x1Mm: xMm, y1Mm: yMm } : { x2Mm: xMm, y2Mm: yMm };

const elementsOf = ({ template }: GestureSetting, ids: readonly string[]) =>
  template.elements.filter(({ id }) => ids.includes(id));

/** Returns the edges of a box that a handle moves, without those of a side that has steps. */
function edgesOf(handle: Handle, steps: BarcodeSteps | undefined): Edges {
  const at = (start: string, end: string): readonly SnapEdge[] => {
    if (handle.includes(start)) return ['start'];
    return handle.includes(end) ? ['end'] : [];
  };
  const hasSteps = (axis: Axis) => steps !== undefined && isStepped(steps, axis);
  return { x: hasSteps('x') ? [] : at('left', 'right'), y: hasSteps('y') ? [] : at('top', 'bottom') };
}
