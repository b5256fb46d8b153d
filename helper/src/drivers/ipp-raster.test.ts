import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { attribute, keywordsAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import { blackDots, decodePwg, decodeUrf } from '../testing/decode-raster.ts';
import { dotsPdf } from '../testing/dots-pdf.ts';
import { startFakeIppPrinter, type FakeIppPrinter, type FakeIppPrinterSettings } from '../testing/index.ts';
import { createTestBench, pdfBase64, type BenchSettings, type TestBench } from '../testing/test-bench.ts';

const label = { widthPt: 283.4646, heightPt: 170.0787, black: [[3, 5, 1, 1]] } as const;
const pdf = dotsPdf([label], 203).toString('base64');
const resolution = (dpi: number) => ({ type: 'resolution', x: dpi, y: dpi, unit: 'dpi' }) as const;

const pwg: FakeIppPrinterSettings = {
  formats: ['application/octet-stream', 'image/pwg-raster'],
  reports: [
    { name: 'pwg-raster-document-resolution-supported', values: [resolution(203), resolution(300)] },
    keywordsAttribute('pwg-raster-document-type-supported', ['black_1', 'sgray_8']),
  ],
};
const urf: FakeIppPrinterSettings = {
  formats: ['image/urf'],
  reports: [keywordsAttribute('urf-supported', ['V1.4', 'RS203', 'W8'])],
};

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const opened of open.splice(0).toReversed()) await opened.close();
});

async function setUp(
  settings: FakeIppPrinterSettings,
  ofBench: BenchSettings = {},
): Promise<{ printer: FakeIppPrinter; bench: TestBench; body: Record<string, unknown> }> {
  const printer = await startFakeIppPrinter(settings);
  const bench = await createTestBench(ofBench);
  open.push(printer, bench);
  return { printer, bench, body: { ...printer.target, pdfAsBase64String: pdf, printJobEntryId: 'label' } };
}

const valuesOf = (attributes: readonly IppAttribute[], name: string) =>
  attributes.find((found) => found.name === name)?.values;

