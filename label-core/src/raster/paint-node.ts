import type { FontSet } from '../font/font-set.ts';
import { ptToMm } from '../scene/length.ts';
import type { EllipseNode, LineNode, PathNode, RectangleNode, SceneNode } from '../scene/scene.ts';
import type { DecodeImage } from './decoded-image.ts';
import { fillContours } from './fill-contours.ts';
import { glyphContours } from './glyph-contours.ts';
import type { Contour, InkGrid } from './ink-grid.ts';
import { imageBoxOf, paintImage } from './paint-image.ts';
import { boxContour, pathLines } from './shape-contours.ts';
import { strokeContours } from './stroke-contours.ts';

export interface PaintMeans {
  /** Pictures for which it returns none are painted as a black box. */
  readonly decodeImage?: DecodeImage;
  readonly fonts: FontSet;
  readonly dotsPerMm: number;
}

/** Paints one node of a scene over the existing content of the grid. */
export function paintNode(grid: InkGrid, node: SceneNode, means: PaintMeans): void {
  const { dotsPerMm } = means;
  switch (node.kind) {
    case 'glyphs': {
      const fill = { rule: 'nonzero', ink: node.color, gain: smallTextGain(node.sizePt, dotsPerMm) } as const;
      for (const glyph of node.glyphs)
        fillContours(grid, glyphContours(node, glyph, means.fonts, dotsPerMm), fill);
      return;
    }
    case 'modules': {
      const contours = node.outlines.map((outline) => outline.map((mm) => mm * dotsPerMm));
      fillContours(grid, contours, { rule: 'evenodd', ink: 'black' });
      return;
    }
    case 'rectangle':
      paintRectangle(grid, node, dotsPerMm);
      return;
    case 'ellipse':
      paintEllipse(grid, node, dotsPerMm);
      return;
    case 'line':
      paintLine(grid, node, dotsPerMm);
      return;
    case 'path':
      paintPath(grid, node, dotsPerMm);
      return;
    case 'image': {
      const picture = means.decodeImage?.(node.image);
      if (picture) {
        paintImage(grid, node, picture, dotsPerMm);
        return;
      }
      const { xMm, yMm, widthMm, heightMm } = imageBoxOf(node);
      const frame = [xMm, yMm, xMm + widthMm, yMm, xMm + widthMm, yMm + heightMm, xMm, yMm + heightMm];
      fillContours(grid, [frame.map((mm) => mm * dotsPerMm)], { rule: 'nonzero', ink: 'black' });
      return;
    }
    default:
      return;
  }
}

/** Thinnest strokes of the letters, such as the bar of an e, in em. */
const THIN_STROKE_EM = 0.065;
const MOST_GAIN = 2;

/**
 * Returns by how much the coverage of a text's dots is raised. A stroke thinner than a dot may lie on two dots, of which
 * neither is covered by half: raised, both are printed instead of none.
 */
function smallTextGain(sizePt: number, dotsPerMm: number): number {
  const strokeDots = THIN_STROKE_EM * ptToMm(sizePt) * dotsPerMm;
  return Math.min(MOST_GAIN, Math.max(1, 1 / strokeDots));
}

function paintRectangle(grid: InkGrid, node: RectangleNode, dotsPerMm: number): void {
  const { xMm, yMm, widthMm, heightMm, radiusMm, strokeMm, fill } = node;
  /** Returns the outline enlarged by this many millimetres; only corners that were round stay round. */
  const outline = (by: number): Contour => {
    const radius = radiusMm > 0 ? Math.max(0, radiusMm + by) * dotsPerMm : 0;
    return boxContour({
      x: (xMm - by) * dotsPerMm,
      y: (yMm - by) * dotsPerMm,
      width: (widthMm + 2 * by) * dotsPerMm,
      height: (heightMm + 2 * by) * dotsPerMm,
      radiusX: radius,
      radiusY: radius,
    });
  };
  if (fill !== 'none') fillContours(grid, [outline(0)], { rule: 'nonzero', ink: fill });
  if (strokeMm <= 0) return;
  const half = strokeMm / 2;
  if (half * 2 >= Math.min(widthMm, heightMm)) {
    fillContours(grid, [outline(half)], { rule: 'nonzero', ink: 'black' });
  } else if (radiusMm > 0) {
    fillContours(grid, [outline(half), outline(-half)], { rule: 'evenodd', ink: 'black' });
  } else {
    for (const side of frameSides(outline(half), outline(-half)))
      fillContours(grid, [side], { rule: 'nonzero', ink: 'black' });
  }
}

const bar = (x0: number, y0: number, x1: number, y1: number): Contour => [x0, y0, x1, y0, x1, y1, x0, y1];

/** Returns the four bars of a frame, so that a large empty frame costs no more than its line. */
function frameSides(outer: Contour, inner: Contour): readonly Contour[] {
  const [left = 0, top = 0, right = 0, , , bottom = 0] = outer;
  const [inLeft = 0, inTop = 0, inRight = 0, , , inBottom = 0] = inner;
  return [
    bar(left, top, right, inTop),
    bar(left, inBottom, right, bottom),
    bar(left, inTop, inLeft, inBottom),
    bar(inRight, inTop, right, inBottom),
  ];
}

function paintEllipse(grid: InkGrid, node: EllipseNode, dotsPerMm: number): void {
  const { centerXMm, centerYMm, radiusXMm, radiusYMm, strokeMm, fill } = node;
  const outline = (by: number): Contour => {
    const radiusX = Math.max(0, radiusXMm + by) * dotsPerMm;
    const radiusY = Math.max(0, radiusYMm + by) * dotsPerMm;
    const x = centerXMm * dotsPerMm - radiusX;
    const y = centerYMm * dotsPerMm - radiusY;
    return boxContour({ x, y, width: 2 * radiusX, height: 2 * radiusY, radiusX, radiusY });
  };
  if (fill !== 'none') fillContours(grid, [outline(0)], { rule: 'nonzero', ink: fill });
  if (strokeMm > 0) {
    const ring = [outline(strokeMm / 2), outline(-strokeMm / 2)];
    fillContours(grid, ring, { rule: 'evenodd', ink: 'black' });
  }
}

function paintLine(grid: InkGrid, { x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineNode, dotsPerMm: number): void {
  const points = [x1Mm, y1Mm, x2Mm, y2Mm].map((mm) => mm * dotsPerMm);
  const stroke = { widthDots: strokeMm * dotsPerMm, ends: 'flat' } as const;
  fillContours(grid, strokeContours({ points, isClosed: false }, stroke), { rule: 'nonzero', ink: 'black' });
}

function paintPath(grid: InkGrid, node: PathNode, dotsPerMm: number): void {
  const lines = pathLines(node.segments, dotsPerMm);
  if (node.fill !== 'none') {
    const contours = lines.map(({ points }) => points);
    fillContours(grid, contours, { rule: node.fillRule, ink: node.fill });
  }
  if (node.strokeMm > 0) {
    const stroke = { widthDots: node.strokeMm * dotsPerMm, ends: node.lineEnds };
    const contours = lines.flatMap((line) => strokeContours(line, stroke));
    fillContours(grid, contours, { rule: 'nonzero', ink: node.stroke });
  }
}
