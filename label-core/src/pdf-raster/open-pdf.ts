import { forgetLargePdfium, forgetPdfium, loadPdfium, type Pdfium } from './load-pdfium.ts';
import { fine, meansOfColours, meansOfGray } from './means-of-points.ts';

/** Points in a row of a dot. */
type Fineness = 1 | typeof fine;

/** Matrix of PDF (ISO 32000-1, 8.3.3): x' = a·x + c·y + e and y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a page is drawn in dots. */
export interface PageDots {
  /** Dots. */
  readonly width: number;
  readonly height: number;
  /** From the page, in points from its top left corner with y down, to dots. */
  readonly matrix: Matrix;
  /**
   * `gray`: one byte for each dot, 0 is black. `rgb`: three bytes, red first. On a page up to 16 million dots each is the mean of
   * 4 × 4 points, because PDFium widens a rectangle to whole points, which would make a bar one dot wider.
   */
  readonly colours: 'gray' | 'rgb';
}

/** An open PDF. It takes memory until it is closed. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Returns the size of a page as it is shown, after its own `/Rotate`, in points. Pages count from 0. */
  pageSize(page: number): { readonly width: number; readonly height: number };
  /**
   * Draws a page on white, with exactly the matrix: nothing is fitted to the size in dots. Yields whole rows from the top,
   * without padding, some megabytes (or one row) at a time, in bytes that the next band of this PDF overwrites. Fields of forms are not drawn.
   */
  bands(page: number, dots: PageDots): Generator<Uint8Array>;
  close(): void;
}

/** The bytes are not a PDF that can be drawn: damaged, locked with a password, or with a page of no size. */
export class UnreadablePdfError extends Error {
  override readonly name = 'UnreadablePdfError';
}

/** Points that are drawn at a time, in bytes: a page is interpreted anew for each band. */
const bandBytes = 32 * 1024 * 1024;
/** Bytes of a band of dots, which is kept beside its points. */
const bandDotBytes = 4 * 1024 * 1024;
/** Dots of a page from which on it is drawn in whole dots: those of a sheet at 600 dpi are a fraction of a bar. */
const manyDots = 16_000_000;
/** Formats of bitmaps, by their bytes for each dot (fpdfview.h: FPDFBitmap_Gray, FPDFBitmap_BGR). */
const formats = { gray: { code: 1, bytes: 1 }, rgb: { code: 2, bytes: 3 } } as const;
/** FPDF_ANNOT and FPDF_PRINTING: what is only for the screen is left out. */
const flags = 0x01 | 0x800;
const grayFlag = 0x08;
const white = 0xffffffff;
const floats = 10;
const floatBytes = 4;

/** Opens a PDF with PDFium, which is loaded with the first call. Throws {@link UnreadablePdfError}. */
export async function openPdf(pdf: Uint8Array): Promise<OpenPdf> {
  const pdfium = await loadPdfium();
  const bytes = guarded(() => allocate(pdfium, pdf.length));
  pdfium.memory().set(pdf, bytes);
  const document = guarded(() => pdfium.loadMemDocument(bytes, pdf.length, 0));
  if (document === 0) {
    pdfium.free(bytes);
    throw new UnreadablePdfError(`The PDF cannot be opened (PDFium ${pdfium.getLastError()}).`);
  }
  let buffer = new Uint8Array();
  const bufferOf = (size: number) => {
    buffer = buffer.length < size ? new Uint8Array(size) : buffer;
    return buffer.subarray(0, size);
  };
  return {
    pageCount: guarded(() => pdfium.getPageCount(document)),
    pageSize: (page) => guarded(() => sizeOf(pdfium, document, page)),
    bands: (page, dots) => drawBands(pdfium, document, { page, dots, bufferOf }),
    close: () => {
      closeQuietly(pdfium, document, bytes);
      forgetLargePdfium(pdfium);
    },
  };
}

/** Runs a step inside PDFium; a trap of WebAssembly means that the PDF cannot be read. */
function guarded<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    forgetPdfium();
    throw new UnreadablePdfError('The PDF cannot be drawn.', { cause: error });
  }
}

/** Closes a document. After a trap its memory goes with that of PDFium, so that a failure to close is no fault of its own. */
function closeQuietly(pdfium: Pdfium, document: number, bytes: number): void {
  try {
    guarded(() => pdfium.closeDocument(document));
    pdfium.free(bytes);
  } catch (error) {
    if (!(error instanceof UnreadablePdfError)) throw error;
  }
}

