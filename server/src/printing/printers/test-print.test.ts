import { Buffer } from 'node:buffer';
import { readBarcodesOf } from 'label-core/testing';
import { rasterisePages } from 'label-core/testing';
import { readZplLabels, type Bitmap } from 'label-core/zpl';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { printFileSchema } from '../print/print-job-answer.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import type { Answer } from '../../testing/test-server.ts';

const member = 'member@demo.test';
const printer = { name: 'Line 2', dpi: 203, language: 'pdf', targetPrintQueue: 'Save to folder' };
const dotsOf = (dpi: number) => ({
  width: Math.round((50 / 25.4) * dpi),
  height: Math.round((30 / 25.4) * dpi),
});
const fileOf = (answer: Answer) =>
  z.object({ printFiles: z.tuple([printFileSchema]) }).parse(answer.body).printFiles[0];

/** Returns whether anything is drawn in these rows of a label at 203 dpi. */
function hasInk(
  { rowBytes, bits }: Bitmap,
  { topMm, bottomMm }: { topMm: number; bottomMm: number },
): boolean {
  const rowAt = (mm: number) => Math.round((mm / 25.4) * 203) * rowBytes;
  return bits.slice(rowAt(topMm), rowAt(bottomMm)).some((byte) => byte !== 0);
}

async function codesOf(pdf: Uint8Array, dpi: number): Promise<string[]> {
  const codes: string[] = [];
  for await (const bitmap of rasterisePages(pdf, dotsOf(dpi)))
    codes.push(...(await readBarcodesOf(bitmap)).map(({ text }) => text));
  return codes.toSorted();
}

onEveryStore('a test print', (server) => {
  const ask = (body: object) => server().call('POST /api/printers/testprint', { as: member, body });
  const statusOf = async (address: string) => (await server().fetch(new Request(address))).status;
  const printedJobs = async () =>
    (await server().call('GET /api/printjobs/count?interval=MONTH', { as: member })).body;

  it.each([203, 300, 600])('has bars that scan at %i dpi, on a page of its own size', async (dpi) => {
    const file = fileOf(await ask({ ...printer, dpi }));
    const pdf = Buffer.from(file.pdfAsBase64String ?? '', 'base64');
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 141\.7\d* 85\.0\d*\]/);
    expect(await codesOf(pdf, dpi)).toEqual(['1D', '2D', '3D']);
  });

  it('is sent to the target that was entered, and counts and stores nothing', async () => {
    const before = await printedJobs();
    const target = { targetIpAddress: '10.0.0.9', targetPort: 9101, targetPrintQueue: null };
    expect(fileOf(await ask({ ...printer, ...target, useLocalPrinterDriver: false }))).toMatchObject({
      ...target,
      useLocalPrinterDriver: false,
      printerName: 'Line 2',
      labelCount: 1,
      orientation: 'portrait',
      scale: 'noscale',
      paperSize: null,
    });
    expect(await printedJobs()).toEqual(before);
  });

  it('is ZPL at its address for a printer that speaks it, for ten minutes', async () => {
    const file = fileOf(await ask({ ...printer, language: 'zpl', name: '^XZ{{printer}}' }));
    expect(file.pdfAsBase64String).toBeNull();
    const fetched = await server().fetch(new Request(file.printFileName));
    expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/zpl']);
    const [label] = readZplLabels(await fetched.text());
    expect(label && { width: label.bitmap.width, height: label.bitmap.height }).toEqual(dotsOf(203));
    expect(label && hasInk(label.bitmap, { topMm: 1, bottomMm: 6 })).toBe(true);
    server().advance(10 * 60_000 + 1);
    expect((await server().fetch(new Request(file.printFileName))).status).toBe(404);
  });

  it('has an address that nobody can guess', async () => {
    const { printFileName } = fileOf(await ask(printer));
    const asFile = printFileName.replace('/printers/testprint/', '/printfiles/');
    expect(await statusOf(printFileName)).toBe(200);
    expect(await statusOf(`${printFileName}x`)).toBe(404);
    expect(await statusOf(printFileName.replace('testprint/e', 'testprint/f'))).toBe(404);
    expect(await statusOf(asFile)).toBe(404);
  });

  it.each([
    [{ targetPrintQueue: '' }, 422],
    [{ dpi: 20 }, 422],
    [{ name: '' }, 422],
    [{ quantity: 2 }, 422],
    [
      { name: 'Zebra in der Konditorei und Bäckerei am Marktplatz in Öhringen, Halle 3, Linie 2, links' },
      200,
    ],
    [{ name: '日本語のプリンター' }, 200],
  ])('of %j is answered with %i', async (entered, status) => {
    expect((await ask({ ...printer, ...entered })).status).toBe(status);
  });
});
