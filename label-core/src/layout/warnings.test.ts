import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();
const code = '9501101530003';
const line = { type: 'line', id: 'line', x1Mm: 0, y1Mm: 10, x2Mm: 90, y2Mm: 10, strokeMm: 0.3 };
const shape = (changes: object) => ({
  type: 'rectangle',
  id: 'shape',
  xMm: 6,
  yMm: 6,
  widthMm: 10,
  heightMm: 10,
  ...changes,
});

function laidOut(elements: readonly unknown[], values: Record<string, string>, dpi = 203) {
  const variables = ['text', 'code', { name: 'shown', type: 'toggle' } as const];
  return layout(sampleTemplate({ variables, elements }), values, { dpi, fonts });
}

describe('a warning of the layout', () => {
  it('is given for a text that is cut', () => {
    const cut = sampleText({ widthMm: 20, heightMm: 6, overflow: 'ellipsis' });
    const { problems, warnings } = laidOut([cut], { text: 'Strawberry jam with whole fruits and vanilla' });
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([
      {
        code: 'text-cut',
        elementId: 'text',
        variable: 'text',
        message:
          'The text of variable “text” does not fit its place on the label: it is printed cut, with “…” at its end.',
      },
    ]);
    expect(laidOut([cut], { text: 'Jam' }).warnings).toEqual([]);
  });

  it.each([
    ['29 mm at 203 dpi: two dots', 29, 203, ['barcode-fine']],
    ['43 mm at 203 dpi: three dots', 43, 203, []],
    ['24 mm at 300 dpi: two dots are refused, three do not fit', 24, 300, []],
    ['30 mm at 300 dpi: three dots', 30, 300, ['barcode-fine']],
    ['39 mm at 300 dpi: four dots', 39, 300, []],
    ['29 mm at 600 dpi: six dots', 29, 600, ['barcode-fine']],
    ['34 mm at 600 dpi: seven dots', 34, 600, []],
  ])('is given for a barcode only where its bars are fine: %s', (_name, widthMm, dpi, codes) => {
    const { warnings } = laidOut([sampleBarcode({ widthMm })], { code }, dpi);
    expect(warnings.map((warning) => warning.code)).toEqual(codes);
  });

  it('states how wide the bars are and how wide they should be', () => {
    expect(laidOut([sampleBarcode({ widthMm: 29 })], { code }).warnings).toMatchObject([
      {
        code: 'barcode-fine',
        elementId: 'barcode',
        variable: 'code',
        message:
          'EAN-13 of variable “code”: at 203 dpi its bars are 0.25 mm wide; from 0.264 mm on every scanner reads it. A place 42.5 mm wide has room for 0.38 mm.',
      },
    ]);
  });

  it.each([
    ['a line through it', line, ['barcode-crowded']],
    ['a line beside it', { ...line, y1Mm: 30, y2Mm: 30 }, []],
    ['a line at its edge', { ...line, y1Mm: 25, y2Mm: 25 }, []],
    ['a black box on it', shape({ fill: 'black' }), ['barcode-crowded']],
    ['an outline within it', shape({}), ['barcode-crowded']],
    ['a frame around it', shape({ xMm: 4, yMm: 4, widthMm: 62, heightMm: 22 }), []],
    ['a white ground', shape({ fill: 'white' }), []],
    ['a text over it', sampleText(), []],
    ['a box that is not shown', shape({ fill: 'black', visibleWhen: 'shown' }), []],
    [
      'another barcode',
      { ...(sampleBarcode({ id: 'other', xMm: 30 }) as object) },
      ['barcode-crowded', 'barcode-crowded'],
    ],
  ])('is given for a barcode only where its white space is taken: %s', (_name, element, codes) => {
    const { warnings } = laidOut([sampleBarcode(), element], { code, text: 'Jam' });
    expect(warnings.map((warning) => warning.code)).toEqual(codes);
  });

  it('is not given where the barcode itself is refused', () => {
    const { warnings, problems } = laidOut([sampleBarcode(), line], { code: '1' });
    expect(problems).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});
