import type { PathSegment } from '../../path/path-data.ts';
import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { arcCurves } from './arc-curves.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

type Point = readonly [number, number];

const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const word = /\s*,?\s*(?:(?<letter>[a-z])|(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?))/iy;
/** The two flags of an arc may be written without a space between them: `a1 1 0 011 1`. */
const flag = /\s*,?\s*(?<number>[01])/y;

/** Parses the `d` of an SVG path into absolute lines and curves. @throws LabelFileError when it is damaged or too long */
export function readSvgPath(given: string): readonly PathSegment[] {
  const data = given.trimEnd();
  const segments: PathSegment[] = [];
  let at = 0;
  let numbersRead = 0;
  let current: Point = [0, 0];
  let start: Point = current;
  let handle: Point | undefined;
  let handleOf = '';
  let letter = '';

  while (at < data.length) {
    word.lastIndex = at;
    const next = word.exec(data)?.groups ?? fail();
    if (next['letter'] !== undefined) {
      letter = next['letter'];
      at = word.lastIndex;
    } else if (letter === '' || letter.toUpperCase() === 'Z') fail();
    const kind = letter.toUpperCase();
    if (segments.length === 0 && kind !== 'M') fail();
    const numbers = read(counts[kind] ?? fail(), kind === 'A');
    draw(kind, letter !== kind, numbers);
    // Further pairs after a move are lines.
    if (kind === 'M') letter = letter === 'M' ? 'L' : 'l';
  }
  return segments;

  function fail(): never {
    throw new LabelFileError(svgFile.path({ text: data.trim().slice(0, 40) }));
  }

  function read(count: number, isArc: boolean): readonly number[] {
    const numbers: number[] = [];
    while (numbers.length < count) {
      const pattern = isArc && (numbers.length === 3 || numbers.length === 4) ? flag : word;
      pattern.lastIndex = at;
      const number = Number(pattern.exec(data)?.groups?.['number'] ?? Number.NaN);
      if (!Number.isFinite(number)) fail();
      at = pattern.lastIndex;
      numbers.push(number);
    }
    numbersRead += count + 1;
    if (numbersRead > fileLimits.pathNumbers) {
      throw new LabelFileError(svgFile.longPath({ most: fileLimits.pathNumbers }), 'too-large');
    }
    return numbers;
  }

  function draw(kind: string, isRelative: boolean, numbers: readonly number[]): void {
    const [originX, originY] = isRelative ? current : [0, 0];
    const point = (index: number): Point => [
      (numbers[index] ?? 0) + originX,
      (numbers[index + 1] ?? 0) + originY,
    ];
    switch (kind) {
      case 'M':
        move(point(0));
        break;
      case 'H':
        line([(numbers[0] ?? 0) + originX, current[1]]);
        break;
      case 'V':
        line([current[0], (numbers[0] ?? 0) + originY]);
        break;
      case 'L':
        line(point(0));
        break;
      case 'C':
        curve(point(0), point(2), point(4), 'C');
        break;
      case 'S':
        curve(reflected('C'), point(0), point(2), 'C');
        break;
      case 'Q':
        quadratic(point(0), point(2));
        break;
      case 'T':
        quadratic(reflected('Q'), point(0));
        break;
      case 'A':
        for (const [one, other, end] of arcCurves(current, numbers, point(5))) curve(one, other, end, '');
        if (current[0] !== point(5)[0] || current[1] !== point(5)[1]) line(point(5));
        break;
      default:
        segments.push({ op: 'Z', points: [] });
        current = start;
        handle = undefined;
    }
  }

  function move(to: Point): void {
    segments.push({ op: 'M', points: [...to] });
    current = to;
    start = to;
    handle = undefined;
  }

  function line(to: Point): void {
    segments.push({ op: 'L', points: [...to] });
    current = to;
    handle = undefined;
  }

  function curve(one: Point, other: Point, to: Point, kind: string): void {
    segments.push({ op: 'C', points: [...one, ...other, ...to] });
    current = to;
    handle = other;
    handleOf = kind;
  }

  function quadratic(middle: Point, to: Point): void {
    const towards = (from: Point): Point => [
      from[0] + ((middle[0] - from[0]) * 2) / 3,
      from[1] + ((middle[1] - from[1]) * 2) / 3,
    ];
    curve(towards(current), towards(to), to, 'Q');
    handle = middle;
  }

  /** Returns the control point of the previous curve, mirrored at its end. */
  function reflected(kind: string): Point {
    if (!handle || handleOf !== kind) return current;
    return [2 * current[0] - handle[0], 2 * current[1] - handle[1]];
  }
}
