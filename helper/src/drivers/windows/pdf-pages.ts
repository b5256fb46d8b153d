import { HelperError } from '../../helper-error.ts';
import { sizeOfPoints, type PaperSize } from '../../paper/paper-measure.ts';
import { sentences } from '../../sentences/index.ts';
import { blacken, whiteBitmap, type Fineness, type PageBitmap } from './page-bitmap.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import type { Placement, QuarterTurns } from './place-page.ts';

const greyFormat = 1;
const white = 0xff_ff_ff_ff;
/** Annotations (a filled form is one) are drawn; shades of grey instead of colours. */
const renderFlags = 0x01 | 0x08;
const passwordError = 4;

/**
 * PDFium widens a rectangle to whole points, which would make a bar one dot wider. In points of a quarter dot it is less
 * than half a dot, and the mean of a dot is right.
 */
const fine: Fineness = 4;
/** Dots of a page from which on it is drawn in whole dots: those of a sheet at 600 dpi are a fraction of a bar. */
const manyDots = 16_000_000;
/** Memory for the points that are drawn at a time, in bytes. */
const bandBytes = 32_000_000;

/** A PDF that is being printed. `close` must be called. */
export interface PdfPages {
  readonly count: number;
  /** Size of a page as it is shown, with its own rotation. */
  size(index: number): Promise<PaperSize>;
  /** Draws the part of a page. `placement` and `part` are in dots from the same corner. */
  draw(index: number, placement: Placement, part: Part): Promise<PageBitmap>;
  close(): void;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Opens a PDF. Throws `HelperError` 422 for one that cannot be read, or that needs a password. */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const pdfium = await loadPdfium();
  const at = pdfium.allocate(bytes.length);
  pdfium.memory().set(bytes, at);
  const document = pdfium.loadDocument(at, bytes.length, 0);
  const count = document === 0 ? 0 : pdfium.pageCount(document);
  const close = () => {
    if (document !== 0) {
      pdfium.closeDocument(document);
    }
    pdfium.free(at);
  };
  if (count === 0) {
    const needsPassword = document === 0 && pdfium.lastError() === passwordError;
    close();
    const { lockedPdf, damagedPdf } = sentences.printerRefusal;
    throw new HelperError(422, needsPassword ? lockedPdf : damagedPdf);
  }
  return {
    count,
    size: (index) =>
      withPage(pdfium, document, index, async (page) =>
        sizeOfPoints(pdfium.pageWidth(page), pdfium.pageHeight(page)),
      ),
    draw: (index, placement, part) =>
      withPage(pdfium, document, index, (page) => drawPart(pdfium, page, placement, part)),
    close,
  };
}

async function withPage<Result>(
  pdfium: Pdfium,
  document: number,
  index: number,
  work: (page: number) => Promise<Result>,
): Promise<Result> {
  const page = pdfium.loadPage(document, index);
  if (page === 0) {
    throw new HelperError(422, sentences.printerRefusal.damagedPdf);
  }
  try {
    return await work(page);
  } finally {
    pdfium.closePage(page);
  }
}

async function drawPart(pdfium: Pdfium, page: number, placement: Placement, part: Part): Promise<PageBitmap> {
  const bitmap = whiteBitmap(part);
  if (part.width === 0 || part.height === 0) {
    return bitmap;
  }
  const fineness = part.width * part.height < manyDots ? fine : 1;
  const rows = Math.max(1, Math.floor(bandBytes / (part.width * fineness * fineness)));
  for (let row = 0; row < part.height; row += rows) {
    const band = { ...part, top: part.top + row, height: Math.min(rows, part.height - row) };
    blacken(bitmap, row, drawGrey(pdfium, page, placement, band, fineness), fineness);
    // The helper answers other requests while a large page is drawn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return bitmap;
}

/** The left or upper edge of a page, from which its dots count, is at the right or at the bottom once it is turned. */
const startsRight = (turns: QuarterTurns) => turns === 1 || turns === 2;
const startsBottom = (turns: QuarterTurns) => turns === 2 || turns === 3;

/** Draws a part of a page in grey points of one byte each. */
function drawGrey(
  pdfium: Pdfium,
  page: number,
  placement: Placement,
  part: Part,
  fineness: Fineness,
): Uint8Array {
  const { turns } = placement;
  const [width, height] = [part.width * fineness, part.height * fineness];
  const at = pdfium.allocate(width * height);
  if (at === 0) {
    throw new Error('The memory is not enough for a page of this PDF.');
  }
  const bitmap = pdfium.createBitmap(width, height, greyFormat, at, width);
  try {
    pdfium.fillBitmap(bitmap, 0, 0, width, height, white);
    const size = [
      Math.round(placement.exact.x * fineness),
      Math.round(placement.exact.y * fineness),
    ] as const;
    const from = [
      (placement.left - part.left) * fineness +
        (startsRight(turns) ? placement.width * fineness - size[0] : 0),
      (placement.top - part.top) * fineness +
        (startsBottom(turns) ? placement.height * fineness - size[1] : 0),
    ] as const;
    pdfium.renderPage(bitmap, page, ...from, ...size, turns, renderFlags);
    return pdfium.memory().slice(at, at + width * height);
  } finally {
    pdfium.destroyBitmap(bitmap);
    pdfium.free(at);
  }
}
