import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenPdf } from 'label-core/pdf-raster';
import { openPages, readable } from '../document/open-pages.ts';
import { HelperError } from '../helper-error.ts';
import { limits } from '../limits.ts';
import type { PrintOptions } from '../options/print-options.ts';
import { sentences } from '../sentences/index.ts';
import { backTransform, type RasterChoice } from './choose-raster.ts';
import { linesOfDots } from './lines-of-dots.ts';
import { packLines } from './pack-lines.ts';
import { viewOfPage, type PageView } from './page-view.ts';
import { pwgFileHeader, pwgPageHeader } from './pwg-raster.ts';
import { bytesOfUnit, widthUnitOf, type RasterPage } from './raster-page.ts';
import { urfFileHeader, urfPageHeader } from './urf.ts';

export interface RasterSettings {
  readonly choice: RasterChoice;
  /** The print options that are drawn: how pages are turned, and which of them are on the back of a sheet. */
  readonly options: Pick<PrintOptions, 'orientation' | 'sides'>;
  readonly signal: AbortSignal;
}

/** Limits of a document of dots: its compressed bytes, and the dots of all pages. */
export interface RasterLimits {
  readonly rasterBytes: number;
  readonly rasterDots: number;
}

/** A page of the PDF as it is printed. */
interface PrintedPage {
  readonly index: number;
  readonly view: PageView;
  readonly page: RasterPage;
}

/** Longest side of a page in dots; at least one whole row is in memory. */
const mostSideDots = 65_535;
/** Time after which the drawing of a page lets other work of the helper go on. */
const turnMs = 20;

/**
 * Draws the pages of a PDF with PDFium and returns them as one document of dots, 1:1 at the chosen resolution. Holds a
 * few megabytes of a page at a time, and the compressed document. Throws `HelperError` for a PDF that cannot be drawn and
 * for one over the limits, and the reason of the signal once that is aborted.
 */
export async function rasterPages(
  pdf: Uint8Array,
  { choice, options, signal }: RasterSettings,
  { rasterBytes, rasterDots }: RasterLimits = limits,
): Promise<Uint8Array> {
  const document = await openPages(pdf);
  try {
    const pages = await readable(() => printedPages(document, choice, options));
    requireDrawable(pages, rasterDots);
    const isUrf = choice.mediaType === 'image/urf';
    const parts = [isUrf ? urfFileHeader(pages.length) : pwgFileHeader];
    let left = rasterBytes;
    for (const printed of pages) {
      await nextTurn();
      signal.throwIfAborted();
      const header = isUrf ? urfPageHeader(printed.page) : pwgPageHeader(printed.page);
      left -= header.length;
      const lines = await readable(() => packedPage(document, printed, { mostBytes: left, signal }));
      left -= lines.length;
      parts.push(header, lines);
    }
    return Buffer.concat(parts);
  } finally {
    document.close();
  }
}

function printedPages(
  document: OpenPdf,
  { dpi, dots, sheetBack }: RasterChoice,
  { orientation = 'portrait', sides = 'one-sided' }: RasterSettings['options'],
): PrintedPage[] {
  const { pageCount } = document;
  return Array.from({ length: pageCount }, (_, index) => {
    const isBack = sides !== 'one-sided' && index % 2 === 1;
    const back = backTransform(sheetBack, isBack ? sides : 'one-sided');
    const view = viewOfPage(document.pageSize(index), {
      dpi,
      orientation,
      back,
      widthUnit: widthUnitOf(dots),
    });
    const { width, height } = view;
    return { index, view, page: { width, height, dpi, dots, sides, back, pageCount } };
  });
}

/** Throws `HelperError` for a document without pages, and for pages with too many dots. */
function requireDrawable(pages: readonly PrintedPage[], rasterDots: number): void {
  if (pages.length === 0) {
    throw new HelperError(422, sentences.job.undrawablePdf);
  }
  const dots = pages.reduce((sum, { page }) => sum + page.width * page.height, 0);
  if (dots > rasterDots || pages.some(({ page }) => Math.max(page.width, page.height) > mostSideDots)) {
    throw new HelperError(422, sentences.job.largeRaster);
  }
}

/** Draws a page and returns its compressed lines. Lets other work go on while it draws a large one. */
async function packedPage(
  document: OpenPdf,
  { index, view, page }: PrintedPage,
  { mostBytes, signal }: { readonly mostBytes: number; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const bands = document.bands(index, { ...view, colours: page.dots === 'srgb_8' ? 'rgb' : 'gray' });
  const packed: Uint8Array[] = [];
  let size = 0;
  let since = performance.now();
  for (const group of packLines(linesOfDots(bands, page), bytesOfUnit(page.dots))) {
    size += group.length;
    if (size > mostBytes) {
      throw new HelperError(422, sentences.job.largeRaster);
    }
    packed.push(group);
    if (performance.now() - since > turnMs) {
      await nextTurn();
      signal.throwIfAborted();
      since = performance.now();
    }
  }
  return Buffer.concat(packed, size);
}
