export const ONLY_BEFORE = 1;

/** Alpha, blue, green, red, as little-endian pictures have them. */
const RED = 0xff_1d_1d_c8;
const PALE_RED = 0xff_a8_a8_ff;
const BLUE = 0xff_c8_4e_0b;

/** Dots from one stripe of the hatching to the next, half of them dark. */
const HATCH_DOTS = 6;

/** Ink that is gone is red and hatched, ink that is new is blue and solid: also told apart without colour. */
export const maskColours = {
  before: (x: number, y: number): number => ((x + y) % HATCH_DOTS < HATCH_DOTS / 2 ? RED : PALE_RED),
  after: BLUE,
} as const;
