import { describe, expect, it } from 'vitest';
import { areShaded, shareOfShades } from './shades.ts';

type Dot = readonly [number, number, number, number];
const black: Dot = [0, 0, 0, 255];
const white: Dot = [255, 255, 255, 255];
const grey: Dot = [128, 128, 128, 255];
const picture = (...dots: readonly Dot[]) => new Uint8ClampedArray(dots.flat());

describe('the shades of a picture', () => {
  it.each<[string, readonly Dot[], number]>([
    ['ink and paper', [black, white, black, white], 0],
    [
      'almost ink and almost paper',
      [
        [40, 40, 40, 255],
        [215, 215, 215, 255],
      ],
      0,
    ],
    ['a shade among four', [black, white, white, grey], 0.25],
    ['colours', [[220, 30, 30, 255], [0, 120, 200, 255], [255, 255, 0, 255], white], 0.5],
    [
      'nothing but air',
      [
        [0, 0, 0, 0],
        [90, 10, 10, 0],
      ],
      0,
    ],
    ['ink that is seen through', [[0, 0, 0, 128], black], 0.5],
    ['no dot', [], 0],
  ])('are counted: %s', (_name, dots, share) => {
    expect(shareOfShades(picture(...dots))).toBe(share);
  });
});

const side = 120;

/** Returns a square picture; `greyAt` gives the brightness of a dot, from 0 for black to 255. */
const drawn = (greyAt: (x: number, y: number) => number) =>
  new Uint8ClampedArray(
    Array.from({ length: side * side }, (_, at) => {
      const brightness = greyAt(at % side, Math.floor(at / side));
      return [brightness, brightness, brightness, 255];
    }).flat(),
  );

/** How much of a dot a disc covers, 0 to 255; `soft` is the width of its edge in dots. */
const disc = (x: number, y: number, soft: number) => {
  const inside = 40 - Math.hypot(x - side / 2, y - side / 2);
  return 255 - 255 * Math.min(1, Math.max(0, soft === 0 ? Number(inside > 0) : inside / soft + 0.5));
};
const square = (x: number, size: number) => Math.floor(x / size);
const isDark = (x: number, y: number) => (square(x, 4) * 7 + square(y, 4) * 13 + square(x * y, 64)) % 3 === 0;
/** What JPEG adds beside edges. */
const jpegNoise = (x: number, y: number) => 18 * Math.sin(x * 1.7) * Math.sin(y * 2.3);

describe('a picture', () => {
  it.each<[string, boolean, (x: number, y: number) => number]>([
    ['a logo in black and white', false, (x, y) => disc(x, y, 0)],
    ['a logo with soft edges', false, (x, y) => disc(x, y, 2)],
    [
      'thin lines with soft edges',
      false,
      (x) => [255, 170, 0, 85, 255, 255, 255, 255, 255, 255][x % 10] ?? 0,
    ],
    ['a QR code', false, (x, y) => (isDark(x, y) ? 0 : 255)],
    ['a QR code kept as JPEG', false, (x, y) => (isDark(x, y) ? 20 : 235) + jpegNoise(x, y)],
    ['greys made of black dots', false, (x, y) => ((x * 5 + y * 3) % 11 < x / 12 ? 0 : 255)],
    ['a grey ramp', true, (x) => (x / side) * 255],
    ['a photograph', true, (x, y) => 120 + 60 * Math.sin(x / 17) * Math.cos(y / 23) + jpegNoise(x, y)],
    ['a photograph cut out on white', true, (x, y) => (disc(x, y, 0) > 0 ? 255 : 90 + x / 2)],
    ['one shade of grey', true, () => 128],
  ])('has shades or not: %s', (_name, isShaded, greyAt) => {
    expect(areShaded(drawn(greyAt))).toBe(isShaded);
  });
});
