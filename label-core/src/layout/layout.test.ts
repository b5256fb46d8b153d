import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import { samplePng } from '../testing/sample-image.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { assertPrintable, layout } from './layout.ts';

const fonts = loadFontSet();
const png = samplePng(40, 20);
const images = {
  logo: png,
  broken: png.slice(0, 60),
  bad: png.map((byte, index) => (index === 50 ? byte ^ 1 : byte)),
};

type Case = readonly [
  name: string,
  element: unknown,
  values: Record<string, string>,
  problem: Partial<LabelProblem>,
];

const lotRequired = { name: 'lot', type: 'default', required: true } as const;
const variables = [
  'text',
  'code',
  lotRequired,
  { name: 'logo', type: 'media-ref' },
  { name: 'shown', type: 'toggle' },
  { name: 'gtin', type: 'default', label: 'Trade item' },
  { name: 'mark', type: 'media-ref', label: 'Mark of origin' },
] as const;
const image = {
  type: 'image',
  id: 'picture',
  xMm: 5,
  yMm: 5,
  widthMm: 20,
  heightMm: 20,
  source: { variable: 'logo' },
};

function problemsOf(element: unknown, values: Record<string, string>): readonly LabelProblem[] {
  const template = sampleTemplate({ variables, elements: [element] });
  return layout(template, { lot: 'L1', ...values }, { dpi: 203, fonts, images }).problems;
}

