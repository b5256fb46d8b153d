import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { samplePng } from '../testing/sample-image.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { labelPictures } from './label-pictures.ts';
import { layout } from './layout.ts';
import type { LayoutOptions } from './layout-context.ts';

const fonts = loadFontSet();
const dataUri = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const [drawing, photo] = [samplePng(8, 8), samplePng(16, 8)];
const place = { type: 'image', xMm: 5, yMm: 5, widthMm: 20, heightMm: 20 };
const embedded = { ...place, id: 'photo', source: { dataUri: dataUri(photo) } };
const chosen = { ...place, id: 'mark', xMm: 40, source: { variable: 'logo' } };

const template = (...elements: readonly unknown[]) =>
  sampleTemplate({
    variables: [
      { name: 'logo', type: 'media-ref', label: 'Logo of the brand' },
      { name: 'shown', type: 'toggle' },
    ],
    elements,
  });
const isPhoto: LayoutOptions['hasShades'] = ({ widthPx }) => widthPx === 16;
const images = { '7': photo, '8': drawing };
const words =
  'has shades of grey or colours. A thermal printer prints each dot black or white: what is darker than half becomes black, the rest stays white. Use a picture of black and white only.';

describe('a picture with shades', () => {
  it.each<[string, readonly unknown[], Record<string, string>, readonly object[]]>([
    [
      'inside the label',
      [embedded],
      {},
      [{ elementId: 'photo', message: `The image of element “photo” ${words}` }],
    ],
    [
      'chosen for a variable',
      [chosen],
      { logo: '7' },
      [
        {
          elementId: 'mark',
          variable: 'logo',
          message: `The image of variable “Logo of the brand” ${words}`,
        },
      ],
    ],
    ['in both', [embedded, chosen], { logo: '7' }, [{ elementId: 'photo' }, { elementId: 'mark' }]],
    ['beside a drawing', [embedded, chosen], { logo: '8' }, [{ elementId: 'photo' }]],
    ['that is not chosen', [chosen], { logo: '8' }, []],
    ['that is not shown', [{ ...embedded, visibleWhen: 'shown' }], {}, []],
  ])('is warned of and printed nevertheless: %s', (_name, elements, values, expected) => {
    const options = { dpi: 203, fonts, images, hasShades: isPhoto };
    const { warnings, problems } = layout(template(...elements), values, options);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject(expected.map((one) => ({ code: 'image-shades', ...one })));
  });

  it('is not known before it is measured', () => {
    expect(layout(template(embedded), {}, { dpi: 203, fonts }).warnings).toEqual([]);
  });
});

describe('the pictures to measure', () => {
  it('are those of the template and of the values, each once, in any number', () => {
    const file = { ...embedded, id: 'file', source: { dataUri: dataUri(samplePng(4, 4)) } };
    const again = { ...embedded, id: 'again' };
    const broken = { ...images, '9': new Uint8Array(40) };
    const found = labelPictures(template(embedded, file, again, chosen), broken);
    expect(found.map(({ widthPx }) => widthPx).toSorted((one, other) => one - other)).toEqual([4, 8, 16]);
  });

  it('are none on a label without pictures', () => {
    expect(labelPictures(template())).toEqual([]);
  });
});