describe('a printer that takes no PDF', () => {
  it('gets the pages as PWG raster, on paper of their own size', async () => {
    const { printer, bench, body } = await setUp(pwg);
    await bench.print(body);
    expect(await bench.until('label', 'completed')).toMatchObject({ format: 'pdf', outcome: 'printed' });
    const [job] = printer.jobs;
    expect(job?.format).toBe('image/pwg-raster');
    const [page, ...others] = decodePwg(job?.document ?? new Uint8Array());
    expect(others).toHaveLength(0);
    expect(page).toMatchObject({ width: 799, height: 480, dpi: [203, 203], bitsPerDot: 1 });
    expect(page && blackDots(page, (value) => value === 1)).toEqual(new Set(['3,5']));
    const attributes = job?.attributes ?? [];
    expect(JSON.stringify(valuesOf(attributes, 'media-col'))).toContain('"value":10000');
    expect(valuesOf(attributes, 'print-scaling')).toEqual([{ type: 'keyword', value: 'none' }]);
    expect(attributes.map(({ name }) => name)).not.toContain('orientation-requested');
  });

  it('gets them as URF where it takes nothing else', async () => {
    const { printer, bench, body } = await setUp(urf);
    await bench.print(body);
    await bench.until('label', 'completed');
    expect(printer.jobs[0]?.format).toBe('image/urf');
    const [page] = decodeUrf(printer.jobs[0]?.document ?? new Uint8Array());
    expect(page).toMatchObject({ width: 799, height: 480, dpi: [203, 203], bitsPerDot: 8 });
    expect(page && blackDots(page, (value) => value < 128)).toEqual(new Set(['3,5']));
  });

  it('gets them as a queue of the print service, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platen-raster-'));
    open.push({ close: () => rm(folder, { recursive: true, force: true }) });
    const cupsSocket = join(folder, 'cups.sock');
    const settings = { ...pwg, socketPath: cupsSocket, name: 'Labels' };
    const { printer, bench } = await setUp(settings, { config: { cupsSocket } });
    await bench.print({ targetPrintQueue: 'Labels', pdfAsBase64String: pdf, printJobEntryId: 'label' });
    await bench.until('label', 'completed');
    expect(printer.jobs[0]?.format).toBe('image/pwg-raster');
  });

  it('gets them turned, on turned paper, although it turns nothing itself', async () => {
    const onlyUpright = attribute('orientation-requested-supported', { type: 'enum', value: 3 });
    const { printer, bench, body } = await setUp({ ...pwg, reports: [onlyUpright, ...(pwg.reports ?? [])] });
    await bench.print({ ...body, orientation: 'reverse-landscape' });
    await bench.until('label', 'completed');
    const [page] = decodePwg(printer.jobs[0]?.document ?? new Uint8Array());
    expect(page).toMatchObject({ width: 480, height: 799 });
    expect(page && blackDots(page, (value) => value === 1)).toEqual(new Set(['474,3']));
    const media = JSON.stringify(valuesOf(printer.jobs[0]?.attributes ?? [], 'media-col'));
    expect(media.indexOf('6000')).toBeLessThan(media.indexOf('10000'));
  });

  it('gets both sides of sheets where it prints on both', async () => {
    const both = keywordsAttribute('sides-supported', ['one-sided', 'two-sided-long-edge']);
    const back = keywordsAttribute('pwg-raster-document-sheet-back', ['rotated']);
    const { printer, bench, body } = await setUp({ ...pwg, reports: [both, back, ...(pwg.reports ?? [])] });
    const pages = dotsPdf([label, label], 203).toString('base64');
    await bench.print({ ...body, pdfAsBase64String: pages, side: 'duplex' });
    await bench.until('label', 'completed');
    const [front, behind] = decodePwg(printer.jobs[0]?.document ?? new Uint8Array());
    expect(front).toMatchObject({ sides: 'duplex 1 tumble 0', back: [1, 1] });
    expect(behind && blackDots(behind, (value) => value === 1)).toEqual(new Set(['795,474']));
    expect(valuesOf(printer.jobs[0]?.attributes ?? [], 'sides')).toMatchObject([
      { value: 'two-sided-long-edge' },
    ]);
  });

  it('is refused two sides that it does not print', async () => {
    const { bench, body } = await setUp(pwg);
    expect(await bench.print({ ...body, side: 'duplex' })).toMatchObject({
      status: 422,
      Message: expect.stringContaining('does not support sides two-sided-long-edge'),
    });
  });

  it('gets pages that are never scaled: scaling is refused unless the paper is that of the label', async () => {
    const { printer, bench, body } = await setUp(pwg);
    expect(await bench.print({ ...body, scale: 'fit', customPaperSize: '150x100' })).toMatchObject({
      status: 422,
      Message: expect.stringContaining('which are not scaled'),
    });
    await bench.print({ ...body, scale: 'fit', customPaperSize: '100x60' });
    await bench.until('label', 'completed');
    expect(valuesOf(printer.jobs[0]?.attributes ?? [], 'print-scaling')).toMatchObject([{ value: 'none' }]);
  });

  it('gets them drawn anew with each attempt, while it is busy', async () => {
    const { printer, bench, body } = await setUp({ ...pwg, behaviour: { busyTimes: 2 } });
    await bench.print(body);
    await bench.until('label', 'completed');
    expect(printer.attempts).toBe(3);
    expect(decodePwg(printer.jobs[0]?.document ?? new Uint8Array())).toHaveLength(1);
  });

  it('is sent nothing of a damaged file, which is said in a sentence', async () => {
    const { printer, bench, body } = await setUp(pwg);
    await bench.print({ ...body, pdfAsBase64String: pdfBase64 });
    expect(await bench.until('label', 'failed')).toMatchObject({
      code: 'job.undrawable-pdf',
      canRepeat: true,
    });
    expect(printer.attempts).toBe(0);
  });

  it.each([
    ['names no raster', { formats: ['application/postscript'] }, 'does not print PDF files.'],
    ['names no resolution', { formats: ['image/pwg-raster'] }, 'names no resolution and colours'],
    [
      'names no colours',
      { ...urf, reports: [keywordsAttribute('urf-supported', ['RS600'])] },
      'names no resolution',
    ],
  ])('is refused at once where it %s', async (_what, settings, sentence) => {
    const { printer, bench, body } = await setUp(settings);
    expect(await bench.print(body)).toMatchObject({
      status: 422,
      Message: expect.stringContaining(sentence),
    });
    expect(printer.attempts).toBe(0);
  });
});
