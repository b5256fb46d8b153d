import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { parseLabelTemplate } from './parse-label-template.ts';
import { LabelTemplateError, type TemplateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

type ToldIssue = Pick<TemplateIssue, 'path' | 'message'>;

function issuesOf(input: unknown): readonly ToldIssue[] {
  try {
    parseLabelTemplate(input);
  } catch (error) {
    if (error instanceof LabelTemplateError)
      return error.issues.map(({ path, message }) => ({ path, message }));
    throw error;
  }
  return [];
}

const base = {
  format: 'platen-label',
  version: 1,
  name: 'a',
  widthMm: 50,
  heightMm: 30,
  variables: [],
  elements: [],
};
const toggle = { name: 'vegan', type: 'toggle' } as const;
const lot = { name: 'lot', type: 'default' };
const box = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 10 };
const squareCode = { type: 'barcode', id: 'code', ...box, symbology: 'datamatrix', value: 'A' };
const image = { type: 'image', id: 'logo', ...box };

describe('a label template', () => {
  it.each<[string, unknown, ToldIssue]>([
    ['a value that is no object', null, { path: '', message: 'must be an object' }],
    ['another format', { ...base, format: 'x' }, { path: 'format', message: 'must be "platen-label"' }],
    ['a later version', { ...base, version: 3 }, { path: 'version', message: 'must be 1 or 2' }],
    [
      'a label that is too large',
      { ...base, widthMm: 1001 },
      { path: 'widthMm', message: 'must be at most 1000' },
    ],
    ['a missing size', { ...base, heightMm: Number.NaN }, { path: 'heightMm', message: 'must be a number' }],
    ['an unknown property', { ...base, foo: 1 }, { path: '', message: 'does not know “foo”' }],
    [
      'a square code that grows',
      { ...base, elements: [{ ...squareCode, grows: true }] },
      { path: 'elements[0].grows', message: 'is for codes of bars; a 2D code fills its box' },
    ],
    [
      'bearer bars of a square code',
      { ...base, elements: [{ ...squareCode, bearerBars: true }] },
      { path: 'elements[0].bearerBars', message: 'is for ITF-14 only' },
    ],
    [
      'a check digit for a square code',
      { ...base, elements: [{ ...squareCode, addsCheckDigit: true }] },
      { path: 'elements[0].addsCheckDigit', message: 'is for EAN-13, EAN-8, UPC-A, UPC-E and ITF-14 only' },
    ],
    [
      'an unknown element',
      { ...base, elements: [{ type: 'chart' }] },
      { path: 'elements[0].type', message: 'has an unknown type' },
    ],
    [
      'too many elements',
      { ...base, elements: Array.from({ length: templateLimits.elements + 1 }, () => 0) },
      { path: 'elements', message: 'must be at most 500 entries' },
    ],
    [
      'too many variables',
      { ...base, variables: Array.from({ length: templateLimits.variables + 1 }, () => 0) },
      { path: 'variables', message: 'must be at most 200 entries' },
    ],
    [
      'a turn by 45 degrees',
      { ...base, variables: [{ name: 'text', type: 'default' }], elements: [sampleText({ rotation: 45 })] },
      { path: 'elements[0].rotation', message: 'must be 0 or 90 or 180 or 270' },
    ],
    [
      'a name used twice',
      { ...base, variables: [lot, lot] },
      { path: 'variables[1].name', message: '“lot” is used twice' },
    ],
    [
      'an id used twice',
      { ...base, elements: [sampleText({ value: 'a' }), sampleText({ value: 'b' })] },
      { path: 'elements[1].id', message: '“text” is used twice' },
    ],
    [
      'an undeclared variable in a text',
      { ...base, elements: [sampleText({ value: 'Lot {{lot}}' })] },
      { path: 'elements[0].value', message: '{{lot}} is not a variable of this label' },
    ],
    [
      'an undeclared variable in a barcode',
      { ...base, elements: [sampleBarcode({ value: '{{ ean }}' })] },
      { path: 'elements[0].value', message: '{{ean}} is not a variable of this label' },
    ],
    [
      'a condition that is no variable',
      { ...base, variables: [lot], elements: [sampleText({ value: 'a', visibleWhen: 'batch' })] },
      { path: 'elements[0].visibleWhen', message: '“batch” is not a variable of this label' },
    ],
    [
      'an image from a text',
      { ...base, variables: [lot], elements: [{ ...image, source: { variable: 'lot' } }] },
      {
        path: 'elements[0].source.variable',
        message: '“lot” must be a variable of type media-ref, it is default',
      },
    ],
    [
      'an image from the net',
      { ...base, elements: [{ ...image, source: { dataUri: 'https://demo.test/a.png' } }] },
      { path: 'elements[0].source.dataUri', message: 'must be a PNG or JPEG data URI in base64' },
    ],
    [
      'a toggle with another default than true or false',
      { ...base, variables: [{ ...toggle, defaultValue: 'perhaps' }] },
      { path: 'variables[0].defaultValue', message: 'a toggle is “true” or “false”' },
    ],
    [
      'a smallest size above the size',
      { ...base, elements: [sampleText({ value: 'a', sizePt: 8, minSizePt: 9 })] },
      { path: 'elements[0].minSizePt', message: 'must not be larger than sizePt' },
    ],
  ])('is refused with the place and the reason for %s', (_name, input, expected) => {
    expect(issuesOf(input)).toContainEqual(expected);
  });

  it('is refused with its first issue in the message', () => {
    expect(() => parseLabelTemplate({ ...base, version: 3 })).toThrow(
      'The label template cannot be used: version must be 1 or 2.',
    );
  });
});

describe('the parser of label templates', () => {
  const template = sampleTemplate({
    variables: ['text', 'code', toggle, { name: 'Artikel-Nr. 2', type: 'default', defaultValue: '{{text}}' }],
    elements: [
      sampleText({ visibleWhen: 'vegan', value: '{{text}} {{Artikel-Nr. 2}} {"a":{"b":{}}}' }),
      sampleBarcode({ rotation: 90 }),
      { ...image, source: { dataUri: 'data:image/png;base64,AAAA' } },
      { type: 'line', id: 'line', x1Mm: -1, y1Mm: 0, x2Mm: 3, y2Mm: 4, strokeMm: 0.1 },
      { type: 'ellipse', id: 'ellipse', ...box, fill: 'white' },
    ],
  });

  it('gives the same template when it is written out and read again', () => {
    expect(parseLabelTemplate(JSON.parse(JSON.stringify(template)))).toEqual(template);
  });

  it('refuses any other input with a LabelTemplateError and nothing else', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
        (input) => {
          expect(issuesOf(input)).not.toEqual([]);
        },
      ),
    );
  });

  it('refuses any damage to a good template with a LabelTemplateError and nothing else', () => {
    const keys = fc.constantFrom('name', 'variables', 'elements', 'widthMm', 'format', '__proto__', 'x');
    fc.assert(
      fc.property(keys, fc.anything(), (key, damage) => {
        const issues = issuesOf({ ...template, [key]: damage });
        expect(issues.every(({ message }) => message !== '')).toBe(true);
      }),
    );
  });
});
