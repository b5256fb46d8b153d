import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startIppEvePrinter,
  type IppEvePrinter,
  type LabelStock,
  type NoIppEvePrinter,
  type OnlyFormat,
} from './testing/index.ts';
import { openPdf } from 'label-core/pdf-raster';
import { blackDots, decodePwg, decodeUrf, type DecodedPage } from './testing/decode-raster.ts';
import { dotsPdf, type DotsPage } from './testing/dots-pdf.ts';
import { labelPage } from './testing/label-page.ts';
import { createTestBench, pdfBase64, pdfBytes, type TestBench } from './testing/test-bench.ts';

let printer: IppEvePrinter | NoIppEvePrinter;
let bench: TestBench;

/** Starts a printer and a helper for the tests of a block. Only one such printer can run on a machine at a time. */
function setUp(stock: LabelStock | OnlyFormat): void {
  beforeAll(async () => {
    printer = await startIppEvePrinter(stock);
    bench = await createTestBench();
  }, 40_000);

  afterAll(async () => {
    await bench.close();
    if ('close' in printer) {
      await printer.close();
    }
  });
}

/** Returns the body of a print request for the job; skips the test with a note on a machine without `ippeveprinter`. */
function bodyFor(key: string, skip: (note: string) => never): Record<string, unknown> {
  if ('reason' in printer) {
    process.stderr.write(
      `\n*** NOT TRIED against a real IPP printer: ippeveprinter: ${printer.reason} ***\n`,
    );
    return skip(printer.reason);
  }
  return { ...printer.target, pdfAsBase64String: pdfBase64, printJobEntryId: key };
}

describe('a real IPP printer (ippeveprinter)', () => {
  setUp('one-size');

  it('gets the document unchanged, at its label size, and says that it is printed', async ({ skip }) => {
    const body = bodyFor('plain', skip);
    expect(await bench.print({ ...body, customPaperSize: '100x60' })).toMatchObject({ status: 200 });
    expect(await bench.until('plain', 'completed')).toMatchObject({
      outcome: 'printed',
      impressionsCompleted: 1,
    });
    const documents = 'documents' in printer ? await printer.documents() : [];
    expect(documents.map(({ bytes }) => Buffer.from(bytes))).toContainEqual(pdfBytes);
  });

  it('runs out of labels, says so, and keeps the next job waiting', async ({ skip }) => {
    const body = bodyFor('empty', skip);
    await bench.print(body);
    await bench.print({ ...body, printJobEntryId: 'next' });
    await expect
      .poll(async () => (await bench.job('empty')).attention?.text)
      .toBe('The printer is out of labels or paper.');
    await bench.until('next', 'completed');
    await bench.until('empty', 'completed');
    const names = 'documents' in printer ? (await printer.documents()).map(({ name }) => name) : [];
    expect(names.findIndex((name) => name.includes('empty'))).toBeLessThan(
      names.findIndex((name) => name.includes('next')),
    );
  });

  it('is not sent a label of another size, which is said in a sentence', async ({ skip }) => {
    const body = bodyFor('size', skip);
    expect(await bench.print({ ...body, customPaperSize: '50x30' })).toMatchObject({
      status: 422,
      Message: expect.stringContaining('takes no paper of 50 × 30 mm'),
    });
  });

  it('gives a job up', async ({ skip }) => {
    const body = bodyFor('abort', skip);
    await bench.print(body);
    expect(await bench.until('abort', 'failed')).toMatchObject({ canRepeat: false });
  });
});

describe('a real IPP printer that takes labels of any size', () => {
  setUp('any-size');

  it.for([
    [100, 60],
    [50, 30],
    [60, 100],
    [102, 127],
    [148, 105],
    [57.5, 32.3],
  ] as const)(
    'prints a label of %d × %d mm upright on paper of its own size',
    async ([widthMm, heightMm], { skip }) => {
      const [x, y] = [Math.round(widthMm * 100), Math.round(heightMm * 100)];
      const key = `own-${x}`;
      const body = bodyFor(key, skip);
      const usual = { orientation: 'portrait', scale: 'noscale', side: 'simplex' };
      const page = labelPage(widthMm, heightMm);
      await bench.print({ ...body, ...usual, pdfAsBase64String: page.toString('base64') });
      await bench.until(key, 'completed');
      const asked = 'attributes' in printer ? (await printer.attributes()).at(-1) : '';
      expect(asked).toContain(`IPP_MEDIA_COL={media-size={x-dimension=${x} y-dimension=${y}}}`);
      expect(asked).toContain('IPP_ORIENTATION_REQUESTED=portrait');
      expect(asked).toContain('IPP_PRINT_SCALING=none');
      const printed = 'documents' in printer ? (await printer.documents()).at(-1)?.bytes : undefined;
      expect(printed && Buffer.from(printed)).toEqual(page);
    },
  );
});

