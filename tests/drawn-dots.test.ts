import { renderPdf } from 'label-core/pdf';
import { readBarcodesOf } from 'label-core/testing';
import { isBlack, readZplLabels, renderZpl, type Bitmap } from 'label-core/zpl';
import { expect, it } from 'vitest';
import { parseLabelTemplate } from 'label-core';
import { sizeOfMm } from '../helper/src/paper/paper-measure.ts';
import { labelDevicePage } from '../helper/src/testing/fake-spooler.ts';
import { drawPage } from '../helper/src/drivers/windows/page-drawing.ts';
import { openPages } from '../helper/src/document/open-pages.ts';
import { rasterPages } from '../helper/src/raster/raster-pages.ts';
import { decodePwg, type DecodedPage } from '../helper/src/testing/decode-raster.ts';
import type { DevicePage } from '../helper/src/drivers/windows/spooler.ts';

const value = '9501101530003';
const values: Readonly<Record<string, string>> = { itf14: '19501101530000' };
const size = { widthMm: 101.3, heightMm: 61.7 };

/** A label that is no whole number of dots, with the smallest bars far from its corner. */
function labelWith(symbology: string) {
  const place = { xMm: 21.4, yMm: 31.3, widthMm: 78, heightMm: 25 };
  const barcode = { type: 'barcode', id: 'barcode', symbology, value: '{{code}}', moduleMm: 0.01 };
  return parseLabelTemplate({
    format: 'platen-label',
    version: 1,
    name: 'Dots',
    ...size,
    variables: [{ name: 'code', type: 'default' }],
    elements: [{ ...barcode, humanReadable: false, ...place }],
  });
}

function devicePage(dpi: number): DevicePage {
  const { width, height } = sizeOfMm(size.widthMm, size.heightMm);
  const dots = { x: Math.round((width * dpi) / 2540), y: Math.round((height * dpi) / 2540) };
  return {
    ...labelDevicePage({ paper: undefined, sides: undefined }),
    dpi: { x: dpi, y: dpi },
    physical: dots,
    printable: dots,
  };
}

/** Returns a page of raster, one bit for each dot, as a bitmap. */
const bitmapOf = ({ width, height, lines }: DecodedPage): Bitmap => ({
  width,
  height,
  rowBytes: Math.ceil(width / 8),
  bits: Buffer.concat(lines),
});

function strayDots(one: Bitmap, other: Bitmap): number {
  let stray = 0;
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) if (isBlack(one, x, y) !== isBlack(other, x, y)) stray += 1;
  return stray;
}

/** 600 dpi is tested only in the full run, because it takes four times as long as 300 dpi. */
const resolutions = process.env['TEST_RUN'] === 'main' ? [203, 300] : [203, 300, 600];
const symbologies = ['ean13', 'code128', 'itf14', 'datamatrix', 'qrcode'];

it.each(resolutions.flatMap((dpi) => symbologies.map((symbology) => [dpi, symbology] as const)))(
  'has the same dots as the ZPL of the label at %i dpi: %s',
  async (dpi, symbology) => {
    const job = {
      template: labelWith(symbology),
      labels: [{ values: { code: values[symbology] ?? value }, copies: 1 }],
      dpi,
    };
    const file = await renderPdf(job);
    const pdf = await openPages(file);
    const drawn = await drawPage(pdf, 0, {}, devicePage(dpi));
    pdf.close();
    const [zpl] = readZplLabels(new TextDecoder().decode(await renderZpl(job)));
    expect(zpl && strayDots(drawn, zpl.bitmap)).toBe(0);
    expect(await readBarcodesOf(drawn)).toHaveLength(1);
    // As PWG raster for a printer without PDF.
    const choice = {
      mediaType: 'image/pwg-raster',
      dpi: { x: dpi, y: dpi },
      dots: 'black_1',
      sheetBack: 'normal',
    } as const;
    const [page] = decodePwg(
      await rasterPages(file, { choice, options: {}, signal: new AbortController().signal }),
    );
    expect(page).toMatchObject({ width: drawn.width, height: drawn.height });
    expect(page && zpl && strayDots(bitmapOf(page), zpl.bitmap)).toBe(0);
  },
);
