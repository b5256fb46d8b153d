import type { PathSegment } from '../../path/path-data.ts';
import { localName, type XmlElement } from '../xml/xml-node.ts';
import { numbersOf, userLength } from './svg-length.ts';
import { readSvgPath } from './svg-path-data.ts';

/** Returns the outline of a shape in its own units; empty when it draws nothing. @throws LabelFileError for a damaged path */
export function shapeOutline(element: XmlElement): readonly PathSegment[] {
  const { attributes } = element;
  const number = (name: string): number => userLength(attributes.get(name));
  switch (localName(element.name)) {
    case 'path':
      return readSvgPath(attributes.get('d') ?? '');
    case 'polyline':
      return polygon(numbersOf(attributes.get('points')), false);
    case 'polygon':
      return polygon(numbersOf(attributes.get('points')), true);
    case 'line':
      return polygon([number('x1'), number('y1'), number('x2'), number('y2')], false);
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx') || number('ry'),
      );
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    default:
      return [];
  }
}

function polygon(numbers: readonly number[], isClosed: boolean): readonly PathSegment[] {
  const segments: PathSegment[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    segments.push({ op: at === 0 ? 'M' : 'L', points: [numbers[at] ?? 0, numbers[at + 1] ?? 0] });
  }
  if (segments.length < 2) return [];
  return isClosed ? [...segments, { op: 'Z', points: [] }] : segments;
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): readonly PathSegment[] {
  if (!(width > 0 && height > 0)) return [];
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return polygon([x, y, x + width, y, x + width, y + height, x, y + height], true);
  const arc = `a${r} ${r} 0 0 1`;
  return readSvgPath(
    `M${x + r} ${y}H${x + width - r}${arc} ${r} ${r}V${y + height - r}${arc} ${-r} ${r}H${x + r}${arc} ${-r} ${-r}V${y + r}${arc} ${r} ${-r}Z`,
  );
}

/** Returns an ellipse as four curves. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): readonly PathSegment[] {
  if (!(rx > 0 && ry > 0)) return [];
  const half = `A${rx} ${ry} 0 0 1`;
  return readSvgPath(`M${cx - rx} ${cy}${half} ${cx + rx} ${cy}${half} ${cx - rx} ${cy}Z`);
}
