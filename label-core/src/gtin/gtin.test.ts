import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierDigits } from './carrier-digits.ts';
import { withCheckDigit } from './check-digit.ts';
import { articleIdentity, isGtinFault, readGtin, toGtin14, upcAsEan13 } from './gtin.ts';
import { gtinRule } from './gtin-reason.ts';

const says = (text: string): string => {
  const read = readGtin(text);
  return isGtinFault(read) ? gtinRule(read) : `GTIN-${read.issuedAs} ${read.digits}`;
};

const body = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 2}}$`));

describe('a GTIN', () => {
  it.each([
    ['96385074', 'GTIN-8 00000096385074'],
    ['036000291452', 'GTIN-12 00036000291452'],
    ['4006381333931', 'GTIN-13 04006381333931'],
    ['14006381333938', 'GTIN-14 14006381333938'],
    ['0036000291452', 'GTIN-12 00036000291452'],
    ['04006381333931', 'GTIN-13 04006381333931'],
    ['000096385074', 'GTIN-8 00000096385074'],
    ['00000096385074', 'GTIN-8 00000096385074'],
    // Numbers for internal use in a shop, in eight digits or in twelve.
    ['00040112', 'GTIN-8 00000000040112'],
    ['000000040112', 'GTIN-12 00000000040112'],
    ['4006381333932', 'check digit 1 expected, 2 found'],
    ['400638133393', 'check digit 0 expected, 3 found'],
    // A truncated number whose check digit is right by chance is read as the shorter number.
    ['039047050730', 'GTIN-12 00039047050730'],
    ['03600029145', 'a GTIN has 8, 12, 13 or 14 digits, 11 found'],
    ['140063813339380', 'a GTIN has 8, 12, 13 or 14 digits, 15 found'],
    ['', 'a GTIN has 8, 12, 13 or 14 digits, 0 found'],
    ['400638133393A', 'only digits are allowed'],
    [' 4006381333931', 'only digits are allowed'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'only digits are allowed'],
    ['0000000000000', 'zeros alone are no number'],
  ])('“%s” is %s', (text, expected) => {
    expect(says(text)).toBe(expected);
  });

  const numbers = fc.constantFrom(8, 12, 13, 14).chain((length) => body(length).map(withCheckDigit));

  it('is the same with any zeros in front', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(8, 12, 13, 14), (number, length) => {
        expect(readGtin(number.padStart(length, '0'))).toEqual(readGtin(number));
      }),
    );
  });

  it('notices every single wrong digit', () => {
    const wrongAt = fc.tuple(numbers, fc.nat(13), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(wrongAt, ([number, place, by]) => {
        const at = place % number.length;
        const digit = (Number(number[at]) + by) % 10;
        expect(toGtin14(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`)).toBeUndefined();
      }),
    );
  });

  it('tells articles apart by their fourteen digits, other identifiers to the letter', () => {
    expect(articleIdentity('036000291452')).toBe(articleIdentity('0036000291452'));
    expect(articleIdentity('00042')).toBe('00042');
    expect(articleIdentity('10002345')).toBe('10002345');
    expect(upcAsEan13('036000291452')).toBe('0036000291452');
  });
});

const digitsOn = (text: string) => {
  const gtin = readGtin(text);
  if (isGtinFault(gtin)) throw new Error(gtinRule(gtin));
  return ([8, 12, 13, 14] as const).map((length) => carrierDigits(gtin, length));
};

describe('the digits on a symbol', () => {
  it.each([
    ['96385074', ['96385074', undefined, undefined, '00000096385074']],
    ['000096385074', ['96385074', undefined, undefined, '00000096385074']],
    ['036000291452', [undefined, '036000291452', '0036000291452', '00036000291452']],
    ['0036000291452', [undefined, '036000291452', '0036000291452', '00036000291452']],
    ['4006381333931', [undefined, undefined, '4006381333931', '04006381333931']],
    ['04006381333931', [undefined, undefined, '4006381333931', '04006381333931']],
    ['14006381333938', [undefined, undefined, undefined, '14006381333938']],
    ['000000040112', [undefined, '000000040112', '0000000040112', '00000000040112']],
  ])('of %s with 8, 12, 13 and 14 digits are %j', (text, digits) => {
    expect(digitsOn(text)).toEqual(digits);
  });
});
