import { writePathData, type PathSegment } from '../../path/path-data.ts';
import { localName, type XmlElement } from '../xml/xml-node.ts';
import { apply, keepsAxes, scaleOf, type Matrix } from './matrix.ts';
import {
  boxAround,
  boxOnLabel,
  idOf,
  isOnLabel,
  rounded,
  shownWhen,
  type DrawContext,
  type MmBox,
} from './svg-drawing.ts';
import { inksOf } from './svg-look.ts';
import { shapeOutline } from './shape-outline.ts';
import { userLength } from './svg-length.ts';

/** Draws rect, circle, ellipse, line, polyline, polygon or path, as a plain element where possible. */
export function drawShape(element: XmlElement, context: DrawContext): void {
  const { fill, stroke } = inksOf(context.look, context.notes);
  if (fill === 'none' && stroke === 'none') return;
  if (stroke !== 'white' && drawPlain(element, context)) return;
  const outline = shapeOutline(element);
  if (outline.length > 0) drawOutline(outline, element, context);
}

/** Draws axis-parallel rectangles and ellipses, and lines. Returns false when the shape must be drawn as an outline. */
function drawPlain(element: XmlElement, context: DrawContext): boolean {
  const { matrix, look, builder, notes } = context;
  const { fill, stroke } = inksOf(look, notes);
  const number = (name: string): number => userLength(element.attributes.get(name));
  const strokeMm = stroke === 'none' ? 0 : rounded(look.strokeWidth * scaleOf(matrix));
  const own = { ...shownWhen(context), strokeMm, fill };
  switch (localName(element.name)) {
    case 'rect': {
      const radius = number('rx') || number('ry');
      if (!keepsAxes(matrix)) return false;
      const box = boxOnLabel(matrix, number('x'), number('y'), number('width'), number('height'));
      if (box.widthMm <= 0 || box.heightMm <= 0 || !isOnLabel(context, box)) return true;
      const radiusMm = rounded(radius * scaleOf(matrix) + (radius > 0 ? strokeMm / 2 : 0));
      const corner = radius > 0 ? { radiusMm } : {};
      builder.add({ type: 'rectangle', ...own, ...grown(box, strokeMm), ...corner }, idOf(element));
      return true;
    }
    case 'circle':
    case 'ellipse': {
      if (!keepsAxes(matrix)) return false;
      const radiusX = number('rx') || number('r');
      const radiusY = number('ry') || number('r');
      const box = boxOnLabel(
        matrix,
        number('cx') - radiusX,
        number('cy') - radiusY,
        2 * radiusX,
        2 * radiusY,
      );
      if (box.widthMm <= 0 || box.heightMm <= 0 || !isOnLabel(context, box)) return true;
      builder.add({ type: 'ellipse', ...own, ...grown(box, strokeMm) }, idOf(element));
      return true;
    }
    case 'line': {
      if (look.lineEnds === 'round' || strokeMm === 0) return strokeMm === 0;
      const [x1Mm, y1Mm] = apply(matrix, number('x1'), number('y1')).map(rounded);
      const [x2Mm, y2Mm] = apply(matrix, number('x2'), number('y2')).map(rounded);
      const ends = { x1Mm: x1Mm ?? 0, y1Mm: y1Mm ?? 0, x2Mm: x2Mm ?? 0, y2Mm: y2Mm ?? 0 };
      const reach = boxAround([
        [ends.x1Mm - strokeMm, ends.y1Mm - strokeMm],
        [ends.x2Mm + strokeMm, ends.y2Mm + strokeMm],
      ]);
      if (isOnLabel(context, reach)) {
        builder.add({ type: 'line', ...shownWhen(context), ...ends, strokeMm }, idOf(element));
      }
      return true;
    }
    default:
      return false;
  }
}

/** Enlarges a box by the stroke: SVG centres a stroke on the outline, while an element’s box includes all of its line. */
function grown({ xMm, yMm, widthMm, heightMm }: MmBox, strokeMm: number): MmBox {
  return {
    xMm: rounded(xMm - strokeMm / 2),
    yMm: rounded(yMm - strokeMm / 2),
    widthMm: rounded(widthMm + strokeMm),
    heightMm: rounded(heightMm + strokeMm),
  };
}

/** A horizontal or vertical outline has no height or width, but its box must have one. */
const leastMm = 0.01;

function drawOutline(outline: readonly PathSegment[], element: XmlElement, context: DrawContext): void {
  const { matrix, look, builder, notes } = context;
  const { fill, stroke } = inksOf(look, notes);
  const placed = onLabel(outline, matrix);
  const points = placed.flatMap(pointsOf);
  const box = boxAround(points);
  const strokeMm = stroke === 'none' ? 0 : rounded(look.strokeWidth * scaleOf(matrix));
  if (!isOnLabel(context, grown(box, strokeMm))) return;
  const widthMm = Math.max(leastMm, box.widthMm);
  const heightMm = Math.max(leastMm, box.heightMm);
  const d = writePathData(onLabel(placed, [1, 0, 0, 1, -box.xMm, -box.yMm]));
  builder.add(
    {
      type: 'path',
      ...shownWhen(context),
      ...box,
      widthMm,
      heightMm,
      viewWidth: widthMm,
      viewHeight: heightMm,
      d,
      fill,
      ...(look.fillRule === 'evenodd' ? { fillRule: 'evenodd' as const } : {}),
      ...(strokeMm > 0 ? { strokeMm } : {}),
      ...(stroke === 'white' ? { stroke: 'white' as const } : {}),
      ...(strokeMm > 0 && look.lineEnds === 'round' ? { lineEnds: 'round' as const } : {}),
    },
    idOf(element),
  );
}

function onLabel(outline: readonly PathSegment[], matrix: Matrix): readonly PathSegment[] {
  return outline.map((segment) => {
    const points = pointsOf(segment).flatMap(([x, y]) => apply(matrix, x, y));
    // Safe: the number of coordinates is unchanged.
    return { op: segment.op, points } as unknown as PathSegment;
  });
}

function pointsOf({ points }: PathSegment): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < points.length; at += 2) pairs.push([points[at] ?? 0, points[at + 1] ?? 0]);
  return pairs;
}
