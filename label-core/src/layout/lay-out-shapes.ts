import { defaultStrokeMm } from '../scene/default-stroke.ts';
import { snapMm, snapStrokeMm } from '../scene/dot-grid.ts';
import { rectangleOnDots } from '../scene/dot-rectangle.ts';
import { dotMm } from '../scene/length.ts';
import type { EllipseNode, LineNode } from '../scene/scene.ts';
import type { EllipseElement, LineElement, RectangleElement } from '../template/template-schema.ts';
import type { ElementLayout } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';

/** Returns the width of the black line around a shape, in whole dots; the line is inside the element's box. */
function strokeOf({ strokeMm, fill = 'none' }: RectangleElement | EllipseElement, dpi: number): number {
  const wanted = strokeMm ?? (fill === 'none' ? defaultStrokeMm : 0);
  return wanted === 0 ? 0 : snapStrokeMm(wanted, dpi);
}

export function layOutRectangle(element: RectangleElement, { dpi }: LayoutContext): ElementLayout {
  const strokeMm = strokeOf(element, dpi);
  const left = snapMm(element.xMm, dpi);
  const top = snapMm(element.yMm, dpi);
  const right = Math.max(left + dotMm(dpi), snapMm(element.xMm + element.widthMm, dpi));
  const bottom = Math.max(top + dotMm(dpi), snapMm(element.yMm + element.heightMm, dpi));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { nodes: [rectangleOnDots(element.id, box, dpi, { ...element, strokeMm })], problems: [] };
}

export function layOutEllipse(element: EllipseElement, { dpi }: LayoutContext): ElementLayout {
  const strokeMm = strokeOf(element, dpi);
  const node: EllipseNode = {
    kind: 'ellipse',
    elementId: element.id,
    centerXMm: element.xMm + element.widthMm / 2,
    centerYMm: element.yMm + element.heightMm / 2,
    radiusXMm: Math.max(0, (element.widthMm - strokeMm) / 2),
    radiusYMm: Math.max(0, (element.heightMm - strokeMm) / 2),
    strokeMm,
    fill: element.fill ?? 'none',
  };
  return { nodes: [node], problems: [] };
}

/**
 * Lays out a line. A vertical or horizontal line becomes a bar on the dot grid, so that its width is the same at every
 * position.
 */
export function layOutLine(element: LineElement, { dpi }: LayoutContext): ElementLayout {
  const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
  const strokeMm = snapStrokeMm(element.strokeMm, dpi);
  if (x1Mm !== x2Mm && y1Mm !== y2Mm) {
    const node: LineNode = { kind: 'line', elementId: element.id, x1Mm, y1Mm, x2Mm, y2Mm, strokeMm };
    return { nodes: [node], problems: [] };
  }
  const isUpright = x1Mm === x2Mm;
  const box = {
    x: snapMm(Math.min(x1Mm, x2Mm) - (isUpright ? strokeMm / 2 : 0), dpi),
    y: snapMm(Math.min(y1Mm, y2Mm) - (isUpright ? 0 : strokeMm / 2), dpi),
    width: isUpright ? strokeMm : Math.max(strokeMm, snapMm(Math.abs(x2Mm - x1Mm), dpi)),
    height: isUpright ? Math.max(strokeMm, snapMm(Math.abs(y2Mm - y1Mm), dpi)) : strokeMm,
  };
  return { nodes: [rectangleOnDots(element.id, box, dpi, { strokeMm: 0, fill: 'black' })], problems: [] };
}
