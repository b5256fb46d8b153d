/**
 * How a dot is stored. `black_1`: one bit, 1 is black. `white_1`: one bit, 0 is black, which is W1 of URF. `sgray_8`: one
 * byte, 0 is black. `srgb_8`: three bytes, red first.
 */
export type DotType = 'black_1' | 'white_1' | 'sgray_8' | 'srgb_8';

/** Dots in an inch, across and along the feed of the paper. */
export interface Resolution {
  readonly x: number;
  readonly y: number;
}

export type Sides = 'one-sided' | 'two-sided-long-edge' | 'two-sided-short-edge';

/** Direction in which a page is drawn across and along the feed, for the back of a sheet; -1 is mirrored. */
export interface BackTransform {
  readonly crossFeed: 1 | -1;
  readonly feed: 1 | -1;
}

/** Description of a page of dots, from which both formats make their page header. */
export interface RasterPage {
  /** Dots. */
  readonly width: number;
  readonly height: number;
  readonly dpi: Resolution;
  readonly dots: DotType;
  readonly sides: Sides;
  readonly back: BackTransform;
  /** Number of pages in the whole document. */
  readonly pageCount: number;
}

const bits: Readonly<Record<DotType, number>> = { black_1: 1, white_1: 1, sgray_8: 8, srgb_8: 24 };

export function bitsOfDot(dots: DotType): number {
  return bits[dots];
}

export function bytesOfLine({ width, dots }: Pick<RasterPage, 'width' | 'dots'>): number {
  return Math.ceil((width * bits[dots]) / 8);
}

/** Returns the unit of compression in bytes: a dot, or eight dots of one bit. */
export function bytesOfUnit(dots: DotType): number {
  return Math.ceil(bits[dots] / 8);
}

/**
 * Returns the number of dots of which the width of a page is a multiple. For W1 of URF it is that of a byte: CUPS reads as
 * many whole bytes as fit into the width.
 */
export function widthUnitOf(dots: DotType): number {
  return dots === 'white_1' ? 8 : 1;
}
