import type { Box } from './frame.ts';
import { dotMm } from './length.ts';

/**
 * How far the edge of whatever fills whole dots stays inside them. An edge exactly between two dots is drawn one dot
 * further by some rasterisers; pulled in by this much, every one of them paints the same dots.
 */
export const edgeInsetDots = 0.02;

/** An edge this close to a dot (in dots) is on it. */
const onDot = 1e-3;

/** The whole dots that lie inside a box of millimetres. */
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

/** The nearest place on the dot grid, in millimetres. */
export function snapMm(mm: number, dpi: number): number {
  const dot = dotMm(dpi);
  return Math.round(mm / dot) * dot;
}

/** A line's width in whole dots, at least one: a thinner line would be there or not by chance. */
export function snapStrokeMm(mm: number, dpi: number): number {
  return Math.max(dotMm(dpi), snapMm(mm, dpi));
}

/** Pulls the edges of a box or a stroke (millimetres) that fills whole dots in, on both sides. */
export function insetMm(dpi: number): number {
  return 2 * edgeInsetDots * dotMm(dpi);
}
