import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sizeInDots } from '../scene/size-in-dots.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { bitmapOfInk, isBlack, type Bitmap } from '../zpl/bitmap.ts';
import { readZplLabels, renderZpl } from '../zpl/index.ts';
import { openPdf, UnreadablePdfError, type Matrix } from './open-pdf.ts';

const fonts = loadFontSet();
const pointsPerInch = 72;

/** Returns the matrix that draws a page upright at a resolution. */
const upright = (dpi: number): Matrix => [dpi / pointsPerInch, 0, 0, dpi / pointsPerInch, 0, 0];

function labelOf(widthMm: number, heightMm: number, dpi: number) {
  const elements = [
    sampleText({ value: 'Crème ½ % @', sizePt: 18 }),
    sampleBarcode({ value: '9501101530003' }),
    { type: 'rectangle', id: 'r', xMm: 1, yMm: 1, widthMm: 98, heightMm: 58, strokeMm: 0.5 },
  ];
  return {
    template: sampleTemplate({ widthMm, heightMm, elements }),
    labels: [{ values: {}, copies: 2 }],
    dpi,
  };
}

function strayDots(one: Bitmap, other: Bitmap): number {
  let stray = 0;
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) if (isBlack(one, x, y) !== isBlack(other, x, y)) stray += 1;
  return stray;
}

/** Returns the bytes of bands that overwrite each other. */
const joined = (bands: Iterable<Uint8Array>) =>
  Buffer.concat(Array.from(bands, (band) => Uint8Array.from(band)));

async function grayOf(pdf: Uint8Array, size: { width: number; height: number }, matrix: Matrix) {
  const document = await openPdf(pdf);
  try {
    return joined(document.bands(0, { ...size, matrix, colours: 'gray' }));
  } finally {
    document.close();
  }
}

describe('the dots of a PDF', () => {
  it.each([
    [203, 100, 60],
    [300, 100, 60],
    [600, 100, 60],
    [203, 101.3, 61.7],
    [300, 101.3, 61.7],
    [600, 101.3, 61.7],
  ])(
    'are those of its thermal print but for some at the edges of letters, at %i dpi on %d × %d mm: fewer than PDFium itself leaves',
    async (dpi, widthMm, heightMm) => {
      const job = labelOf(widthMm, heightMm, dpi);
      const pdf = await renderPdf(job, { fonts });
      const size = sizeInDots({ ...job.template, dpi });
      const gray = await grayOf(pdf, size, upright(dpi));
      const drawn = bitmapOfInk({ ...size, ink: gray.map((brightness) => 255 - brightness) });
      const [thermal] = readZplLabels(new TextDecoder().decode(await renderZpl(job, { fonts })));
      const { value: page } = await rasterisePages(pdf, size).next();
      const [stray, strayOfPdfium] = [drawn, page].map(
        (one) => one && thermal && strayDots(one, thermal.bitmap),
      );
      expect(stray).toBeLessThan(200);
      expect(stray).toBeLessThan((strayOfPdfium ?? 0) / 2);
    },
  );

  it('are the same in red, green and blue, and turned', async () => {
    const pdf = await renderPdf(labelOf(100, 60, 300), { fonts });
    const [width, height] = [1181, 709];
    const gray = await grayOf(pdf, { width, height }, upright(300));
    const [scale] = upright(300);
    const onItsHead = await grayOf(pdf, { width, height }, [-scale, 0, 0, -scale, width, height]);
    const far = onItsHead
      .toReversed()
      .filter((brightness, dot) => Math.abs(brightness - (gray[dot] ?? 0)) > 8);
    // The edges of letters are rounded in another direction.
    expect(far.length / gray.filter((brightness) => brightness < 128).length).toBeLessThan(0.05);
    const document = await openPdf(pdf);
    const rgb = joined(document.bands(0, { width, height, matrix: upright(300), colours: 'rgb' }));
    document.close();
    const red = rgb.filter((_, at) => at % 3 === 0);
    expect(red.filter((brightness, dot) => brightness < 128 !== (gray[dot] ?? 0) < 128)).toHaveLength(0);
  });

  it('are drawn band by band without a seam', async () => {
    const pdf = await renderPdf(labelOf(100, 60, 300), { fonts });
    const document = await openPdf(pdf);
    const dots = { width: 4724, height: 2835, matrix: upright(1200), colours: 'gray' } as const;
    const gray = joined(document.bands(1, dots));
    expect(document.pageCount).toBe(2);
    expect(document.pageSize(1).width).toBeCloseTo(283.465, 2);
    document.close();
    // Along the left edge of the frame, every row is black.
    const column = Array.from({ length: 2600 }, (_, y) => gray[(y + 60) * dots.width + 59]);
    expect(new Set(column)).toEqual(new Set([0]));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['only a beginning', Buffer.from('%PDF-1.7\n%%EOF\n')],
    [
      'no pages',
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
    ],
  ])('are not there where the PDF is %s', async (_what, pdf) => {
    const open = async () => {
      const document = await openPdf(pdf);
      document.pageSize(0);
    };
    await expect(open()).rejects.toThrow(UnreadablePdfError);
  });
});
