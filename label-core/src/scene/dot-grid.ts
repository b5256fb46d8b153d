import type { Box } from './frame.ts';
import { dotMm } from './length.ts';

/**
 * Distance by which edges on the dot grid are moved inwards. Some rasterisers draw an edge exactly between two dots one
 * dot further out; with this inset all of them paint the same dots.
 */
export const edgeInsetDots = 0.02;

/** An edge this close to a dot boundary, in dots, counts as being on it. */
const onDot = 1e-3;

/** Returns the whole dots inside a box given in millimetres. */
export function dotsInside(box: Box, dpi: number): Box {
  const dot = dotMm(dpi);
  const x = Math.ceil(box.x / dot - onDot);
  const y = Math.ceil(box.y / dot - onDot);
  return {
    x,
    y,
    width: Math.max(0, Math.floor((box.x + box.width) / dot + onDot) - x),
    height: Math.max(0, Math.floor((box.y + box.height) / dot + onDot) - y),
  };
}

/** Returns the nearest position on the dot grid, in millimetres. */
export function snapMm(mm: number, dpi: number): number {
  const dot = dotMm(dpi);
  return Math.round(mm / dot) * dot;
}

/** Returns a line's width in whole dots, at least one, because it would be random whether a thinner line is printed. */
export function snapStrokeMm(mm: number, dpi: number): number {
  return Math.max(dotMm(dpi), snapMm(mm, dpi));
}

/** Returns by how much a box or stroke that fills whole dots is reduced for the insets on both sides, in millimetres. */
export function insetMm(dpi: number): number {
  return 2 * edgeInsetDots * dotMm(dpi);
}
