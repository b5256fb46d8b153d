import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPage } from '../../helper/src/drivers/windows/page-drawing.ts';
import type { PageBitmap } from '../../helper/src/drivers/windows/page-bitmap.ts';
import { openPages } from '../../helper/src/document/open-pages.ts';
import { drawnPdf, type DrawnPage } from '../../helper/src/testing/drawn-pdf.ts';
import { driverPages } from './driver-pages.ts';
import { postscriptDots } from './wine/postscript-dots.ts';
import { WinePlace } from './wine/wine-place.ts';

/**
 * The helper for Windows, under Wine: its calls reach a real spooler and a real GDI, and the printers are queues of CUPS.
 * Wine keeps no job after it was handed to CUPS, though it answers that it will: every job of a queue is “forgotten” here.
 */
const ZPL = '^XA^FO20,20^FDHello^FS^XZ\n';
const patience = { timeout: 60_000, interval: 100 };
/** A size that the driver of the queue has: 2.25 × 1.25 inches. */
const SIZE = { widthMm: 57.15, heightMm: 31.75 };
const DOTS = { width: 675, height: 375 };

let place: WinePlace;
beforeAll(async () => {
  place = await WinePlace.open();
});
afterAll(async () => {
  await place.close();
});

const page = (...boxes: DrawnPage['boxes']): DrawnPage => ({ ...SIZE, boxes });
const codeOf = async (key: string) => (await place.job(key)).code;
const arrived = (sink: WinePlace['raw']) => sink.connections.map(({ bytes }) => bytes);

/** Returns rows padded to whole bytes, as a PBM file has them. */
function rowsOf({ width, height, rowBytes, bits }: PageBitmap): Buffer {
  const bytes = Math.ceil(width / 8);
  const rows = Array.from({ length: height }, (_, y) => bits.subarray(y * rowBytes, y * rowBytes + bytes));
  return Buffer.concat(rows);
}

it('lists the queues with their resolution', async () => {
  expect(await place.queues()).toMatchObject([
    { name: 'Save to folder' },
    { name: 'Driver', state: 'idle', dpi: 300 },
    { name: 'Raw', state: 'idle', dpi: 300 },
  ]);
});

it('draws the pages of a PDF in the dots of the printer, each dot as the helper drew it', async () => {
  const before = place.raw.connections.length;
  const pdf = drawnPdf([page([5, 5, 10, 3], [20, 5, 0.17, 20]), page([30, 12, 0.34, 15])]);
  await place.print('Raw', 'dots', pdf);
  await expect.poll(() => place.raw.connections.length, patience).toBe(before + 1);
  await expect.poll(() => codeOf('dots'), patience).toBe('job.forgotten');
  const [postscript] = arrived(place.raw).slice(before);
  const printed = await postscriptDots(postscript ?? Buffer.alloc(0), DOTS);
  const size = { x: DOTS.width, y: DOTS.height };
  const device = { dpi: { x: 300, y: 300 }, physical: size, printable: size, offset: { x: 0, y: 0 } };
  const drawn = await openPages(pdf);
  const expected = [await drawPage(drawn, 0, {}, device), await drawPage(drawn, 1, {}, device)].map(rowsOf);
  drawn.close();
  expect(printed.map((dots) => dots.equals(expected[printed.indexOf(dots)] ?? dots.subarray(1)))).toEqual([
    true,
    true,
  ]);
});

it('prints each page of a PDF through a driver once, on paper of its size', async () => {
  const before = place.driver.connections.length;
  await place.print(
    'Driver',
    'pages',
    drawnPdf([page([5, 5, 10, 3]), page([5, 5, 10, 3]), page([5, 5, 10, 3])]),
  );
  await expect.poll(() => codeOf('pages'), patience).toBe('job.forgotten');
  await expect
    .poll(
      () =>
        arrived(place.driver)
          .slice(before)
          .flatMap((zpl) => driverPages(zpl)).length,
      patience,
    )
    .toBe(3);
  const [first] = arrived(place.driver)
    .slice(before)
    .flatMap((zpl) => driverPages(zpl));
  // The driver of CUPS has 203 dpi, whatever resolution Wine drew for.
  expect(first?.widthInDots).toBe(457);
});

it('refuses a paper that the driver does not set', async () => {
  const answer = await place.print(
    'Driver',
    'too-large',
    drawnPdf([{ widthMm: 3300, heightMm: 40, boxes: [] }]),
  );
  expect(answer).toMatchObject({ status: 422 });
  expect(answer.Message).toContain('takes no paper of 3300 × 40 mm');
});

it('hands ZPL over unchanged, gives up an empty document, and knows a job while it is there', async () => {
  const before = place.raw.connections.length;
  expect(await place.spoolerCalls('Raw')).toMatchObject({
    announced: 1,
    printerJob: { uuid: 'kept zpl' },
    ended: 'forgotten',
    whileOpen: { document: 'aborted' },
    afterAbort: null,
    unknownJob: null,
    unknownPrinter: 'Windows answers OpenPrinter with error 1801',
    // Wine has no list of jobs.
    list: 'Windows answers EnumJobs with error 0',
  });
  await expect.poll(() => arrived(place.raw).slice(before).map(String), patience).toEqual([ZPL]);
});

it('prints nothing twice after it was killed', async () => {
  const before = place.raw.connections.length;
  const label = drawnPdf([page([5, 5, 10, 3])]);
  await place.print('Raw', 'killed', label);
  await expect.poll(() => place.raw.connections.length, patience).toBe(before + 1);
  await place.kill();
  await place.start();
  expect(await place.print('Raw', 'killed', label)).toMatchObject({ replayed: true });
  await expect.poll(async () => (await place.job('killed')).state, patience).toBe('unconfirmed');
  expect(place.raw.connections.length).toBe(before + 1);
});
