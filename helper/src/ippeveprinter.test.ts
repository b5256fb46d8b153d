import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIppEvePrinter, type IppEvePrinter, type NoIppEvePrinter } from './testing/index.ts';
import { createTestBench, pdfBase64, pdfBytes, type TestBench } from './testing/test-bench.ts';

let printer: IppEvePrinter | NoIppEvePrinter;
let bench: TestBench;

beforeAll(async () => {
  printer = await startIppEvePrinter();
  bench = await createTestBench();
}, 40_000);

afterAll(async () => {
  await bench.close();
  if ('close' in printer) {
    await printer.close();
  }
});

/** The body for a job, or undefined (said loudly) on a machine without the program. */
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

  it('refuses another label size by name, and gives a job up', async ({ skip }) => {
    const body = bodyFor('size', skip);
    await bench.print({ ...body, customPaperSize: '50x30' });
    expect((await bench.until('size', 'failed')).message).toContain('media-col');
    await bench.print({ ...body, printJobEntryId: 'abort' });
    expect(await bench.until('abort', 'failed')).toMatchObject({ canRepeat: false });
  });
});
