import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import type { Span } from '../scene/axis.ts';
import type { Point } from './bounds.ts';
import { boundsOf } from '../scene/element-box.ts';
import { clamp, floorMm, roundMm } from './hundredth.ts';
import { openStrokeMm } from './outline.ts';

/** Distance kept from the edge of the label and from other elements, in mm, where the template has no margin. */
export const usualMarginMm = 2;

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** An element that is in the way; `hollowMm` is the width of the line around a free inside. */
interface Obstacle {
  readonly x: Span;
  readonly y: Span;
  readonly hollowMm: number | undefined;
}

/**
 * Returns the top left corner of the first free place for a box, in reading order: within the margins of the label and
 * 2 mm from other elements; the inside of a frame without a fill is free. Without such a place, a corner of the margin,
 * moved aside until no element begins there.
 */
export function freePlace(template: LabelTemplate, size: Size): Point {
  const marginMm = template.design?.marginMm ?? usualMarginMm;
  const obstacles = template.elements.map(obstacleOf);
  const last = {
    xMm: template.widthMm - marginMm - size.widthMm,
    yMm: template.heightMm - marginMm - size.heightMm,
  };
  const tops = obstacles
    .flatMap(({ y, hollowMm }) => [y.endMm, ...(hollowMm === undefined ? [] : [y.startMm + hollowMm])])
    .map((mm) => roundMm(mm + usualMarginMm))
    .filter((mm) => mm >= marginMm && mm <= last.yMm);
  for (const yMm of [...new Set([marginMm, ...tops])].toSorted((one, other) => one - other)) {
    if (yMm > last.yMm) break;
    const xMm = freeStart(obstacles, yMm, size, marginMm);
    if (xMm <= last.xMm) return { xMm, yMm };
  }
  return stackedPlace(template, size, marginMm);
}

function obstacleOf(element: LabelElement): Obstacle {
  const { x, y, width, height } = boundsOf(element);
  return {
    x: { startMm: x, endMm: x + width },
    y: { startMm: y, endMm: y + height },
    hollowMm: openStrokeMm(element),
  };
}

/** Returns the first free start of a box at a height, which may be beyond the label. */
function freeStart(obstacles: readonly Obstacle[], yMm: number, size: Size, marginMm: number): number {
  const blocked = obstacles
    .flatMap((obstacle) => blockedBy(obstacle, yMm, size.heightMm))
    .toSorted((one, other) => one.startMm - other.startMm);
  let xMm = marginMm;
  for (const { startMm, endMm } of blocked) {
    const isInTheWay = startMm < xMm + size.widthMm + usualMarginMm && endMm > xMm - usualMarginMm;
    if (isInTheWay) xMm = Math.max(xMm, roundMm(endMm + usualMarginMm));
  }
  return xMm;
}

/** Returns the parts of the x axis that an obstacle takes from a box at a height. */
function blockedBy({ x, y, hollowMm }: Obstacle, topMm: number, heightMm: number): readonly Span[] {
  const from = topMm - usualMarginMm;
  const until = topMm + heightMm + usualMarginMm;
  if (y.endMm <= from || y.startMm >= until) return [];
  const isInside = hollowMm !== undefined && y.startMm + hollowMm <= from && y.endMm - hollowMm >= until;
  if (!isInside) return [x];
  return [
    { startMm: x.startMm, endMm: x.startMm + hollowMm },
    { startMm: x.endMm - hollowMm, endMm: x.endMm },
  ];
}

function stackedPlace(template: LabelTemplate, size: Size, marginMm: number): Point {
  const most = {
    xMm: Math.max(0, floorMm(template.widthMm - size.widthMm)),
    yMm: Math.max(0, floorMm(template.heightMm - size.heightMm)),
  };
  const taken = new Set(template.elements.map((element) => keyOf(boundsOf(element))));
  for (let step = 0; step <= template.elements.length; step += 1) {
    const offset = marginMm + step * usualMarginMm;
    const place = { xMm: clamp(offset, 0, most.xMm), yMm: clamp(offset, 0, most.yMm) };
    if (!taken.has(keyOf({ x: place.xMm, y: place.yMm }))) return place;
  }
  return { xMm: clamp(marginMm, 0, most.xMm), yMm: clamp(marginMm, 0, most.yMm) };
}

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;
