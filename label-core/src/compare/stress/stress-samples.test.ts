import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../binding/count-characters.ts';
import { layout } from '../../layout/layout.ts';
import { loadFontSet } from '../../pdf/load-font-set.ts';
import { isGs1 } from '../../template/gs1-symbologies.ts';
import { symbologies, type LabelVariable, type Symbology } from '../../template/template-schema.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { stressFindings } from './stress-findings.ts';
import type { StressSampleId } from './stress-sample.ts';
import { stressSamples } from './stress-samples.ts';

const fonts = loadFontSet();
const variable = (name: string, rest: Partial<LabelVariable> = {}): LabelVariable => ({
  name,
  type: 'default',
  ...rest,
});

const templateOf = (symbology: Symbology, value: string, rest: Partial<LabelVariable> = {}) =>
  sampleTemplate({
    variables: [variable('code', rest)],
    widthMm: 200,
    heightMm: 60,
    // A GS1-128 may be 165 mm wide.
    elements: [
      sampleBarcode({ symbology, value, widthMm: symbology === 'gs1-128' ? 165 : 190, heightMm: 50 }),
    ],
  });

const valueOf = (template: ReturnType<typeof sampleTemplate>, id: StressSampleId, name = 'code') =>
  stressSamples(template).find((sample) => sample.id === id)?.values[name];

const findingsOf = (template: ReturnType<typeof sampleTemplate>, id: StressSampleId) => {
  const values = stressSamples(template).find((sample) => sample.id === id)?.values ?? {};
  return stressFindings(layout(template, values, { dpi: 300, fonts }));
};

describe('the longest value of a barcode', () => {
  it.each<[Symbology, string, string, Partial<LabelVariable>]>([
    ['ean13', '{{code}}', '9999999999994', {}],
    ['ean13', '4006381{{code}}', '999991', {}],
    ['ean8', '{{code}}', '99999995', {}],
    ['upca', '{{code}}', '999999999993', {}],
    ['upce', '{{code}}', '099999000092', {}],
    ['upce', '0{{code}}', '99999000092', {}],
    ['itf14', '{{code}}', '99999999999997', {}],
    ['itf14', '{{code}}', '9999999999994', { propertySize: 13 }],
    ['code128', '{{code}}', 'A1B2C3D4E5A1', { propertySize: 12 }],
    ['code39', 'X{{code}}', 'A1B2', { propertySize: 4 }],
    ['gs1-128', '(01){{code}}(10)AB', '99999999999997', {}],
    ['gs1-128', '(01)0{{code}}', '9999999999994', {}],
    ['gs1-128', '(01)09501101530003(10){{code}}', 'A1B2C3D4E5A1B2C3D4E5', {}],
    ['gs1-128', '(01)09501101530003(10)L{{code}}', 'A1B2C3D4E5A1B2C3D4', {}],
    ['gs1-128', '(01)09501101530003(10){{code}}', 'A1B2C3', { propertySize: 6 }],
    ['gs1datamatrix', '(01)09501101530003(17){{code}}', '991231', {}],
    ['gs1datamatrix', '(00){{code}}', '999999999999999995', {}],
    ['databarexpanded', '(01)09501101530003(10){{code}}', 'A1B2C3D4E5A1B2C3D4E5', {}],
    ['gs1dlqrcode', '(01){{code}}(10)AB', '99999999999997', {}],
    ['gs1dldatamatrix', '(01)09501101530003(10)L{{code}}', 'A1B2C3D4E5A1B2C3D4', {}],
  ])('of kind %s with the text %s is valid', (symbology, value, longest, rest) => {
    const template = templateOf(symbology, value, rest);
    expect(valueOf(template, 'longest')).toBe(longest);
    const codes = layout(template, { code: longest }, { dpi: 600, fonts }).problems.map(({ code }) => code);
    expect(codes).toEqual([]);
  });

  it.each(symbologies)('of a plain %s is valid', (symbology) => {
    const value = isGs1(symbology) ? '(21){{code}}(01)09501101530003' : '{{code}}';
    expect(findingsOf(templateOf(symbology, value), 'longest').map(({ words }) => words)).toEqual([]);
  });

  it('is valid for all barcodes that show it', () => {
    const template = sampleTemplate({
      variables: [variable('code')],
      elements: [
        sampleBarcode({ id: 'a', value: '{{code}}', widthMm: 40 }),
        sampleBarcode({ id: 'b', symbology: 'gs1datamatrix', value: '(01)0{{code}}', yMm: 30 }),
      ],
    });
    expect(findingsOf(template, 'longest')).toEqual([]);
  });

  it('reveals a barcode that is too small', () => {
    const template = sampleTemplate({
      variables: [variable('code')],
      elements: [sampleBarcode({ symbology: 'code128', value: '{{code}}', widthMm: 30 })],
    });
    expect(findingsOf(template, 'longest')).toMatchObject([
      {
        kind: 'barcode',
        elementId: 'barcode',
        variable: 'code',
        words: { message: expect.stringMatching(/at 300 dpi it needs/) },
      },
    ]);
  });
});

