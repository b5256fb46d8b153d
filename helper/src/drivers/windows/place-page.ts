import type { PrintOptions } from '../../options/print-options.ts';
import { turned, type PaperSize } from '../../paper/paper-measure.ts';
import type { DevicePage, Dots } from './spooler.ts';

const hundredthsPerInch = 2540;

/** Quarter turns clockwise, as PDFium counts them. IPP (RFC 8011 5.2.10) turns `landscape` the other way round. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const turns: Readonly<Record<NonNullable<PrintOptions['orientation']>, QuarterTurns>> = {
  portrait: 0,
  landscape: 3,
  'reverse-landscape': 1,
  'reverse-portrait': 2,
};

/** Where a page comes to lie, in dots from the top left corner of the printable area; it may reach beyond that area. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The size before it was rounded to whole dots. */
  readonly exact: Dots;
  readonly turns: QuarterTurns;
  /** Whether the page is to be cut at the edges of the printable area, as `fill` is. */
  readonly mayBeCut: boolean;
}

/**
 * Places a page on a sheet: turned as asked, unscaled from the corner of the sheet, or scaled to the printable area and in
 * its middle.
 */
export function placePage(
  size: PaperSize,
  { orientation = 'portrait', scaling = 'none' }: PrintOptions,
  page: DevicePage,
): Placement {
  const quarters = turns[orientation];
  const upright = quarters % 2 === 0 ? size : turned(size);
  const exact = {
    x: (upright.width * page.dpi.x) / hundredthsPerInch,
    y: (upright.height * page.dpi.y) / hundredthsPerInch,
  };
  const ratios = [page.printable.x / exact.x, page.printable.y / exact.y];
  const factor = factors[scaling](ratios);
  const scaled = { x: exact.x * factor, y: exact.y * factor };
  const width = Math.max(1, Math.round(scaled.x));
  const height = Math.max(1, Math.round(scaled.y));
  const isCentred = factor !== 1;
  return {
    left: isCentred ? Math.floor((page.printable.x - width) / 2) : 0 - page.offset.x,
    top: isCentred ? Math.floor((page.printable.y - height) / 2) : 0 - page.offset.y,
    width,
    height,
    exact: scaled,
    turns: quarters,
    mayBeCut: scaling === 'fill',
  };
}

/** Scale of each way, from the ratios of the printable area to the page. */
const factors: Readonly<Record<NonNullable<PrintOptions['scaling']>, (ratios: readonly number[]) => number>> =
  {
    none: () => 1,
    fit: (ratios) => Math.min(...ratios),
    fill: (ratios) => Math.max(...ratios),
    auto: (ratios) => Math.min(1, ...ratios),
  };

/** Returns the part of the page inside the printable area, in dots from the top left corner of that area. */
export function visiblePart({ left, top, width, height }: Placement, { printable }: DevicePage) {
  const from = { left: Math.max(0, left), top: Math.max(0, top) };
  return {
    ...from,
    width: Math.max(0, Math.min(left + width, printable.x) - from.left),
    height: Math.max(0, Math.min(top + height, printable.y) - from.top),
  };
}