function allocate(pdfium: Pdfium, size: number): number {
  const pointer = pdfium.malloc(size);
  if (pointer === 0) {
    throw new UnreadablePdfError('The PDF takes too much memory.');
  }
  return pointer;
}

function withPage<Result>(
  pdfium: Pdfium,
  document: number,
  page: number,
  use: (handle: number) => Result,
): Result {
  return guarded(() => {
    const handle = pdfium.loadPage(document, page);
    if (handle === 0) {
      throw new UnreadablePdfError(`Page ${page + 1} of the PDF cannot be read.`);
    }
    try {
      return use(handle);
    } finally {
      pdfium.closePage(handle);
    }
  });
}

function sizeOf(
  pdfium: Pdfium,
  document: number,
  page: number,
): { readonly width: number; readonly height: number } {
  const numbers = allocate(pdfium, 2 * floatBytes);
  try {
    const isRead = pdfium.getPageSize(document, page, numbers) !== 0;
    const [width = 0, height = 0] = new Float32Array(pdfium.memory().buffer, numbers, 2);
    if (!(isRead && width > 0 && height > 0)) {
      throw new UnreadablePdfError(`Page ${page + 1} of the PDF has no size.`);
    }
    return { width, height };
  } finally {
    pdfium.free(numbers);
  }
}

interface Drawing {
  readonly page: number;
  readonly dots: PageDots;
  /** Returns the bytes into which a band is copied: they are used again, because a document has hundreds of bands. */
  readonly bufferOf: (size: number) => Uint8Array;
}

function* drawBands(
  pdfium: Pdfium,
  document: number,
  { page, dots, bufferOf }: Drawing,
): Generator<Uint8Array> {
  const rowBytes = dots.width * formats[dots.colours].bytes;
  const fineness: Fineness = dots.width * dots.height < manyDots ? fine : 1;
  const most = Math.min(bandDotBytes / rowBytes, bandBytes / (rowBytes * fineness * fineness));
  const rows = Math.max(1, Math.floor(most));
  for (let top = 0; top < dots.height; top += rows) {
    const height = Math.min(rows, dots.height - top);
    const band = { top, rows: height, rowBytes, fineness, bytes: bufferOf(height * rowBytes) };
    withPage(pdfium, document, page, (handle) => drawBand(pdfium, handle, dots, band));
    yield dots.colours === 'gray' ? band.bytes : redFirst(band.bytes);
  }
}

interface Band {
  readonly top: number;
  readonly rows: number;
  readonly rowBytes: number;
  readonly fineness: Fineness;
  readonly bytes: Uint8Array;
}

function drawBand(pdfium: Pdfium, page: number, dots: PageDots, band: Band): void {
  const { malloc, free } = pdfium;
  const { top, fineness, bytes } = band;
  const isGray = dots.colours === 'gray';
  const [width, height] = [dots.width * fineness, band.rows * fineness];
  const pointBytes = band.rowBytes * fineness;
  const points = allocate(pdfium, pointBytes * height);
  const numbers = malloc(floats * floatBytes);
  const bitmap = pdfium.createBitmap(width, height, formats[dots.colours].code, points, pointBytes);
  try {
    const [a, b, c, d, e, f] = dots.matrix;
    const matrix = [a, b, c, d, e, f - top].map((number) => number * fineness);
    new Float32Array(pdfium.memory().buffer, numbers, floats).set([...matrix, 0, 0, width, height]);
    pdfium.fillRect(bitmap, 0, 0, width, height, white);
    const clipAt = numbers + matrix.length * floatBytes;
    pdfium.renderWithMatrix(bitmap, page, numbers, clipAt, isGray ? flags | grayFlag : flags);
    const drawn = pdfium.memory().subarray(points, points + pointBytes * height);
    if (fineness === 1) bytes.set(drawn);
    else (isGray ? meansOfGray : meansOfColours)(drawn, bytes, dots.width);
  } finally {
    pdfium.destroyBitmap(bitmap);
    free(numbers);
    free(points);
  }
}

function redFirst(bytes: Uint8Array): Uint8Array {
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const blue = bytes[at] ?? 0;
    bytes[at] = bytes[at + 2] ?? 0;
    bytes[at + 2] = blue;
  }
  return bytes;
}