const pointsPerMm = 72 / 25.4;
/** A label with bars on the grid of its dots and a line of text beside it. */
const labelOf = (widthMm: number, heightMm: number): DotsPage => ({
  widthPt: widthMm * pointsPerMm,
  heightPt: heightMm * pointsPerMm,
  black: Array.from({ length: 40 }, (_, bar) => [20 + 5 * bar, 30, 1 + (bar % 3), 90] as const),
  text: 'Strawberry jam 340 g',
});

/** Draws a page of a PDF with PDFium alone, and returns its black dots. */
async function dotsByPdfium(pdf: Uint8Array, page: number, dpi: number): Promise<Set<string>> {
  const document = await openPdf(pdf);
  const size = document.pageSize(page);
  const [width, height] = [size.width, size.height].map((points) => Math.round((points * dpi) / 72));
  const dots = { width: width ?? 0, height: height ?? 0 };
  const upright = [dpi / 72, 0, 0, dpi / 72, 0, 0] as const;
  const bands = document.bands(page, { ...dots, matrix: upright, colours: 'gray' });
  // Each band overwrites the one before.
  const bytes = Buffer.concat(Array.from(bands, (band) => Uint8Array.from(band)));
  document.close();
  const lines = Array.from({ length: dots.height }, (_, y) =>
    bytes.subarray(y * dots.width, (y + 1) * dots.width),
  );
  const drawn: DecodedPage = {
    ...dots,
    lines,
    dpi: [dpi, dpi],
    bitsPerDot: 8,
    colourSpace: 0,
    sides: '',
    pageCount: 1,
  };
  return blackDots(drawn, (value) => value < 128);
}

/** Prints a PDF of labels and returns the pages that the printer received. */
async function receivedPages(
  key: string,
  body: Record<string, unknown>,
  decode: (bytes: Uint8Array) => DecodedPage[],
): Promise<DecodedPage[]> {
  const answer = await bench.print(body);
  expect(answer).toMatchObject({ status: 200 });
  const job = await bench.until(key, 'completed', 'failed');
  expect(job).toMatchObject({ state: 'completed', outcome: 'printed', message: null });
  const documents = 'documents' in printer ? await printer.documents() : [];
  const received = documents.find(({ name }) => name.includes(key));
  return decode(received?.bytes ?? new Uint8Array());
}

describe.each([
  ['image/pwg-raster', decodePwg, 1, (value: number) => value === 1],
  ['image/urf', decodeUrf, 8, (value: number) => value < 128],
] as const)('a real IPP printer that takes %s alone', (format, decode, bitsPerDot, isBlack) => {
  setUp(format);

  it('gets every page dot for dot as PDFium draws it', async ({ skip }) => {
    const label = labelOf(110, 220);
    const pdf = dotsPdf([label, { ...label, text: 'Apricot jam 340 g' }], 600);
    const body = { ...bodyFor('dots', skip), pdfAsBase64String: pdf.toString('base64') };
    const pages = await receivedPages('dots', body, decode);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatchObject({ width: 2598, height: 5197, dpi: [600, 600], bitsPerDot });
      const black = blackDots(page, isBlack);
      expect(black.size).toBeGreaterThan(5_000);
      expect(black).toEqual(await dotsByPdfium(pdf, index, 600));
    }
  });
});

describe('a real IPP printer of labels that takes PWG raster alone', () => {
  setUp('any-size-in-dots');

  it.for([
    [100, 60],
    [57.5, 32.3],
    [102, 152],
  ] as const)(
    'gets a label of %d × %d mm in its own size at 203 dpi',
    async ([widthMm, heightMm], { skip }) => {
      const pdf = dotsPdf([labelOf(widthMm, heightMm)], 203);
      const key = `label-${widthMm * 100}`;
      const body = { ...bodyFor(key, skip), pdfAsBase64String: pdf.toString('base64') };
      const [page] = await receivedPages(key, body, decodePwg);
      const [width, height] = [widthMm, heightMm].map((mm) => Math.round((mm / 25.4) * 203));
      expect(page).toMatchObject({ width, height, dpi: [203, 203], bitsPerDot: 1 });
      expect(page && blackDots(page, (value) => value === 1)).toEqual(await dotsByPdfium(pdf, 0, 203));
      const asked = 'attributes' in printer ? (await printer.attributes()).at(-1) : '';
      expect(asked).toContain(
        `media-size={x-dimension=${Math.round(widthMm * 100)} y-dimension=${Math.round(heightMm * 100)}}`,
      );
    },
  );
});
