import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startIppEvePrinter,
  type IppEvePrinter,
  type LabelStock,
  type NoIppEvePrinter,
} from './testing/index.ts';
import { labelPage } from './testing/label-page.ts';
import { createTestBench, pdfBase64, pdfBytes, type TestBench } from './testing/test-bench.ts';

let printer: IppEvePrinter | NoIppEvePrinter;
let bench: TestBench;

/** Starts a printer and a helper for the tests of a block. Only one such printer can run on a machine at a time. */
function setUp(stock: LabelStock): void {
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
