import { describe, expect, it } from 'vitest';
import type { Symbology } from '../template/template-schema.ts';
import { addedCheckDigit } from './added-check-digit.ts';

const of = (symbology: Symbology, code: string, rest: object = {}) => {
  const added = addedCheckDigit(
    { symbology, value: '{{code}}', ...rest },
    [{ name: 'code', type: 'default' }],
    { code },
  );
  return added && [added.former, added.current];
};

describe('a check digit that a label once added', () => {
  it.each<[Symbology, string, unknown]>([
    // This number used to be printed as another article; now it is printed as the UPC-A that it is.
    ['ean13', '039047050730', ['0390470507308', '0039047050730']],
    ['itf14', '4006381333931', ['40063813339314', '04006381333931']],
    ['ean13', '400638133393', ['4006381333931', undefined]],
    ['ean8', '9638507', ['96385074', undefined]],
    ['upca', '03600029145', ['036000291452', undefined]],
    ['ean13', '4006381333931', undefined],
    ['ean13', '40063813339A', undefined],
    ['code128', '400638133393', undefined],
  ])('on %s for %s: %j', (symbology, code, expected) => {
    expect(of(symbology, code)).toEqual(expected);
  });

  it('is none where the label says that it adds one', () => {
    expect(of('ean13', '400638133393', { addsCheckDigit: true })).toBeUndefined();
  });

  it('is found in a number that the template itself holds', () => {
    expect(of('ean13', '', { value: '400638133393' })).toEqual(['4006381333931', undefined]);
  });
});
