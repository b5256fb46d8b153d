import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from './check-digit.ts';
import { gtinsMeantBy, zerosLeftOut, zerosRestored } from './upc-e.ts';

describe('the digits below a UPC-E', () => {
  // Of each form, the numbers at its borders: those of five, four and three digits of the company, and the fifth.
  it.each([
    ['012000000133', '01201303'],
    ['012100000055', '01200511'],
    ['012200009991', '01299921'],
    ['012300000012', '01230132'],
    ['012900000995', '01299935'],
    ['012340000075', '01234745'],
    ['012345000058', '01234558'],
    ['012345000065', '01234565'],
    ['012345000096', '01234596'],
    ['000000000000', '00000000'],
  ])('of %s are %s, and the other way round', (gtin, digits) => {
    expect(zerosLeftOut(gtin)?.slice(0, -1)).toBe(digits.slice(0, -1));
    expect(zerosRestored(digits).slice(0, -1)).toBe(gtin.slice(0, -1));
  });

  it.each(['036000291452', '112345000065', '012345000041', '012345678905', '012340000105'])(
    'are not there for %s: it has no zeros that are left out, or does not begin with 0',
    (gtin) => {
      expect(zerosLeftOut(gtin)).toBeUndefined();
    },
  );

  it('are those of one number, whatever they are, and that number has no others in its shortest form', () => {
    const six = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(six, (own) => {
        const gtin = withCheckDigit(zerosRestored(`0${own}`));
        expect(gtin).toMatch(/^0\d{11}$/);
        const short = zerosLeftOut(gtin) ?? '';
        expect(short).toMatch(/^0\d{7}$/);
        expect(zerosRestored(short)).toBe(gtin);
      }),
      { numRuns: 2000 },
    );
  });

  it('are in every number that has one of the four forms, and in no other', () => {
    const digit = fc.constantFrom(...'0123456789'.split(''));
    // Zeros are frequent, so that the forms occur.
    const body = fc
      .array(fc.oneof({ weight: 3, arbitrary: fc.constant('0') }, digit), { minLength: 10, maxLength: 10 })
      .map((digits) => `0${digits.join('')}`);
    let found = 0;
    fc.assert(
      fc.property(body, (digits) => {
        const gtin = withCheckDigit(digits);
        const short = zerosLeftOut(gtin);
        if (short === undefined) return;
        found += 1;
        expect(zerosRestored(short)).toBe(gtin);
      }),
      { numRuns: 5000 },
    );
    expect(found).toBeGreaterThan(500);
  });

  it.each(['', '123', '1234565', '11234565', '012345000065', 'abc'])('are not “%s”, which stays', (text) => {
    expect(zerosRestored(text)).toBe(text);
  });
});

describe('the articles that a scan of digits may mean', () => {
  it.each([
    ['04252614', ['00042100005264'], 'a UPC-E'],
    ['01230137', ['00012300000017'], 'a UPC-E'],
    [' 06543217 ', ['00065100004327'], 'a UPC-E between spaces'],
    ['96385074', ['00000096385074'], 'an EAN-8'],
    ['01200003', ['00000001200003', '00012000000003'], 'both, with the same check digit: the EAN-8 first'],
    ['01234565', ['00000001234565', '00012345000065'], 'both'],
    ['01234560', [], 'eight digits whose check digit fits neither'],
    ['11234565', [], 'eight digits that do not begin with 0, which UPC-E has no longer'],
    ['0123456', [], 'a UPC-E without its check digit: its number is not known'],
    ['012345000065', ['00012345000065'], 'the UPC-A'],
    ['0012345000065', ['00012345000065'], 'the same as EAN-13'],
    ['00000000', [], 'zeros alone'],
    ['ABC', [], 'no number'],
    ['', [], 'nothing'],
  ])('“%s”: %j, %s', (text, gtins) => {
    expect(gtinsMeantBy(text)).toEqual(gtins);
  });

  it('have at most one of each kind, and both have the check digit that was sent', () => {
    let both = 0;
    fc.assert(
      fc.property(fc.stringMatching(/^0\d{7}$/), (digits) => {
        const gtins = gtinsMeantBy(digits);
        both += gtins.length === 2 ? 1 : 0;
        expect(new Set(gtins.map((gtin) => gtin.at(-1))).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
    expect(both).toBeGreaterThan(5);
  });
});
