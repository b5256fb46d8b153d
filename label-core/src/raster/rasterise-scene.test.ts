import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { dotMm } from '../scene/length.ts';
import { sizeInDots } from '../scene/size-in-dots.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { isBlack } from '../zpl/bitmap.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import { rasteriseScene } from './rasterise-scene.ts';

const fonts = loadFontSet();
const place = (xMm: number, yMm: number, widthMm: number, heightMm: number) => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
});
const star = 'M 50 0 L 80 95 L 2 36 L 98 36 L 20 95 Z';
const view = { viewWidth: 100, viewHeight: 100 };

/** Elements of every kind that need no picture. */
const elements: Readonly<Record<string, readonly unknown[]>> = {
  // The rasteriser of the printed page thickens small letters.
  'a text': [sampleText({ value: 'Crème ½ % @', sizePt: 24, widthMm: 90 })],
  'a turned bold text': [sampleText({ value: 'Turned', rotation: 90, weight: 700, sizePt: 18 })],
  'a text on its head': [sampleText({ value: 'Turned', rotation: 180, sizePt: 18 })],
  'a white text on black': [
    { type: 'rectangle', id: 'ground', ...place(5, 5, 60, 20), fill: 'black' },
    sampleText({ value: 'White', color: 'white', sizePt: 20, rotation: 270 }),
  ],
  'an EAN-13': [sampleBarcode({ value: '9501101530003' })],
  'a turned Data Matrix': [
    sampleBarcode({ symbology: 'datamatrix', value: 'Lot 4711', rotation: 90, widthMm: 20 }),
  ],
  'a frame': [{ type: 'rectangle', id: 'r', ...place(5, 5, 40, 20), strokeMm: 1 }],
  'a rounded frame': [{ type: 'rectangle', id: 'r', ...place(5, 5, 40, 20), strokeMm: 1, radiusMm: 5 }],
  'a rounded ground': [{ type: 'rectangle', id: 'r', ...place(5, 5, 40, 20), fill: 'black', radiusMm: 3 }],
  'a ring': [{ type: 'ellipse', id: 'e', ...place(5, 5, 40, 30), strokeMm: 1.5 }],
  'an ellipse over the edge': [{ type: 'ellipse', id: 'e', ...place(80, 40, 40, 30), fill: 'black' }],
  'a slanting line': [{ type: 'line', id: 'l', x1Mm: 10, y1Mm: 10, x2Mm: 71, y2Mm: 33, strokeMm: 0.7 }],
  'a nonzero star': [{ type: 'path', id: 'p', ...place(5, 5, 50, 50), ...view, d: star }],
  'an even-odd star': [
    { type: 'path', id: 'p', ...place(5, 5, 50, 50), ...view, d: star, fillRule: 'evenodd' },
  ],
  'a stroked star': [
    { type: 'path', id: 'p', ...place(10, 10, 45, 45), ...view, d: star, fill: 'none', strokeMm: 1 },
  ],
  'a round curve': [
    {
      type: 'path',
      id: 'p',
      ...place(10, 10, 45, 45),
      ...view,
      d: 'M 0 0 C 100 0 0 100 100 100 L 0 60',
      fill: 'none',
      strokeMm: 2,
      lineEnds: 'round',
    },
  ],
};

/** Counts the dots that are black here and white in the printed page, or the other way round. */
async function strayDots(name: string, dpi: number): Promise<{ stray: number; black: number }> {
  // Of whole dots, so that a pixel of the page is a dot.
  const [widthMm, heightMm] = [100, 60].map((mm) => Math.ceil(mm / dotMm(dpi)) * dotMm(dpi));
  const template = sampleTemplate({ widthMm, heightMm, elements: elements[name] ?? [] });
  const grid = rasteriseScene(layout(template, {}, { dpi, fonts }), { dpi });
  const job = { template, labels: [{ values: {}, copies: 1 }], dpi };
  const pages = rasterisePages(await renderPdf(job, { fonts }), sizeInDots({ ...template, dpi }));
  const { value: page } = await pages.next();
  if (!page) throw new Error('Nothing was printed.');
  let stray = 0;
  let black = 0;
  for (let y = 0; y < page.height; y += 1) {
    for (let x = 0; x < page.width; x += 1) {
      const isInk = (grid.ink[y * grid.width + x] ?? 0) > 127;
      if (isInk) black += 1;
      if (isInk !== isBlack(page, x, y)) stray += 1;
    }
  }
  return { stray, black };
}

describe('the raster of a scene', () => {
  it.each(Object.keys(elements).flatMap((name) => [203, 300].map((dpi) => [name, dpi] as const)))(
    'paints the dots that are printed: %s at %i dpi',
    async (name, dpi) => {
      const { stray, black } = await strayDots(name, dpi);
      expect(black).toBeGreaterThan(500);
      // The two may round the edge of a curve differently.
      expect(stray / black).toBeLessThan(0.01);
    },
  );

  it('gives the share of a dot that is covered', () => {
    const node = {
      kind: 'rectangle',
      elementId: 'r',
      ...place(0.254 * 1.25, 0.254 * 1.5, 0.254, 0.254),
      radiusMm: 0,
      strokeMm: 0,
      fill: 'black',
    } as const;
    const scene = {
      ...layout(sampleTemplate({ widthMm: 1, heightMm: 1 }), {}, { dpi: 100, fonts }),
      nodes: [node],
    };
    const { ink, width } = rasteriseScene(scene, { dpi: 100 });
    const shares = [
      [1, 1, 0.375],
      [2, 1, 0.125],
      [1, 2, 0.375],
      [2, 2, 0.125],
      [0, 1, 0],
      [3, 2, 0],
    ] as const;
    for (const [x, y, share] of shares) expect(ink[y * width + x]).toBeCloseTo(share * 255, -0.4);
  });

  // At 203 dpi the strokes of these are thinner than a dot: between two dots they would be lost.
  it.each([3, 4, 5])('loses no ink of a text of %d pt, wherever it lies between the dots', (sizePt) => {
    const inkAt = (dpi: number, shiftMm: number) => {
      const text = {
        type: 'text',
        id: 't',
        ...place(1 + shiftMm, 1 + shiftMm, 40, 5),
        value: 'Eel HEFT 12,5 %',
        sizePt,
      };
      const template = sampleTemplate({ widthMm: 42, heightMm: 7, elements: [text] });
      const { ink } = rasteriseScene(layout(template, {}, { dpi: 203, fonts }), { dpi });
      return ink.reduce((black, amount) => black + (amount > 127 ? 1 : 0), 0) / dpi ** 2;
    };
    for (const step of [0, 0.2, 0.4, 0.6, 0.8]) {
      const shiftMm = step * dotMm(203);
      expect(inkAt(203, shiftMm) / inkAt(2400, shiftMm)).toBeGreaterThan(0.95);
    }
  });
});
