import { describe, expect, it } from 'vitest';
import { renderPdf } from '../pdf/render-pdf.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import { dotMm } from '../scene/length.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import { pngOf, sampleJpeg, samplePng } from '../testing/sample-image.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { isBlack, type Bitmap } from './bitmap.ts';
import { renderZpl } from './render-zpl.ts';
import { readZplLabels } from './zpl-label.ts';

const dpi = 203;
const side = 160;
const sideMm = side * dotMm(dpi);

const jobOf = (bytes: Uint8Array, mediaType: 'png' | 'jpeg', look: object = {}) => ({
  template: sampleTemplate({
    widthMm: sideMm,
    heightMm: sideMm,
    elements: [
      {
        type: 'image',
        id: 'logo',
        xMm: sideMm / 8,
        yMm: sideMm / 4,
        widthMm: sideMm / 2,
        heightMm: sideMm / 4,
        source: { dataUri: `data:image/${mediaType};base64,${Buffer.from(bytes).toString('base64')}` },
        ...look,
      },
    ],
  }),
  labels: [{ values: {}, copies: 1 }],
  dpi,
});

/** Returns the share of dots in which two pictures differ, of those that are black in one of them. */
function strayShare(one: Bitmap, other: Bitmap): number {
  let black = 0;
  let stray = 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [isInOne, isInOther] = [isBlack(one, x, y), isBlack(other, x, y)];
      if (isInOne || isInOther) black += 1;
      if (isInOne !== isInOther) stray += 1;
    }
  }
  return black === 0 ? 1 : stray / black;
}

/** Left half black, right half white, in every kind of PNG. */
const size = { widthPx: 16, heightPx: 16 };
const half = (black: number[], white: number[]) =>
  Buffer.from([...Array<number[]>(8).fill(black), ...Array<number[]>(8).fill(white)].flat());
const kinds: Readonly<Record<string, Uint8Array>> = {
  'grey of 1 bit': pngOf({ ...size, depth: 1, row: Buffer.of(0x00, 0xff) }),
  'grey of 2 bits': pngOf({ ...size, depth: 2, row: Buffer.of(0x00, 0x00, 0xff, 0xff) }),
  'grey of 4 bits': pngOf({ ...size, depth: 4, row: Buffer.alloc(8, 0xff).fill(0, 0, 4) }),
  'grey of 16 bits': pngOf({ ...size, depth: 16, row: half([0, 0], [255, 255]) }),
  colours: pngOf({ ...size, colorType: 2, row: half([10, 0, 40], [250, 255, 240]) }),
  'colours of 16 bits': pngOf({
    ...size,
    depth: 16,
    colorType: 2,
    row: half(Array(6).fill(9), Array(6).fill(255)),
  }),
  'a palette of 1 bit': pngOf({
    ...size,
    depth: 1,
    colorType: 3,
    chunks: [['PLTE', Buffer.of(255, 255, 255, 0, 0, 0)]],
    row: Buffer.of(0xff, 0x00),
  }),
  'a palette with a transparent colour': pngOf({
    ...size,
    colorType: 3,
    chunks: [
      ['PLTE', Buffer.of(0, 0, 0, 30, 30, 30)],
      ['tRNS', Buffer.of(255, 0)],
    ],
    row: half([0], [1]),
  }),
  'grey with opacity': pngOf({ ...size, colorType: 4, row: half([0, 255], [0, 0]) }),
  'colours with opacity': pngOf({ ...size, colorType: 6, row: half([0, 0, 0, 255], [0, 0, 0, 20]) }),
  'a transparent grey': pngOf({
    ...size,
    chunks: [['tRNS', Buffer.of(0, 7)]],
    row: half([0], [7]),
  }),
  'a transparent colour': pngOf({
    ...size,
    colorType: 2,
    chunks: [['tRNS', Buffer.of(0, 7, 0, 7, 0, 7)]],
    row: half([0, 0, 0], [7, 7, 7]),
  }),
};

describe('a picture on a thermal print', () => {
  it.each([
    ['a PNG', samplePng(40, 20), 'png', {}],
    ['a PNG, turned', samplePng(40, 20), 'png', { rotation: 90 }],
    ['a PNG on its head', samplePng(40, 20), 'png', { rotation: 180, fit: 'stretch' }],
    ['a PNG, cut', samplePng(40, 40), 'png', { rotation: 270, fit: 'cover' }],
    ['a JPEG', sampleJpeg, 'jpeg', {}],
    ['a JPEG, turned', sampleJpeg, 'jpeg', { rotation: 270, fit: 'stretch' }],
    ...Object.entries(kinds).map(
      ([name, bytes]) => [`a PNG of ${name}`, bytes, 'png', { fit: 'stretch' }] as const,
    ),
  ] as const)('covers the dots that it covers in the PDF: %s', async (_how, bytes, mediaType, look) => {
    const job = jobOf(bytes, mediaType, look);
    const [label] = readZplLabels(new TextDecoder().decode(await renderZpl(job)));
    const pages = rasterisePages(await renderPdf(job), { width: side, height: side });
    const { value: page } = await pages.next();
    if (!label || !page) throw new Error('Nothing was printed.');
    // The reader of the PDF smooths an enlarged picture: an edge may lie one dot beside.
    expect(strayShare(label.bitmap, page)).toBeLessThan(0.08);
  });

  it('that holds no pixels is refused with its element and the number of the label', async () => {
    const job = { ...jobOf(withOtherPixels(samplePng(40, 20)), 'png'), firstIndex: 7 };
    const refused = renderZpl(job);
    await expect(refused).rejects.toBeInstanceOf(LabelValueError);
    await expect(refused).rejects.toMatchObject({
      labelIndex: 7,
      problems: [{ code: 'image-unreadable', elementId: 'logo' }],
    });
  });
});

/** Returns a PNG whose chunks are whole, and whose pixels are too few. */
function withOtherPixels(png: Uint8Array): Uint8Array {
  const other = samplePng(40, 2);
  const header = 8 + 25;
  return Uint8Array.from([...png.slice(0, header), ...other.slice(header)]);
}
