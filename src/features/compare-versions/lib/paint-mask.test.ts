import { expect, it } from 'vitest';
import { paintStrip } from './paint-mask';

const CLEAR = 0;
const RED = 0xff_1d_1d_c8;
const PALE_RED = 0xff_a8_a8_ff;
const BLUE = 0xff_c8_4e_0b;

it('hatches ink that is gone across rows, paints new ink solid, and leaves clear what is the same', () => {
  const mask = {
    widthPx: 7,
    heightPx: 3,
    data: Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 1]),
  };
  const dots = new Uint32Array(14);
  paintStrip(dots, mask, 1);
  expect([...dots.subarray(0, 7)]).toEqual([RED, RED, PALE_RED, PALE_RED, PALE_RED, RED, RED]);
  expect([...dots.subarray(7)]).toEqual([BLUE, BLUE, BLUE, BLUE, BLUE, CLEAR, RED]);
});
