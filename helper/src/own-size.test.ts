import { afterEach, describe, expect, it } from 'vitest';
import { startFakeIppPrinter, type FakeIppPrinterSettings } from './testing/index.ts';
import { labelPage } from './testing/label-page.ts';
import { createTestBench, zplBytes, zplUrl } from './testing/test-bench.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const opened of open.splice(0).toReversed()) {
    await opened.close();
  }
});

/** Options that the server sends with a file when the user chose nothing. */
const usual = {
  orientation: 'portrait',
  scale: 'noscale',
  side: 'simplex',
  paperSize: null,
  customPaperSize: null,
};
const pdfUrl = zplUrl.replace('.zpl', '.pdf');
const label = labelPage(100, 60);
const takesOther = { media: ['custom_label_50x30mm'], saysMedia: true };
const refusal =
  'takes no paper of 100 × 60 mm. Choose a paper it has in the print preference of this label and printer.';

async function setUp(settings: FakeIppPrinterSettings, fetched: Uint8Array = label) {
  const printer = await startFakeIppPrinter(settings);
  const bench = await createTestBench({ fetchDocument: () => Promise.resolve(fetched) });
  open.push(printer, bench);
  return { printer, bench, body: { ...usual, ...printer.target, printJobEntryId: 'label' } };
}

describe('a label nobody chose a paper for', () => {
  it.each([
    ['comes with the request', { pdfAsBase64String: label.toString('base64') }],
    ['is fetched', { printerFileUrl: pdfUrl }],
  ])('goes onto paper of its own size, upright and unscaled, when it %s', async (_how, content) => {
    const { printer, bench, body } = await setUp({ media: ['custom_label_100x60mm'], saysMedia: true });
    await bench.print({ ...body, ...content });
    await bench.until('label', 'completed');
    const sent = JSON.stringify(printer.jobs[0]?.attributes);
    expect(sent).toMatch(/media-col.*media-size.*x-dimension.*:10000\b.*y-dimension.*:6000\b/);
    expect(sent).toMatch(/orientation-requested[^}]*:3\b.*print-scaling[^}]*"none"/);
  });

  it('is refused with a sentence where the printer has no such paper, before anything is sent', async () => {
    const { printer, bench, body } = await setUp(takesOther);
    const answer = await bench.print({ ...body, pdfAsBase64String: label.toString('base64') });
    expect(answer).toMatchObject({ status: 422, Message: expect.stringContaining(refusal) });
    await bench.print({ ...body, printerFileUrl: pdfUrl, printJobEntryId: 'fetched' });
    expect((await bench.until('fetched', 'failed')).message).toContain(refusal);
    expect(printer.attempts).toBe(0);
  });

  it('goes onto the paper that was chosen instead', async () => {
    const { printer, bench, body } = await setUp(takesOther);
    const content = { pdfAsBase64String: label.toString('base64'), customPaperSize: '50x30' };
    await bench.print({ ...body, ...content });
    await bench.until('label', 'completed');
    expect(JSON.stringify(printer.jobs[0]?.attributes)).toMatch(/x-dimension.*:5000\b.*y-dimension.*:3000\b/);
  });

  it('says its size itself where it is ZPL', async () => {
    const formats = ['application/vnd.zebra-zpl'];
    const { printer, bench, body } = await setUp({ ...takesOther, formats }, zplBytes);
    await bench.print({ ...body, printerFileUrl: zplUrl });
    await bench.until('label', 'completed');
    expect(JSON.stringify(printer.jobs[0]?.attributes)).not.toContain('media');
  });
});
