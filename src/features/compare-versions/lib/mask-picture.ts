import type { DifferenceMask } from 'label-core/compare';
import { encodeIndexedPng } from './indexed-png';

/** Differences between two drawings, as a picture that is laid over one of them. */
export interface MaskPicture {
  widthPx: number;
  heightPx: number;
  /** Dots per inch of the comparison. */
  dpi: number;
  /** PNG that is transparent where both are the same. */
  png: Blob;
}

const ONLY_BEFORE = 1;
/** Dots from one stripe of the hatching to the next; half of them are dark. */
const HATCH_DOTS = 6;

/** Palette: unchanged, the two stripes of removed ink, and added ink. */
const [CLEAR, RED, PALE_RED, BLUE] = [0, 1, 2, 3];
const COLOURS = [
  { rgb: 0, isClear: true },
  { rgb: 0xc8_1d_1d },
  { rgb: 0xff_a8_a8 },
  { rgb: 0x0b_4e_c8 },
] as const;

/**
 * Returns the mask picture: removed ink is red and hatched, added ink is blue and solid, so that they can be
 * distinguished without colour.
 */
export async function maskPicture({ widthPx, heightPx, dpi, data }: DifferenceMask): Promise<MaskPicture> {
  const png = await encodeIndexedPng({
    widthPx,
    heightPx,
    colours: COLOURS,
    colourAt: (x, y) => {
      const kind = data[y * widthPx + x];
      if (kind === undefined || kind === 0) return CLEAR;
      if (kind !== ONLY_BEFORE) return BLUE;
      return (x + y) % HATCH_DOTS < HATCH_DOTS / 2 ? RED : PALE_RED;
    },
  });
  return { widthPx, heightPx, dpi, png };
}
