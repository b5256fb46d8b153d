import { dotsInside } from '../scene/dot-grid.ts';
import type { Box } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import { ceilMm, floorMm } from './hundredth.ts';

/**
 * Returns the whole dots inside a box, at least one each way, as a box at 0.01 mm that has the same dots inside. Its edges
 * are rounded outwards: rounded to the nearest 0.01 mm, three of four boxes lose a dot.
 * @param box in mm
 * @param dpi of the printer, at most 2400
 */
export function dotBox(box: Box, dpi: number): Box {
  const { x, y, width, height } = dotsInside(box, dpi);
  const dot = dotMm(dpi);
  const left = floorMm(x * dot);
  const top = floorMm(y * dot);
  return {
    x: left,
    y: top,
    width: sideMm(left, (x + Math.max(1, width)) * dot),
    height: sideMm(top, (y + Math.max(1, height)) * dot),
  };
}

/**
 * Returns a box that was moved on the dot grid, at 0.01 mm: its left and top edges are rounded outwards, and it keeps as
 * many whole dots as before. A box made by `dotBox` stays one, any other keeps its size.
 * @param box in mm, before it is moved
 * @param dpi of the printer, at most 2400
 */
export function shiftOnDots(box: Box, dxMm: number, dyMm: number, dpi: number): Box {
  const before = dotsInside(box, dpi);
  const moved = { ...box, x: floorMm(box.x + dxMm), y: floorMm(box.y + dyMm) };
  const after = dotsInside(moved, dpi);
  const dot = dotMm(dpi);
  const lengthOf = (mm: number, startMm: number, firstDot: number, dots: number) => {
    const neededMm = sideMm(startMm, (firstDot + dots) * dot);
    return mm - dots * dot > roundedOutMm ? Math.max(mm, neededMm) : neededMm;
  };
  return {
    ...moved,
    width: lengthOf(moved.width, moved.x, after.x, before.width),
    height: lengthOf(moved.height, moved.y, after.y, before.height),
  };
}

/** By how much a box of whole dots is longer than they are when both edges are rounded outwards. */
const roundedOutMm = 0.02 + 1e-8;

/** Returns the length from a start to an end that is rounded outwards; both are at 0.01 mm, and so is the length. */
const sideMm = (startMm: number, endMm: number): number => Math.round((ceilMm(endMm) - startMm) * 100) / 100;
