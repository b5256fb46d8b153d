import { bitmapOfInk, isBlack } from 'label-core/zpl';
import { encodeIndexedPng } from './indexed-png';

/** Dots that a thermal printer burns for a label, as a picture of the whole label. */
export interface DotsPicture {
  widthPx: number;
  heightPx: number;
  /** Dots per inch of the printer; the last dots may extend beyond the edge of the label. */
  dpi: number;
  /** PNG in black on white. */
  png: Blob;
}

/** Palette: paper and ink. */
const [PAPER, INK] = [0, 1];
const COLOURS = [{ rgb: 0xff_ff_ff }, { rgb: 0 }] as const;

/** Returns the picture of the dots that are burnt: those with ink on at least half of them, as for a print. */
export async function dotsPicture(
  grid: Parameters<typeof bitmapOfInk>[0],
  dpi: number,
): Promise<DotsPicture> {
  const { width: widthPx, height: heightPx } = grid;
  const bitmap = bitmapOfInk(grid);
  const colourAt = (x: number, y: number) => (isBlack(bitmap, x, y) ? INK : PAPER);
  return {
    widthPx,
    heightPx,
    dpi,
    png: await encodeIndexedPng({ widthPx, heightPx, colours: COLOURS, colourAt }),
  };
}
