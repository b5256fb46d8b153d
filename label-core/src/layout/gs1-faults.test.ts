import { describe, expect, it } from 'vitest';
import type { BarcodeElement } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { gs1Faults } from './gs1-faults.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

function labelWith(value: string, symbology: BarcodeElement['symbology'] = 'gs1-128') {
  const template = sampleTemplate({
    widthMm: 300,
    variables: ['ean', { name: 'lot', type: 'default', defaultValue: 'L1' }, 'more'],
    elements: [sampleBarcode({ symbology, value, widthMm: 290 })],
  });
  const element = template.elements.find((one) => one.type === 'barcode');
  if (!element) throw new Error('The label has no barcode.');
  return { template, element };
}

describe('faults of a GS1 content', () => {
  it.each<[string, Record<string, string>, readonly (string | undefined)[]]>([
    ['(01){{ean}}(10){{lot}}', { ean: '9501101530003', lot: 'A7' }, [undefined, undefined]],
    ['(01){{ean}}(10){{lot}}', { ean: '9501101530004' }, ['(01) check digit 3 expected, 4 found', undefined]],
    ['(01){{ean}}(10)x', { ean: '' }, ['(01) has no data', undefined]],
    [
      '(01)123(17)25123(10)',
      {},
      [expect.stringMatching(/^\(01\)/), '(17) must have 6 digits, it has 5', '(10) has no data'],
    ],
    ['(17)251301', {}, ['(17) invalid month']],
    ['(37)12', {}, [undefined]],
    ['(37)ab', {}, ['(37) not numeric']],
    ['(3103)1250', {}, ['(3103) must have 6 digits, it has 4']],
    ['(00)123456789012345674', {}, ['(00) check digit 5 expected, 4 found']],
    ['(55)1', {}, ['(55) unrecognised AI']],
    ['(10)Ä', {}, ['(10) invalid CSET 82 character']],
    ['(21){{more}}', { more: 'A'.repeat(21) }, ['(21) too long']],
    ['(21){{more}}', { more: 'A(10)' }, ['(10) has no data']],
  ])('of %s with %j are those of each row', (value, values, expected) => {
    const { template, element } = labelWith(value);
    expect(gs1Faults(element, template, values)?.rows.map((fault) => fault?.message)).toEqual(expected);
  });

  it.each<[string, string | undefined, BarcodeElement['symbology']?]>([
    ['(37)12', expect.stringMatching(/missing/), 'gs1datamatrix'],
    // The other half of a GS1-128 may stand on a second code.
    ['(37)12', undefined],
    ['(10)A', expect.stringMatching(/needs a key/), 'gs1dldatamatrix'],
    ['(10)A(10)B', expect.stringMatching(/same value/)],
    ['(02)09501101530003(37)12(00)123456789012345675', undefined],
    ['(10)A(21)B(91)' + 'C'.repeat(90) + '(92)' + 'D'.repeat(90), expect.stringMatching(/at most/)],
  ])('of %s are those of its rows together, once each is right', (value, expected, symbology) => {
    const { template, element } = labelWith(value, symbology);
    const faults = gs1Faults(element, template, {});
    expect(faults?.rows.every((fault) => fault === undefined)).toBe(true);
    expect(faults?.together?.message).toEqual(expected);
  });

  it('come with the address of a Digital Link, once there are none', () => {
    const { template, element } = labelWith('(01){{ean}}(10){{lot}}', 'gs1dlqrcode');
    const own = { ...element, linkDomain: 'https://example.com/p' };
    expect(gs1Faults(own, template, { ean: '9501101530003', lot: 'A/7' })).toEqual({
      rows: [undefined, undefined],
      link: 'https://example.com/p/01/09501101530003/10/A%2F7',
    });
    expect(gs1Faults(own, template, { ean: '9501101530004' })).not.toHaveProperty('link');
  });

  it.each(['', '0109501101530003', '{{more}}'])('are not told for “%s”, which has no rows', (value) => {
    const { template, element } = labelWith(value);
    expect(gs1Faults(element, template, {})).toBeUndefined();
  });

  it.each([
    '(01)9501101530003(17)251231(10)AB',
    '(01)9501101530004',
    '(17)251301(10)A',
    '(3103)001250(01)09501101530003',
    '(3103)001250',
    '(90)1',
    '(8008)2512311',
  ])('agree with the layout on %s', (value) => {
    const { template, element } = labelWith(value, 'gs1datamatrix');
    const faults = gs1Faults(element, template, {});
    const isFaulty = [...(faults?.rows ?? []), faults?.together].some((fault) => fault !== undefined);
    const { problems } = layout(template, {}, { dpi: 203, fonts });
    expect(isFaulty).toBe(problems.length > 0);
  });
});
