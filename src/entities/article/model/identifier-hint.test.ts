import { describe, expect, it } from 'vitest';
import { identifierHint, type IdentifierHint } from './identifier-hint';

describe('identifierHint', () => {
  it.each<[string, IdentifierHint]>([
    ['', { kind: 'none' }],
    ['  ', { kind: 'none' }],
    ['SKU-7', { kind: 'own' }],
    ['00042', { kind: 'own' }],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', { kind: 'own' }],
    ['4006381333931', { kind: 'valid', name: 'EAN-13', checkDigit: '1' }],
    [' 4006381333931 ', { kind: 'valid', name: 'EAN-13', checkDigit: '1' }],
    ['4006381333932', { kind: 'wrong', name: 'EAN-13', checkDigit: '1', corrected: '4006381333931' }],
    ['400638133393', { kind: 'incomplete', name: 'EAN-13', checkDigit: '1', completed: '4006381333931' }],
    ['036000291452', { kind: 'valid', name: 'UPC-A', checkDigit: '2' }],
    ['03600029145', { kind: 'incomplete', name: 'UPC-A', checkDigit: '2', completed: '036000291452' }],
    ['96385074', { kind: 'valid', name: 'EAN-8', checkDigit: '4' }],
    ['9638507', { kind: 'incomplete', name: 'EAN-8', checkDigit: '4', completed: '96385074' }],
    ['04006381333931', { kind: 'valid', name: 'GTIN-14', checkDigit: '1' }],
    ['4'.repeat(40), { kind: 'own' }],
  ])('says of the identifier “%s” what it is', (text, hint) => {
    expect(identifierHint(text)).toEqual(hint);
  });
});
