import { hasLook } from 'label-core/design';
import type { LabelElement } from 'label-core';
import { describe, expect, it } from 'vitest';
import { designedLabel } from '../testing/designed-label';
import { commonLookFields, kindField, lookFieldsOf, lookValue } from './look-fields';

const element = (id: string, patch: object = {}): LabelElement => {
  const found = designedLabel.elements.find((one) => one.id === id);
  if (!found) throw new Error(`There is no element “${id}”.`);
  return { ...found, ...patch };
};
const keysOf = (...elements: LabelElement[]) => commonLookFields(elements).map(({ key }) => key);

describe('the fields for the look', () => {
  it.each(designedLabel.elements.map((one) => [one.type, one] as const))(
    'of a %s are set by edits',
    (_, one) => {
      expect(lookFieldsOf(one).filter(({ key }) => !hasLook(one, key))).toEqual([]);
    },
  );

  it.each<[string, readonly string[]]>([
    ['ean13', ['humanReadable', 'addsCheckDigit', 'align']],
    ['upce', ['humanReadable', 'addsCheckDigit', 'align']],
    ['databarexpanded', ['humanReadable', 'align']],
    ['gs1qrcode', ['humanReadable', 'errorCorrection', 'align', 'verticalAlign']],
    ['gs1dlqrcode', ['humanReadable', 'errorCorrection', 'align', 'verticalAlign']],
    ['gs1dldatamatrix', ['humanReadable', 'align', 'verticalAlign']],
    ['itf14', ['humanReadable', 'addsCheckDigit', 'bearerBars', 'align']],
    ['code128', ['humanReadable', 'align']],
    ['qrcode', ['humanReadable', 'errorCorrection', 'align', 'verticalAlign']],
    ['datamatrix', ['humanReadable', 'align', 'verticalAlign']],
  ])('of a barcode of kind %s are %j', (symbology, keys) => {
    expect(keysOf(element('ean', { symbology }))).toEqual(keys);
  });

  it.each<[readonly string[], readonly string[]]>([
    [
      ['frame', 'oval'],
      ['strokeMm', 'fill'],
    ],
    [['frame', 'oval', 'rule'], ['strokeMm']],
    [['title', 'ean'], ['align']],
    [['title', 'rule'], []],
    [
      ['outline', 'frame'],
      ['strokeMm', 'fill'],
    ],
    [['outline'], ['strokeMm', 'fill', 'fillRule', 'lineEnds']],
  ])('that %j have in common are %j', (ids, keys) => {
    expect(keysOf(...ids.map((id) => element(id)))).toEqual(keys);
  });

  it.each<[string, LabelElement, string, unknown]>([
    ['its own', element('frame'), 'strokeMm', 0.5],
    ['the usual one', element('frame', { strokeMm: undefined }), 'strokeMm', 0.25],
    ['none where it is filled', element('frame', { strokeMm: undefined, fill: 'black' }), 'strokeMm', 0],
    ['that of an outline without a line', element('outline'), 'fill', 'black'],
    ['that of an outline with a line', element('outline', { strokeMm: 0.5 }), 'fill', 'none'],
    ['that of its type', element('ean'), 'align', 'center'],
    ['that of its type', element('title'), 'align', 'left'],
  ])('have a value: %s', (_, one, key, value) => {
    const [field] = lookFieldsOf(one.type === 'barcode' ? element('title') : element(one.id)).filter(
      (found) => found.key === key,
    );
    expect(field && lookValue(one, field)).toBe(value);
  });

  it('have the kind of a barcode', () => {
    expect(lookValue(element('ean'), kindField)).toBe('ean13');
  });
});
