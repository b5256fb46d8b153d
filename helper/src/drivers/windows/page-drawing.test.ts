import { afterEach, describe, expect, it } from 'vitest';
import type { OpenPdf } from 'label-core/pdf-raster';
import { openPages } from '../../document/open-pages.ts';
import { sizeOfMm } from '../../paper/paper-measure.ts';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import { labelDevicePage } from '../../testing/fake-spooler.ts';
import { hasInkOutside, type PageBitmap } from './page-bitmap.ts';
import { drawPage, sizeOfPage } from './page-drawing.ts';

const dpi = 203;
const mmOfDots = (dots: number) => (dots * 25.4) / dpi;

const open: OpenPdf[] = [];
afterEach(() => {
  for (const pdf of open.splice(0)) pdf.close();
});

/** Opens a PDF of one label of 60 × 40 mm with one box, in dots. */
async function labelWith(box: readonly [number, number, number, number]): Promise<OpenPdf> {
  const [left, top, width, height] = box.map(mmOfDots) as [number, number, number, number];
  const pdf = await openPages(drawnPdf([{ widthMm: 60, heightMm: 40, boxes: [[left, top, width, height]] }]));
  open.push(pdf);
  return pdf;
}

const page = labelDevicePage({ paper: { by: 'user', size: sizeOfMm(60, 40) }, sides: undefined });

/** Returns the smallest area with all black dots: left, top, width, height. */
function inkOf({ width, height, rowBytes, bits }: PageBitmap): number[] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0) {
        xs.push(x);
        ys.push(y);
      }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
}

describe('a PDF in the dots of a printer', () => {
  it('has the size of its pages', async () => {
    expect(await sizeOfPage(await labelWith([0, 0, 8, 8]), 0)).toEqual(sizeOfMm(60, 40));
  });

  it.each([[[0, 0, 8, 8]], [[100, 50, 3, 40]], [[450, 300, 2, 2]], [[478, 318, 2, 2]]] as const)(
    'has a box on the grid on exactly its dots: %o',
    async (box) => {
      const bitmap = await drawPage(await labelWith(box), 0, {}, page);
      expect(inkOf(bitmap)).toEqual(box);
      expect(bitmap).toMatchObject({ left: 0, top: 0, width: 480, height: 320, rowBytes: 60 });
    },
  );

  it.each([
    ['landscape', [50, 376, 40, 4]],
    ['reverse-landscape', [230, 100, 40, 4]],
    ['reverse-portrait', [376, 230, 4, 40]],
  ] as const)('is turned for %s', async (orientation, ink) => {
    const pdf = await labelWith([100, 50, 4, 40]);
    const sheet = labelDevicePage({ paper: { by: 'user', size: sizeOfMm(60, 60) }, sides: undefined });
    expect(inkOf(await drawPage(pdf, 0, { orientation }, sheet))).toEqual(ink);
  });

  it('knows whether ink lies outside of an area', async () => {
    const bitmap = await drawPage(await labelWith([100, 50, 4, 40]), 0, {}, page);
    expect(hasInkOutside(bitmap, { left: 100, top: 50, width: 4, height: 40 })).toBe(false);
    expect(hasInkOutside(bitmap, { left: 100, top: 50, width: 3, height: 40 })).toBe(true);
    expect(hasInkOutside(bitmap, { left: 0, top: 51, width: 480, height: 300 })).toBe(true);
  });

  it('is refused with a sentence when it is none', async () => {
    await expect(openPages(Buffer.from('%PDF-1.7\n%%EOF\n'))).rejects.toThrow('the file is damaged');
  });
});
