import { demoArticles } from 'server';
import { rasterisePages } from 'label-core/testing';
import { readBarcodesOf } from 'label-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockInDots } from '../../e2e/wire/paper.ts';
import { pdfPageSize } from '../../helper/src/document/pdf-page-size.ts';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { CupsPlace, type PrintFile, type QueueName } from './cups-place.ts';
import { blackShared, driverPages, extentOf, type DriverPage } from './driver-pages.ts';
import { LABEL_SIZES, NEAR_SIZE, TURNED_SIZE, type LabelSize } from './sized-labels.ts';

/**
 * Labels of several sizes through real queues of CUPS at the usual settings: each is printed on a page of its own size.
 */
const DPI = 203;
const MM_PER_INCH = 25.4;
const HALF_MM_IN_DOTS = (0.5 / MM_PER_INCH) * DPI;
/** Two rasterisers round edges and letters differently. */
const SHARED_BLACK = 0.99;
const patience = { timeout: 60_000, interval: 100 };
const ean = demoArticles[0]?.externalIdentifier ?? '';

let place: CupsPlace;
beforeAll(async () => {
  place = await CupsPlace.open();
});
afterAll(async () => {
  await place.close();
});

async function print(queue: QueueName, size: LabelSize, changes?: Partial<PrintFile>): Promise<PrintFile> {
  const made = await place.sizedFile(queue, size);
  expect(made).toMatchObject({ orientation: 'portrait', paperSize: null, customPaperSize: null });
  const file = { ...made, ...changes };
  await place.print(file);
  await expect
    .poll(async () => (await place.job(file)).state, patience)
    .toMatch(/completed|failed|canceled|unconfirmed/);
  expect(await place.job(file)).toMatchObject({ state: 'completed' });
  return file;
}

/** Returns the label as it was drawn, in the dots of the printer. */
async function drawn(file: PrintFile, [widthMm, heightMm]: LabelSize) {
  const [width, height] = stockInDots({ widthMm, heightMm, dpi: DPI });
  const pdf = Buffer.from(file.pdfAsBase64String ?? '', 'base64');
  for await (const page of rasterisePages(pdf, { width, height })) return page;
  throw new Error('The file has no page.');
}

/** Returns the one page that the driver made of a file. */
async function driverPageOf(
  size: LabelSize,
  changes?: Partial<PrintFile>,
): Promise<{ page: DriverPage; file: PrintFile }> {
  const before = place.driver.connections.length;
  const file = await print('Driver', size, changes);
  const pages = () => place.driver.connections.slice(before).flatMap(({ bytes }) => driverPages(bytes));
  await expect.poll(() => pages().length, patience).toBe(1);
  const [page] = pages();
  if (!page) throw new Error('There is no page.');
  return { page, file };
}

const mmOf = (dots: number) => (dots / DPI) * MM_PER_INCH;

it.each(LABEL_SIZES)(
  'prints a label of %d × %d mm through a driver upright on a page of its own size',
  async (...size) => {
    const { page, file } = await driverPageOf(size);
    expect(Math.abs(mmOf(page.widthInDots) - size[0])).toBeLessThan(0.5);
    expect(Math.abs(mmOf(page.bitmap.height) - size[1])).toBeLessThan(0.5);
    const label = await drawn(file, size);
    const [wanted, found] = [extentOf(label), extentOf(page.bitmap)];
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    expect(Math.max(...sides.map((side) => Math.abs(found[side] - wanted[side])))).toBeLessThan(
      HALF_MM_IN_DOTS,
    );
    const away = Math.floor(HALF_MM_IN_DOTS);
    expect(blackShared(label, page.bitmap, away)).toBeGreaterThan(SHARED_BLACK);
    expect(blackShared(page.bitmap, label, away)).toBeGreaterThan(SHARED_BLACK);
    expect((await readBarcodesOf(page.bitmap)).map(({ text }) => text)).toEqual([ean]);
    tellFigures({ 'sizes through a driver': 1 });
  },
);

it.each(LABEL_SIZES)(
  'prints a label of %d × %d mm on an IPP printer on paper of its own size',
  async (...size) => {
    await print('Labels', size);
    const [widthMm, heightMm] = size;
    const document = (await place.labels.documents()).at(-1);
    const page = pdfPageSize(document?.bytes ?? new Uint8Array());
    expect(Math.abs((page?.width ?? 0) / 100 - widthMm)).toBeLessThan(0.5);
    expect(Math.abs((page?.height ?? 0) / 100 - heightMm)).toBeLessThan(0.5);
    const asked = (await place.labels.attributes()).at(-1) ?? '';
    const [, width, height] = /MEDIA_COL=.*x-dimension=(\d+) y-dimension=(\d+)/.exec(asked) ?? [];
    expect(Math.abs(Number(width) / 100 - widthMm)).toBeLessThan(0.5);
    expect(Math.abs(Number(height) / 100 - heightMm)).toBeLessThan(0.5);
    tellFigures({ 'sizes on an IPP printer': 1 });
  },
);

it('turns paper and label where that was chosen', async () => {
  const size = [100, 60] as const;
  const { page, file } = await driverPageOf(size, { orientation: 'landscape' });
  expect(Math.abs(mmOf(page.widthInDots) - 60)).toBeLessThan(0.5);
  expect(Math.abs(mmOf(page.bitmap.height) - 100)).toBeLessThan(0.5);
  const label = extentOf(await drawn(file, size));
  const { left, top, right, bottom } = extentOf(page.bitmap);
  expect(Math.abs(bottom - top - (label.right - label.left))).toBeLessThan(HALF_MM_IN_DOTS);
  expect(Math.abs(right - left - (label.bottom - label.top))).toBeLessThan(HALF_MM_IN_DOTS);
});

it('says so where a driver puts a label on paper of a near size', async () => {
  const { page, file } = await driverPageOf(NEAR_SIZE);
  expect((await place.job(file)).message).toBe(
    'The driver puts a page of 101 × 151.2 mm on its paper of 101.6 × 152.4 mm.',
  );
  expect(mmOf(page.widthInDots)).toBeCloseTo(101.6, 0);
  expect(mmOf(page.bitmap.height)).toBeCloseTo(152.4, 0);
  expect((await readBarcodesOf(page.bitmap)).map(({ text }) => text)).toEqual([ean]);
});

it('refuses with a sentence a label that a driver would turn', async () => {
  const before = place.driver.connections.length;
  const file = await place.sizedFile('Driver', TURNED_SIZE);
  await expect(place.print(file)).rejects.toThrow('would turn a page of 80 × 50 mm onto its paper of 50');
  expect(place.driver.connections).toHaveLength(before);
});
