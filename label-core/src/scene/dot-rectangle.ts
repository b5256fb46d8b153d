import { insetMm, snapMm, snapStrokeMm } from './dot-grid.ts';
import type { Box, Frame } from './frame.ts';
import { dotMm } from './length.ts';
import type { Ink, RectangleNode } from './scene.ts';

interface RectangleLook {
  readonly strokeMm: number;
  readonly fill?: Ink | 'none' | undefined;
  readonly radiusMm?: number | undefined;
}

/** Returns a rectangle that fills whole dots up to the outer edge of its line. @param box whose edges are on dots, in mm */
export function rectangleOnDots(
  elementId: string,
  { x, y, width, height }: Box,
  dpi: number,
  look: RectangleLook,
): RectangleNode {
  const inset = insetMm(dpi);
  const line = Math.min(look.strokeMm, width, height);
  // The line is centred on the outline, so half of it and half of the inset are inside each edge.
  const widthMm = width - Math.max(line, inset);
  const heightMm = height - Math.max(line, inset);
  return {
    kind: 'rectangle',
    elementId,
    xMm: x + (width - widthMm) / 2,
    yMm: y + (height - heightMm) / 2,
    widthMm,
    heightMm,
    radiusMm: Math.min(look.radiusMm ?? 0, widthMm / 2, heightMm / 2),
    strokeMm: line === 0 ? 0 : line - inset,
    fill: look.fill ?? 'none',
  };
}

/**
 * Returns a filled bar of whole dots, at least one wide and one long: a rule, or the line below a text.
 * @param box in the frame, in mm; its shorter side is the thickness, which is the same at every position
 */
export function barOnDots(
  elementId: string,
  frame: Frame,
  { x, y, width, height }: Box,
  { color, dpi }: { readonly color: Ink; readonly dpi: number },
): RectangleNode {
  const [x1, y1] = frame.place(x, y);
  const [x2, y2] = frame.place(x + width, y + height);
  const isUpright = Math.abs(x2 - x1) < Math.abs(y2 - y1);
  const [left, top] = [snapMm(Math.min(x1, x2), dpi), snapMm(Math.min(y1, y2), dpi)];
  const lengthOf = (from: number, one: number, other: number) =>
    Math.max(dotMm(dpi), snapMm(Math.max(one, other), dpi) - from);
  const box = {
    x: left,
    y: top,
    width: isUpright ? snapStrokeMm(Math.abs(x2 - x1), dpi) : lengthOf(left, x1, x2),
    height: isUpright ? lengthOf(top, y1, y2) : snapStrokeMm(Math.abs(y2 - y1), dpi),
  };
  return rectangleOnDots(elementId, box, dpi, { strokeMm: 0, fill: color });
}
