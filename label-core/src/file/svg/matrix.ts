import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';
import type { QuarterTurn } from '../../template/template-schema.ts';

/** x' = a x + c y + e, y' = b x + d y + f */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies first `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Returns the scale of lengths, the square root of the scale of areas. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Tolerance of a thousandth for the rounding errors of drawing programs in quarter turns. */
const flat = 1e-3;

/** Returns the clockwise quarter turn of a matrix; undefined when it mirrors, shears or rotates by another angle. */
export function quarterTurnOf(matrix: Matrix): QuarterTurn | undefined {
  const [a, b, c, d] = matrix;
  const scale = scaleOf(matrix);
  if (!(scale > 0) || a * d - b * c < 0) return undefined;
  const isZero = (value: number): boolean => Math.abs(value) < flat * scale;
  if (isZero(b) && isZero(c)) return a > 0 ? 0 : 180;
  if (isZero(a) && isZero(d)) return b > 0 ? 90 : 270;
  return undefined;
}

/** Returns whether rectangles stay axis-parallel, mirrored or not. */
export function keepsAxes([a, b, c, d]: Matrix): boolean {
  const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  const isZero = (value: number): boolean => Math.abs(value) < flat * size;
  return (isZero(b) && isZero(c)) || (isZero(a) && isZero(d));
}

const radians = (degrees = 0): number => (degrees * Math.PI) / 180;

const transforms: Readonly<Record<string, (numbers: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  skewX: ([angle]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0],
  skewY: ([angle]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0],
  rotate: ([angle, x = 0, y = 0]) => {
    const cos = Math.cos(radians(angle));
    const sin = Math.sin(radians(angle));
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  },
};

const step = /^[\s,]*(?<name>[a-zA-Z]{1,10})\s*\((?<numbers>[^()]{0,400})\)/;

/** Parses a `transform` attribute. @throws LabelFileError for invalid text */
export function parseTransform(text: string | undefined): Matrix {
  let rest = (text ?? '').slice(0, 5000).trim();
  let matrix = identity;
  while (rest !== '' && rest !== 'none') {
    const found = step.exec(rest);
    const { name = '', numbers = '' } = found?.groups ?? {};
    const make = Object.hasOwn(transforms, name) ? transforms[name] : undefined;
    const values = numbers
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    if (!found || !make || !values.every(Number.isFinite)) {
      throw new LabelFileError(sentences.svgFile.transform({ text: rest.slice(0, 40) }));
    }
    matrix = multiply(matrix, make(values));
    rest = rest.slice(found[0].length).trim();
  }
  return matrix;
}