describe('the layout of a label', () => {
  it.each<Case>([
    [
      'a missing required value',
      sampleText({ value: '{{lot}}' }),
      { lot: '' },
      { code: 'value-required', variable: 'lot', message: 'Variable “lot” is empty; it is required.' },
    ],
    [
      'a missing value, named by the label of its variable',
      sampleBarcode({ value: '{{gtin}}' }),
      { gtin: '9501101530004' },
      {
        variable: 'gtin',
        message: 'EAN-13 of variable “Trade item”: check digit 3 expected, 4 found.',
      },
    ],
    [
      'missing values of variables with and without a label',
      sampleText({ value: '{{gtin}}{{text}}', widthMm: 20, heightMm: 6, minSizePt: 6 }),
      { gtin: 'Strawberry jam with', text: 'whole fruits and vanilla' },
      { message: expect.stringContaining('The text of variables “Trade item” and “text” does not fit') },
    ],
    [
      'a missing picture, named by the label of its variable',
      { ...image, source: { variable: 'mark' } },
      { mark: 'gone' },
      { message: 'The image of variable “Mark of origin” is not in the media library.' },
    ],
    [
      'a text that does not fit',
      sampleText({ widthMm: 20, heightMm: 6, minSizePt: 6 }),
      { text: 'Strawberry jam with whole fruits and vanilla' },
      {
        code: 'text-overflow',
        variable: 'text',
        elementId: 'text',
        message: 'The text of variable “text” does not fit its place on the label, even at 6 pt.',
      },
    ],
    [
      'a text of the template that does not fit',
      sampleText({ value: 'far too long', widthMm: 5, heightMm: 5 }),
      {},
      {
        code: 'text-overflow',
        message: 'The text of element “text” does not fit its place on the label, even at 10 pt.',
      },
    ],
    [
      'a character no font has',
      sampleText({ value: '{{text}} {{lot}}' }),
      { text: 'Rice', lot: '米' },
      {
        code: 'character-missing',
        variable: 'lot',
        message: 'The text of variable “lot” contains “米” (U+7C73), which the label font cannot print.',
      },
    ],
    [
      'a control character',
      sampleText(),
      { text: 'a\u0007b' },
      {
        code: 'character-missing',
        message: 'The text of variable “text” contains U+0007, which the label font cannot print.',
      },
    ],
    [
      'a script that is not set correctly',
      sampleText(),
      { text: 'नमक' },
      {
        code: 'character-missing',
        message:
          'The text of variable “text” contains “न” (U+0928), “म” (U+092E), “क” (U+0915), which the label font cannot print.',
      },
    ],
    [
      'a wrong check digit',
      sampleBarcode(),
      { code: '9501101530004' },
      {
        code: 'barcode-check-digit',
        variable: 'code',
        elementId: 'barcode',
        message: 'EAN-13 of variable “code”: check digit 3 expected, 4 found.',
      },
    ],
    [
      'the one variable of a GS1 value that is at fault',
      sampleBarcode({ symbology: 'gs1-128', value: '(01){{code}}(17){{lot}}' }),
      { code: '09501101530003', lot: '991301' },
      { code: 'barcode-syntax', variable: 'lot', message: 'GS1-128 of variable “lot”: (17) invalid month.' },
    ],
    [
      'an empty barcode',
      sampleBarcode(),
      {},
      { code: 'barcode-empty', variable: 'code', message: 'EAN-13 of variable “code”: it is empty.' },
    ],
    [
      'a barcode wider than its place',
      sampleBarcode({ widthMm: 25 }),
      { code: '9501101530003' },
      {
        code: 'barcode-too-small',
        message:
          'EAN-13 of variable “code”: it does not fit its place on the label; at 203 dpi it needs 28.3 mm of width and has 24.9 mm.',
      },
    ],
    [
      'bars too short',
      sampleBarcode({ heightMm: 4 }),
      { code: '9501101530003' },
      { code: 'barcode-too-small' },
    ],
    [
      'a matrix larger than its place',
      sampleBarcode({ symbology: 'qrcode', widthMm: 6 }),
      { code: 'https://demo.test' },
      { code: 'barcode-too-small', variable: 'code' },
    ],
    [
      'a text below a barcode that does not fit',
      sampleBarcode({ symbology: 'qrcode', widthMm: 45, heightMm: 50, humanReadable: true }),
      { code: 'a'.repeat(400) },
      { code: 'text-overflow', message: 'QR code of variable “code”: the text below it does not fit.' },
    ],
    [
      'an image that is not there',
      image,
      { logo: 'other' },
      {
        code: 'image-missing',
        variable: 'logo',
        message: 'The image of variable “logo” is not in the media library.',
      },
    ],
    ['an inherited name for an image', image, { logo: 'constructor' }, { code: 'image-missing' }],
    [
      'half an image',
      image,
      { logo: 'broken' },
      {
        code: 'image-unreadable',
        variable: 'logo',
        message: 'The image of variable “logo” cannot be read; it must be a whole PNG or JPEG file.',
      },
    ],
    ['a damaged image', image, { logo: 'bad' }, { code: 'image-unreadable' }],
    [
      'an embedded image that is none',
      { ...image, source: { dataUri: 'data:image/png;base64,????' } },
      {},
      { code: 'image-unreadable', elementId: 'picture' },
    ],
    [
      'a text whose letters are over the upper edge',
      sampleText({ yMm: -2.5, value: 'ÉÄ' }),
      {},
      { code: 'outside-label', elementId: 'text' },
    ],
    [
      'a text over the edge',
      sampleText({ xMm: 45, value: 'over' }),
      {},
      {
        code: 'outside-label',
        elementId: 'text',
        message: 'Element “text” reaches over the edge of the label.',
      },
    ],
  ])('reports this problem in a sentence: %s', (_name, element, values, problem) => {
    expect(problemsOf(element, values)).toEqual([expect.objectContaining(problem)]);
  });

  it.each<[string, unknown, Record<string, string>]>([
    [
      'a text of which only the empty room above its letters is over the edge',
      sampleText({ yMm: -0.9, value: 'xyz' }),
      {},
    ],
    ['an optional text that is empty', sampleText(), {}],
    ['an optional image that is not chosen', image, {}],
    ['an image that is there', image, { logo: 'logo' }],
    [
      'a hidden element with a bad value',
      sampleBarcode({ visibleWhen: 'shown' }),
      { code: 'x', shown: 'false' },
    ],
    [
      'a text that may be cut',
      sampleText({ widthMm: 9, heightMm: 5, overflow: 'ellipsis' }),
      { text: 'very long' },
    ],
    [
      'an EAN whose label adds the check digit',
      sampleBarcode({ addsCheckDigit: true }),
      { code: '950110153000' },
    ],
    ['joiners and byte order marks', sampleText(), { text: '\ufeffa\u200db\u2060c\u200b' }],
    ['Latin, Greek, Cyrillic and Vietnamese', sampleText(), { text: 'Ġdańsk Ωραία Щука Đặc biệt ½ € №' }],
  ])('reports no problem with %s', (_name, element, values) => {
    expect(problemsOf(element, values)).toEqual([]);
  });

  it('reports a required barcode value that is missing once', () => {
    const codes = problemsOf(sampleBarcode({ value: '{{lot}}' }), { lot: '' }).map(({ code }) => code);
    expect(codes).toEqual(['value-required']);
  });

  it('keeps a label with problems from being printed', () => {
    const template = sampleTemplate({ variables: ['code'], elements: [sampleBarcode()] });
    const scene = layout(template, { code: 'x' }, { dpi: 203, fonts });
    expect(() => assertPrintable(scene)).toThrow(LabelValueError);
    expect(() => assertPrintable(scene)).toThrow('EAN-13 of variable “code”: only digits are allowed.');
  });

  it('ignores locks, groups, guides and margins', () => {
    const template = sampleTemplate({
      elements: [sampleText({ value: 'A' }), sampleBarcode({ value: '9501101530003' })],
    });
    const design = { locked: ['text'], groups: [['text', 'barcode']], guides: { yMm: [4] }, marginMm: 30 };
    expect(layout({ ...template, design }, {}, { dpi: 203, fonts })).toEqual(
      layout(template, {}, { dpi: 203, fonts }),
    );
  });

  it('refuses a resolution that no printer has', () => {
    expect(() => layout(sampleTemplate(), {}, { dpi: 0, fonts })).toThrow(RangeError);
  });
});

describe('a value on a label', () => {
  const template = sampleTemplate({
    variables,
    elements: [
      sampleText({ minSizePt: 4 }),
      sampleBarcode({ id: 'a' }),
      sampleBarcode({ id: 'b', symbology: 'qrcode', humanReadable: true }),
      sampleBarcode({ id: 'c', symbology: 'gs1datamatrix', value: '(10){{code}}', rotation: 270 }),
      sampleBarcode({ id: 'd', symbology: 'code128', value: '{{text}}{{lot}}' }),
      image,
    ],
  });

  it('never makes the layout throw, whatever it is', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('text', 'code', 'lot', 'logo', 'shown', '__proto__'), value),
        (values) => {
          const scene = layout(template, values, { dpi: 300, fonts, images });
          expect(scene.problems.every(({ message }) => /^[A-Z].*\.$/su.test(message))).toBe(true);
        },
      ),
    );
  });

  it('of 5,000 characters is refused', () => {
    const scene = layout(
      template,
      { text: 'Wörter und mehr '.repeat(313), lot: 'x'.repeat(5000) },
      { dpi: 203, fonts },
    );
    expect(scene.problems.map(({ code }) => code)).toContain('text-overflow');
  });
});