describe('the stress samples of a label', () => {
  const template = sampleTemplate({
    variables: [
      variable('name', { propertySize: 30 }),
      variable('net', { required: true }),
      variable('maker', { editable: false, defaultValue: 'Demo Foods' }),
      variable('logo', { type: 'media-ref', defaultValue: '7' }),
      variable('organic', { type: 'toggle' }),
    ],
    elements: [
      sampleText({ id: 'name', value: '{{name}}', widthMm: 20, heightMm: 5 }),
      sampleText({ id: 'net', value: '{{net}}', widthMm: 20, heightMm: 5, yMm: 30, overflow: 'ellipsis' }),
    ],
  });

  it('have a fixed order and a name each', () => {
    expect(stressSamples(template).map(({ id, words }) => [id, words.message])).toEqual([
      ['longest', 'Longest values'],
      ['empty', 'Empty values'],
      ['accented', 'Accented and wide letters'],
      ['right-to-left', 'Writing from right to left'],
      ['toggles-on', 'All switches on'],
      ['toggles-off', 'All switches off'],
    ]);
  });

  it('are as long as the variables allow, and never longer', () => {
    for (const { values } of stressSamples(template))
      expect(countCharacters(values['name'] ?? '')).toBeLessThan(31);
    expect(countCharacters(valueOf(template, 'longest', 'name') ?? '')).toBe(30);
    expect(countCharacters(valueOf(template, 'accented', 'name') ?? '')).toBe(30);
    expect(countCharacters(valueOf(template, 'longest', 'net') ?? '')).toBe(80);
  });

  it('leave optional values empty, and nothing else', () => {
    expect(stressSamples(template)[1]?.values).toEqual({
      name: '',
      net: 'netnetnetnet',
      maker: 'Demo Foods',
      logo: '7',
      organic: 'true',
    });
  });

  it('turn every switch on and off', () => {
    expect(
      ['toggles-on', 'toggles-off'].map((id) => valueOf(template, id as StressSampleId, 'organic')),
    ).toEqual(['true', 'false']);
  });

  it('have a combining mark among their accented letters, all of which the font prints', () => {
    const wide = sampleTemplate({
      variables: [variable('name')],
      elements: [sampleText({ value: '{{name}}', widthMm: 90, heightMm: 50, xMm: 5 })],
    });
    expect(valueOf(wide, 'accented', 'name')).toContain('e\u0301');
    expect(findingsOf(wide, 'accented')).toEqual([]);
    expect(findingsOf(wide, 'right-to-left')).toMatchObject([{ kind: 'characters', variable: 'name' }]);
  });

  it('reveal texts that overflow and texts that are cut', () => {
    expect(findingsOf(template, 'longest')).toMatchObject([
      { kind: 'overflow', elementId: 'name', variable: 'name' },
      { kind: 'cut', elementId: 'net', variable: 'net' },
    ]);
  });

  it('do not exist for a label without variables', () => {
    expect(stressSamples(sampleTemplate({ elements: [sampleText({ value: 'Fixed' })] }))).toEqual([]);
  });
});

describe('the samples of a label with computed variables', () => {
  const template = sampleTemplate({
    version: 2,
    variables: [
      variable('packed'),
      variable('best', { source: { kind: 'date', base: 'packed', format: 'yy' } }),
      variable('net', { source: { kind: 'article', field: 'net' } }),
    ],
  });

  it('leave out what is computed, keep dates that others are computed from, and try what an article may say', () => {
    expect(
      stressSamples(template).map(({ id, values }) => [id, Object.keys(values), values['packed']]),
    ).toEqual([
      ['longest', ['packed', 'net'], '2027-01-31'],
      ['empty', ['packed', 'net'], ''],
      ['accented', ['packed', 'net'], '2027-01-31'],
      ['right-to-left', ['packed', 'net'], '2027-01-31'],
    ]);
  });
});
