import type { BarcodeElement, BarcodeSize, LabelTemplate } from 'label-core';
import { dotMm, isMatrix, spanOf, type Axis, type Handle } from 'label-core/design';
import { boundsOfIds, type Box } from './boxes';

/** Returns the sizes in which a barcode is printed in whole dots, from the smallest on. */
export type BarcodeSizesOf = (element: BarcodeElement, template: LabelTemplate) => readonly BarcodeSize[];

interface StepSetting {
  readonly template: LabelTemplate;
  readonly dpi: number;
  readonly barcodeSizes?: BarcodeSizesOf;
}

/** The sizes in which a barcode is printed in whole dots, found once for a gesture. */
export interface BarcodeSteps {
  /** From the smallest on; at least one. */
  readonly sizes: readonly BarcodeSize[];
  /** Axis of the label along which the code is read. */
  readonly axis: Axis;
  /** A matrix has both sides of a size; bars keep the height that they are given. */
  readonly isMatrix: boolean;
  /** Dots of a module may be more than those of the size: the code grows into the free space beside it. */
  readonly grows: boolean;
  readonly dpi: number;
}

/** A size that a barcode was dragged to, and the others that it could have. */
export interface BarcodeStep {
  readonly size: BarcodeSize;
  readonly steps: BarcodeSteps;
}

/**
 * Returns the sizes that handles resize an element by; undefined unless it is one barcode that can be printed and for which
 * no module was asked: that would stay the same in any box.
 */
export function barcodeSteps(
  { template, dpi, barcodeSizes }: StepSetting,
  ids: readonly string[],
): BarcodeSteps | undefined {
  const [id] = ids;
  const element = template.elements.find(
    (one): one is BarcodeElement => one.id === id && one.type === 'barcode',
  );
  if (!element || ids.length !== 1 || element.moduleMm !== undefined) return undefined;
  const sizes = barcodeSizes?.(element, template) ?? [];
  if (sizes.length === 0) return undefined;
  return {
    sizes,
    axis: element.rotation === 90 || element.rotation === 270 ? 'y' : 'x',
    isMatrix: isMatrix(element.symbology),
    grows: element.grows === true,
    dpi,
  };
}

/** Returns whether a side of a barcode has steps: it is not aligned with anything then. */
export const isStepped = ({ axis, isMatrix: hasBoth }: BarcodeSteps, side: Axis): boolean =>
  hasBoth || side === axis;

interface Stretch {
  /** Box before the gesture. */
  readonly around: Box;
  /** Box as the pointer drags it. */
  readonly wanted: Box;
  readonly handle: Handle;
  readonly fromCenter: boolean;
}

/**
 * Returns the box of the size nearest to the one that is dragged. It holds that many whole dots; the side that is not
 * dragged stays where it is, or the centre. Undefined where the handle only changes the height of bars.
 */
export function steppedBox(
  steps: BarcodeSteps,
  { around, wanted, handle, fromCenter }: Stretch,
): { readonly box: Box; readonly size: BarcodeSize } | undefined {
  const axes: readonly Axis[] = ['x', 'y'];
  const dragged = axes.filter((axis) => isStepped(steps, axis) && endOf(handle, axis) !== 0);
  const changeOf = (axis: Axis) => Math.abs(lengthOn(wanted, axis) / lengthOn(around, axis) - 1);
  const [lead] = dragged.toSorted((one, other) => changeOf(other) - changeOf(one));
  if (!lead) return undefined;
  const missing = (size: BarcodeSize) => Math.abs(sideOf(size, steps, lead) - lengthOn(wanted, lead));
  const size = steps.sizes.reduce((best, one) => (missing(one) < missing(best) ? one : best));
  const sideOn = (axis: Axis): Side => {
    if (!isStepped(steps, axis))
      return { startMm: spanOf(wanted, axis).startMm, lengthMm: lengthOn(wanted, axis) };
    const end = fromCenter ? 'centre' : endOf(handle, axis) === -1 ? 'end' : 'start';
    return sideInDots(spanOf(around, axis), sideOf(size, steps, axis), end, steps.dpi);
  };
  const [across, down] = [sideOn('x'), sideOn('y')];
  return { box: { x: across.startMm, y: down.startMm, width: across.lengthMm, height: down.lengthMm }, size };
}

/**
 * Returns the size that follows the present one in a direction of the arrow keys, and its box, which keeps its left and top.
 * It is the present one where no other follows. Undefined unless it is one barcode that has steps in that direction.
 */
export function nextStep(
  setting: StepSetting,
  ids: readonly string[],
  { dx, dy }: { readonly dx: number; readonly dy: number },
): { readonly box: Box; readonly step: BarcodeStep } | undefined {
  const steps = barcodeSteps(setting, ids);
  const axis = dx === 0 ? 'y' : 'x';
  if (!steps || !isStepped(steps, axis)) return undefined;
  const around = boundsOfIds(setting.template, ids);
  const by = dx + dy;
  // Less than a dot makes no other size.
  const sameMm = dotMm(setting.dpi);
  const sides = steps.sizes.map((size) => sideOf(size, steps, axis));
  const further = sides.filter((side) => (side - lengthOn(around, axis)) * by > sameMm);
  const wantedMm = (by > 0 ? further[0] : further.at(-1)) ?? lengthOn(around, axis);
  const wanted = axis === 'x' ? { ...around, width: wantedMm } : { ...around, height: wantedMm };
  const handle = axis === 'x' ? 'right' : 'bottom';
  const stepped = steppedBox(steps, { around, wanted, handle, fromCenter: false });
  return stepped && { box: stepped.box, step: { size: stepped.size, steps } };
}

interface Side {
  readonly startMm: number;
  readonly lengthMm: number;
}

/** Shares of a dot below which a place is on the dot. */
const ON_DOT = 0.001;

/** Returns the part of an axis with so many whole dots that keeps its start, its end, or its centre on the dot grid. */
function sideInDots(
  { startMm, endMm }: ReturnType<typeof spanOf>,
  lengthMm: number,
  kept: 'start' | 'end' | 'centre',
  dpi: number,
): Side {
  const dot = dotMm(dpi);
  const dots = Math.ceil(lengthMm / dot - ON_DOT);
  const first = {
    start: Math.ceil(startMm / dot - ON_DOT),
    end: Math.floor(endMm / dot + ON_DOT) - dots,
    centre: Math.round(((startMm + endMm) / dot - dots) / 2),
  }[kept];
  return { startMm: first * dot, lengthMm: dots * dot };
}

const lengthOn = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);

/** Returns a side of a size on the label: sizes are as the code is read, before it is turned. */
const sideOf = (size: BarcodeSize, { axis }: BarcodeSteps, side: Axis): number =>
  side === axis ? size.widthMm : size.heightMm;

/** Returns which end of a side a handle moves: -1 the left or top, 1 the right or bottom, 0 none. */
function endOf(handle: Handle, axis: Axis): -1 | 0 | 1 {
  if (handle.includes(axis === 'x' ? 'left' : 'top')) return -1;
  return handle.includes(axis === 'x' ? 'right' : 'bottom') ? 1 : 0;
}
