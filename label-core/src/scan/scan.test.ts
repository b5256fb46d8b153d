import { describe, expect, it } from 'vitest';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sizeInDots } from '../scene/size-in-dots.ts';
import { isMatrix } from '../template/matrix-symbologies.ts';
import { symbologies } from '../template/template-schema.ts';
import { readBarcodesOf } from '../testing/read-barcodes.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import type { Bitmap } from '../zpl/bitmap.ts';

/** 600 dpi is tested only in the full run, because it takes four times as long as 300 dpi. */
const resolutions = process.env['TEST_RUN'] === 'main' ? [203, 300] : [203, 300, 600];
const quarterTurns = [0, 90, 180, 270];

/** Returns a label for a quarter turn whose box is not on the dot grid. */
function turned(symbology: string, rotation: number): ReturnType<typeof sampleTemplate> {
  const isSideways = rotation % 180 === 90;
  const place = {
    xMm: 3.33,
    yMm: 2.71,
    widthMm: isSideways ? 27.3 : 62.1,
    heightMm: isSideways ? 62.1 : 27.3,
  };
  return sampleTemplate({
    widthMm: 68,
    heightMm: 68,
    variables: ['code'],
    elements: [sampleBarcode({ symbology, rotation, ...place, humanReadable: true })],
  });
}

async function firstPage(
  pdf: Uint8Array,
  size: { width: number; height: number },
): Promise<Bitmap | undefined> {
  for await (const bitmap of rasterisePages(pdf, size)) return bitmap;
  return undefined;
}

describe('the smallest bars, far from the corner of a label that is no whole number of dots', () => {
  it.each(resolutions.flatMap((dpi) => symbologies.map((symbology) => [dpi, symbology] as const)))(
    'can be scanned at %i dpi: %s',
    async (dpi, symbology) => {
      const { value, scanned } = sampleValues[symbology];
      const place = { xMm: 21.4, yMm: 31.3, widthMm: 78, heightMm: 25 };
      const template = sampleTemplate({
        variables: ['code'],
        elements: [sampleBarcode({ symbology, moduleMm: 0.01, ...place })],
      });
      const labels = [{ values: { code: value }, copies: 1 }];
      const bitmap = await firstPage(
        await renderPdf({ template, labels, dpi }),
        sizeInDots({ ...template, dpi }),
      );
      const found = bitmap ? await readBarcodesOf(bitmap) : [];
      expect(found.map(({ text }) => text)).toEqual([scanned]);
    },
  );
});

describe.each(resolutions)('the PDF of a barcode at %i dpi', (dpi) => {
  describe.each(symbologies)('of kind %s', (symbology) => {
    const { value, scanned, format } = sampleValues[symbology];

    it.each(quarterTurns)('is scanned when it is turned by %i degrees', async (rotation) => {
      const template = turned(symbology, rotation);
      const pdf = await renderPdf({ template, labels: [{ values: { code: value }, copies: 1 }], dpi });
      const bitmap = await firstPage(pdf, sizeInDots({ ...template, dpi }));
      const found = bitmap ? await readBarcodesOf(bitmap) : [];
      expect(found.map(({ text }) => text)).toEqual([scanned]);
      expect(found[0]?.format).toBe(format);
    });
  });
});

describe.each(resolutions)('the ZPL of a barcode on a thermal printer of %i dpi', (dpi) => {
  describe.each(symbologies)('of kind %s', (symbology) => {
    const { value, scanned } = sampleValues[symbology];

    it.each(quarterTurns)('is scanned when it is turned by %i degrees', async (rotation) => {
      const template = turned(symbology, rotation);
      const zpl = await renderZpl({ template, labels: [{ values: { code: value }, copies: 1 }], dpi });
      const [label] = readZplLabels(new TextDecoder().decode(zpl));
      const found = label ? await readBarcodesOf(label.bitmap) : [];
      expect(found.map(({ text }) => text)).toEqual([scanned]);
    });
  });
});

describe.each([203, 300])('a barcode that grew at %i dpi', (dpi) => {
  it.each(
    symbologies
      .filter((symbology) => !isMatrix(symbology))
      .flatMap((symbology) => [0, 90].map((rotation) => [symbology, rotation] as const)),
  )('is scanned: %s, turned by %i degrees', async (symbology, rotation) => {
    const { value, scanned } = sampleValues[symbology];
    const place = rotation === 0 ? { widthMm: 15, heightMm: 20 } : { widthMm: 20, heightMm: 15 };
    const element = sampleBarcode({ symbology, rotation, grows: true, xMm: 41.3, yMm: 41.7, ...place });
    const template = sampleTemplate({
      widthMm: 100,
      heightMm: 100,
      variables: ['code'],
      elements: [element],
    });
    const pdf = await renderPdf({ template, labels: [{ values: { code: value }, copies: 1 }], dpi });
    const bitmap = await firstPage(pdf, sizeInDots({ ...template, dpi }));
    const found = bitmap ? await readBarcodesOf(bitmap) : [];
    expect(found.map(({ text }) => text)).toEqual([scanned]);
  });
});

describe('the reader of these tests', () => {
  it('reads an ITF-14 of broad bars, and no EAN-13 in a part of it', async () => {
    const template = sampleTemplate({
      widthMm: 70,
      heightMm: 34,
      elements: [
        sampleBarcode({
          symbology: 'itf14',
          value: '00883172977086',
          xMm: 1,
          yMm: 1,
          widthMm: 68,
          heightMm: 32,
          humanReadable: true,
        }),
      ],
    });
    const zpl = await renderZpl({ template, labels: [{ values: {}, copies: 1 }], dpi: 300 });
    const [label] = readZplLabels(new TextDecoder().decode(zpl));
    const found = label ? await readBarcodesOf(label.bitmap) : [];
    expect(found.map(({ format, text }) => `${format} ${text}`)).toEqual(['ITF 00883172977086']);
  });
});
