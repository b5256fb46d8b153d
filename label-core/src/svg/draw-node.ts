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
import { formatNumber as n } from './format-number.ts';
import { imageHref } from './image-href.ts';

/** Returns one scene node as SVG markup; lengths in millimetres. */
export function drawNode(node: SceneNode, fonts: FontSet): string {
  switch (node.kind) {
    case 'glyphs':
      return drawGlyphs(node, fonts);
    case 'modules':
      return drawModules(node);
    case 'rectangle':
      return drawRectangle(node);
    case 'ellipse':
      return drawEllipse(node);
    case 'line':
      return drawLine(node);
    case 'path':
      return drawPath(node);
    case 'image':
      return drawImage(node);
    default:
      return '';
  }
}

/** Draws a whole run as one path in font units, y up, so that only the start of each glyph is computed. */
function drawGlyphs(
  { glyphs, fontKey, sizePt, color, xMm, yMm, rotation }: GlyphRun,
  fonts: FontSet,
): string {
  const face = fonts[fontKey];
  const unitMm = ptToMm(sizePt) / face.unitsPerEm;
  const path = glyphs
    .map(({ id, xMm: x, yMm: y }) => {
      const outline = face.outline(id);
      return outline === '' ? '' : `M${Math.round(x / unitMm)} ${Math.round(-y / unitMm)}${outline}`;
    })
    .join('');
  const turn = rotation === 0 ? '' : ` rotate(${rotation})`;
  const scale = unitMm.toPrecision(6);
  return `<path transform="translate(${n(xMm)} ${n(yMm)})${turn} scale(${scale} -${scale})" fill="${color}" d="${path}"/>`;
}

function drawModules({ outlines }: ModuleGroup): string {
  const path = outlines.map((outline) => `M${outline.map(n).join(' ')}z`).join('');
  return `<path fill-rule="evenodd" shape-rendering="geometricPrecision" d="${path}"/>`;
}

function paint({ fill, strokeMm }: { readonly fill: string; readonly strokeMm: number }): string {
  return `fill="${fill}"${strokeMm > 0 ? ` stroke="black" stroke-width="${n(strokeMm)}"` : ''}`;
}

function drawRectangle(node: RectangleNode): string {
  const { xMm, yMm, widthMm, heightMm, radiusMm } = node;
  const corner = radiusMm > 0 ? ` rx="${n(radiusMm)}"` : '';
  return `<rect x="${n(xMm)}" y="${n(yMm)}" width="${n(widthMm)}" height="${n(heightMm)}"${corner} ${paint(node)}/>`;
}

function drawEllipse(node: EllipseNode): string {
  const { centerXMm, centerYMm, radiusXMm, radiusYMm } = node;
  const place = `cx="${n(centerXMm)}" cy="${n(centerYMm)}" rx="${n(radiusXMm)}" ry="${n(radiusYMm)}"`;
  return `<ellipse ${place} ${paint(node)}/>`;
}

function drawLine({ x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineNode): string {
  const ends = `x1="${n(x1Mm)}" y1="${n(y1Mm)}" x2="${n(x2Mm)}" y2="${n(y2Mm)}"`;
  return `<line ${ends} stroke="black" stroke-width="${n(strokeMm)}"/>`;
}

function drawPath({ segments, fill, fillRule, strokeMm, stroke, lineEnds }: PathNode): string {
  const outline = segments.map(({ op, points }) => op + points.map(n).join(' ')).join('');
  const ends = lineEnds === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const line =
    strokeMm > 0 ? ` stroke="${stroke}" stroke-width="${n(strokeMm)}" stroke-miterlimit="10"${ends}` : '';
  return `<path fill="${fill}" fill-rule="${fillRule}"${line} d="${outline}"/>`;
}

const aspectRatios: Readonly<Record<ImageNode['fit'], string>> = {
  contain: 'xMidYMid meet',
  cover: 'xMidYMid slice',
  stretch: 'none',
};

function drawImage({ image, fit, centerXMm, centerYMm, widthMm, heightMm, rotation }: ImageNode): string {
  const turn = rotation === 0 ? '' : ` transform="rotate(${rotation} ${n(centerXMm)} ${n(centerYMm)})"`;
  const place = `x="${n(centerXMm - widthMm / 2)}" y="${n(centerYMm - heightMm / 2)}"`;
  const size = `width="${n(widthMm)}" height="${n(heightMm)}" preserveAspectRatio="${aspectRatios[fit]}"`;
  // The PDF draws the stored pixels, so the preview must ignore the orientation mark of a camera too.
  return `<image ${place} ${size}${turn} style="image-orientation:none" href="${imageHref(image)}"/>`;
}
