import type { FontSet } from '../font/font-set.ts';
import { ptToMm } from '../scene/length.ts';
import type {
  EllipseNode,
  GlyphRun,
  ImageNode,
  LineNode,
  ModuleGroup,
  PathNode,
  RectangleNode,
  SceneNode,
} from '../scene/scene.ts';
import { slantDegrees } from '../scene/slant.ts';
import { formatNumber as n } from './format-number.ts';
import { imageHref } from './image-href.ts';

/** One SVG element: its name, and its attributes as SVG spells them, in the order in which they are written. */
export interface Drawing {
  readonly tag: 'path' | 'rect' | 'ellipse' | 'line' | 'image';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface DrawingOptions {
  /**
   * Writes upright texts in millimetres instead of font units with a transform. It is for a drawing that changes: Chromium
   * puts everything with a transform into a paint chunk of its own, and goes through all chunks with each frame.
   */
  readonly inMm?: boolean;
}

/**
 * Returns the SVG element that draws a scene node, lengths in millimetres; undefined for a node that this version does not
 * know. `sceneToSvg` writes it as text, and a page makes an element of it, so that the two cannot differ.
 */
export function drawingOf(
  node: SceneNode,
  fonts: FontSet,
  { inMm = false }: DrawingOptions = {},
): Drawing | undefined {
  switch (node.kind) {
    case 'glyphs':
      return inMm && node.rotation === 0 ? glyphsInMm(node, fonts) : glyphs(node, fonts);
    case 'modules':
      return modules(node);
    case 'rectangle':
      return rectangle(node);
    case 'ellipse':
      return ellipse(node);
    case 'line':
      return line(node);
    case 'path':
      return path(node);
    case 'image':
      return image(node);
    default:
      return undefined;
  }
}

/** Draws a whole run as one path in font units, y up, so that only the start of each glyph is computed. */
function glyphs(
  { glyphs: placed, fontKey, sizePt, color, xMm, yMm, rotation, isSlanted }: GlyphRun,
  fonts: FontSet,
): Drawing {
  const face = fonts[fontKey];
  const unitMm = ptToMm(sizePt) / face.unitsPerEm;
  const d = placed
    .map(({ id, xMm: x, yMm: y }) => {
      const outline = face.outline(id);
      return outline === '' ? '' : `M${Math.round(x / unitMm)} ${Math.round(-y / unitMm)}${outline}`;
    })
    .join('');
  const turn = rotation === 0 ? '' : ` rotate(${rotation})`;
  const scale = unitMm.toPrecision(6);
  const slant = isSlanted === true ? ` skewX(${slantDegrees})` : '';
  const transform = `translate(${n(xMm)} ${n(yMm)})${turn} scale(${scale} -${scale})${slant}`;
  return { tag: 'path', attributes: { transform, fill: color, d } };
}

/** Draws an upright run as one path in millimetres. */
function glyphsInMm({ glyphs: placed, fontKey, sizePt, color, xMm, yMm }: GlyphRun, fonts: FontSet): Drawing {
  const face = fonts[fontKey];
  const unitMm = ptToMm(sizePt) / face.unitsPerEm;
  const d = placed
    .map(({ id, xMm: x, yMm: y }) => {
      const outline = face.outlineMm(id, unitMm);
      return outline === '' ? '' : `M${n(xMm + x)} ${n(yMm + y)}${outline}`;
    })
    .join('');
  return { tag: 'path', attributes: { fill: color, d } };
}

function modules({ outlines }: ModuleGroup): Drawing {
  const d = outlines.map((outline) => `M${outline.map(n).join(' ')}z`).join('');
  return {
    tag: 'path',
    attributes: { 'fill-rule': 'evenodd', 'shape-rendering': 'geometricPrecision', d },
  };
}

const paint = ({ fill, strokeMm }: { readonly fill: string; readonly strokeMm: number }) => ({
  fill,
  ...(strokeMm > 0 && { stroke: 'black', 'stroke-width': n(strokeMm) }),
});

function rectangle(node: RectangleNode): Drawing {
  const { xMm, yMm, widthMm, heightMm, radiusMm } = node;
  const place = { x: n(xMm), y: n(yMm), width: n(widthMm), height: n(heightMm) };
  return {
    tag: 'rect',
    attributes: { ...place, ...(radiusMm > 0 && { rx: n(radiusMm) }), ...paint(node) },
  };
}

function ellipse(node: EllipseNode): Drawing {
  const { centerXMm, centerYMm, radiusXMm, radiusYMm } = node;
  const place = { cx: n(centerXMm), cy: n(centerYMm), rx: n(radiusXMm), ry: n(radiusYMm) };
  return { tag: 'ellipse', attributes: { ...place, ...paint(node) } };
}

function line({ x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineNode): Drawing {
  const ends = { x1: n(x1Mm), y1: n(y1Mm), x2: n(x2Mm), y2: n(y2Mm) };
  return { tag: 'line', attributes: { ...ends, stroke: 'black', 'stroke-width': n(strokeMm) } };
}

function path({ segments, fill, fillRule, strokeMm, stroke, lineEnds }: PathNode): Drawing {
  const d = segments.map(({ op, points }) => op + points.map(n).join(' ')).join('');
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const stroked = {
    stroke,
    'stroke-width': n(strokeMm),
    'stroke-miterlimit': '10',
    ...(lineEnds === 'round' && round),
  };
  return {
    tag: 'path',
    attributes: { fill, 'fill-rule': fillRule, ...(strokeMm > 0 && stroked), d },
  };
}

const aspectRatios: Readonly<Record<ImageNode['fit'], string>> = {
  contain: 'xMidYMid meet',
  cover: 'xMidYMid slice',
  stretch: 'none',
};

function image({ image: picture, fit, rotation, ...frame }: ImageNode): Drawing {
  const { centerXMm, centerYMm, widthMm, heightMm } = frame;
  return {
    tag: 'image',
    attributes: {
      x: n(centerXMm - widthMm / 2),
      y: n(centerYMm - heightMm / 2),
      width: n(widthMm),
      height: n(heightMm),
      preserveAspectRatio: aspectRatios[fit],
      ...(rotation !== 0 && { transform: `rotate(${rotation} ${n(centerXMm)} ${n(centerYMm)})` }),
      // The PDF draws the stored pixels, so the preview must ignore the orientation mark of a camera too.
      style: 'image-orientation:none',
      href: imageHref(picture),
    },
  };
}
