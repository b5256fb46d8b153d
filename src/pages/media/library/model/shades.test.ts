import { describe, expect, it } from 'vitest';
import { hasShades, shareOfShades } from './shades';

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

  it('are none where a picture cannot be drawn', async () => {
    expect(await hasShades(new Blob(['no picture']))).toBe(false);
  });
});
