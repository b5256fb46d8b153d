import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { ImageNode } from '../scene/scene.ts';
import { sampleJpeg, samplePng } from '../testing/sample-image.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { layout } from './layout.ts';
import { pictureResolution } from './picture-resolution.ts';

const fonts = loadFontSet();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const embedded = { dataUri: `data:image/png;base64,${base64(samplePng(200, 100))}` };
const photo = { dataUri: `data:image/jpeg;base64,${base64(sampleJpeg)}` };

/** Lays out a picture in a box of 20 x 20 mm. */
function laidOut(patch: object, values: Record<string, string> = {}): ImageNode {
  const box = { xMm: 5, yMm: 5, widthMm: 20, heightMm: 20 };
  const template = sampleTemplate({
    variables: [{ name: 'logo', type: 'media-ref' }],
    elements: [{ type: 'image', id: 'picture', source: embedded, ...box, ...patch }],
  });
  const images = { '7': samplePng(300, 50) };
  const { nodes } = layout(template, values, { dpi: 203, fonts, images });
  const node = nodes.find((one) => one.kind === 'image');
  if (!node) throw new Error('The picture is not laid out.');
  return node;
}

/** A picture as wide as this. */
const picture = (widthPx: number): ImageNode['image'] => ({
  bytes: new Uint8Array(0),
  mediaType: 'image/png',
  widthPx,
  heightPx: 2000,
});

describe('the resolution of a picture', () => {
  it.each<[string, object, Record<string, string>, object]>([
    ['that is whole in its box', {}, {}, { px: 200, mm: 20, dpi: 254, isCoarser: false }],
    ['that fills its box', { fit: 'cover' }, {}, { px: 100, mm: 20, dpi: 127, isCoarser: true }],
    ['that is stretched', { fit: 'stretch' }, {}, { px: 100, mm: 20, dpi: 127, isCoarser: true }],
    ['in a flat box', { heightMm: 5 }, {}, { px: 100, mm: 5, dpi: 508, isCoarser: false }],
    [
      'stretched in a flat box',
      { heightMm: 5, fit: 'stretch' },
      {},
      { px: 200, mm: 20, dpi: 254, isCoarser: false },
    ],
    ['on its side', { heightMm: 5, rotation: 90 }, {}, { px: 200, mm: 5, dpi: 1016, isCoarser: false }],
    [
      'stretched on its side',
      { widthMm: 40, rotation: 270, fit: 'stretch' },
      {},
      { px: 100, mm: 40, dpi: 64, isCoarser: true },
    ],
    ['upside down', { rotation: 180 }, {}, { px: 200, mm: 20, dpi: 254, isCoarser: false }],
    ['of a photograph', { source: photo }, {}, { px: 16, mm: 20, dpi: 20, isCoarser: true }],
    [
      'that a variable shows',
      { source: { variable: 'logo' } },
      { logo: '7' },
      { px: 300, mm: 20, dpi: 381, isCoarser: false },
    ],
  ])('%s', (_, patch, values, expected) => {
    expect(pictureResolution(laidOut(patch, values), 203)).toEqual(expected);
  });

  it('is not coarser where the picture has as many pixels as its box has whole dots', () => {
    const dots = 160;
    const exact = { widthMm: (dots * 25.4) / 203, heightMm: 20, fit: 'stretch' } as const;
    const isCoarser = (px: number, mm = exact.widthMm) =>
      pictureResolution({ ...exact, widthMm: mm, image: picture(px) }, 203).isCoarser;
    expect(isCoarser(dots)).toBe(false);
    expect(isCoarser(dots - 1)).toBe(true);
    // Boxes on dots are stored rounded outwards.
    expect(isCoarser(dots, exact.widthMm + 0.01)).toBe(false);
  });

  it('is that of the coarser direction, as the picture is drawn', () => {
    const side = fc.integer({ min: 1, max: 500 });
    const mm = fc.double({ min: 1, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        mm,
        mm,
        fc.constantFrom('contain', 'cover', 'stretch'),
        (widthPx, heightPx, widthMm, heightMm, fit) => {
          const image = { bytes: new Uint8Array(0), mediaType: 'image/png', widthPx, heightPx } as const;
          const { px, mm: length } = pictureResolution({ image, fit, widthMm, heightMm }, 203);
          // The sides of the drawn picture, as all back ends draw it.
          const share = (fit === 'cover' ? Math.max : Math.min)(widthMm / widthPx, heightMm / heightPx);
          const drawn = fit === 'stretch' ? [widthMm, heightMm] : [widthPx * share, heightPx * share];
          const perMm = Math.min(widthPx / (drawn[0] ?? 0), heightPx / (drawn[1] ?? 0));
          expect(px / length).toBeCloseTo(perMm, 9);
        },
      ),
      { numRuns: 500 },
    );
  });
});
