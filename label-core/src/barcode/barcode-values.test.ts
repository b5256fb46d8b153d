import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Symbology } from '../template/template-schema.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { checkDigit } from '../gtin/check-digit.ts';
import { encodeValue } from './check-and-encode.ts';
import { readGs1Elements } from './gs1-elements.ts';
import { isRefusal } from './refusal.ts';
import { symbologyRules } from './symbology-rules.ts';

const symbologies = Object.keys(symbologyRules) as Symbology[];

function ruleOf(symbology: Symbology, value: string, options?: { addsCheckDigit: boolean }): string {
  const encoded = encodeValue(symbology, value, options);
  return isRefusal(encoded) ? `${encoded.code}: ${encoded.reason.message}` : `taken as ${encoded.value.text}`;
}

describe('the check of a barcode value', () => {
  it.each<[Symbology, string, string]>([
    ['ean13', 'taken as 9501101530003', '9501101530003'],
    ['ean13', 'taken as 0036000291452', '036000291452'],
    ['ean13', 'taken as 9501101530003', '09501101530003'],
    [
      'ean13',
      'barcode-check-digit: check digit 7 expected, 0 found; if it is missing, the number ends in 3',
      '950110153000',
    ],
    ['ean13', 'barcode-length: a GTIN-8 goes on EAN-8, ITF-14, GS1-128 or GS1 DataMatrix', '96385074'],
    ['ean13', 'barcode-length: a GTIN-14 goes on ITF-14, GS1-128 or GS1 DataMatrix', '14006381333938'],
    ['ean13', 'barcode-length: zeros alone are no number', '0000000000000'],
    ['ean13', 'barcode-check-digit: check digit 3 expected, 4 found', '9501101530004'],
    ['ean13', 'barcode-length: a GTIN has 8, 12, 13 or 14 digits, 5 found', '95011'],
    ['ean13', 'barcode-character: only digits are allowed', '95011O1530003'],
    ['ean13', 'barcode-character: only digits are allowed', '٩٥٠١١٠١٥٣٠٠٠٣'],
    ['ean13', 'barcode-empty: it is empty', ''],
    ['ean8', 'barcode-check-digit: check digit 4 expected, 0 found', '96385070'],
    ['ean8', 'taken as 96385074', '0000096385074'],
    ['ean8', 'barcode-length: a GTIN-13 goes on EAN-13, ITF-14, GS1-128 or GS1 DataMatrix', '4006381333931'],
    ['upca', 'taken as 036000291452', '0036000291452'],
    ['upca', 'barcode-length: a GTIN-13 goes on EAN-13, ITF-14, GS1-128 or GS1 DataMatrix', '4006381333931'],
    ['upce', 'taken as 01234565', '012345000065'],
    ['upce', 'taken as 01234565', '0012345000065'],
    ['upce', 'taken as 01234565', '00012345000065'],
    ['upce', 'taken as 01234565', '01234565'],
    ['upce', 'barcode-check-digit: check digit 5 expected, 6 found', '01234566'],
    ['upce', 'barcode-length: a GTIN-8 goes on EAN-8, ITF-14, GS1-128 or GS1 DataMatrix', '96385074'],
    ['upce', 'barcode-length: a GTIN-13 goes on EAN-13, ITF-14, GS1-128 or GS1 DataMatrix', '4006381333931'],
    [
      'upce',
      'barcode-length: UPC-E holds only numbers that begin with 0 and have zeros to leave out, such as 012345000065; this one goes on UPC-A',
      '036000291452',
    ],
    ['upce', 'barcode-length: a GTIN has 8, 12, 13 or 14 digits, 6 found', '123456'],
    ['upce', 'barcode-length: a GTIN has 8, 12, 13 or 14 digits, 7 found', '0123456'],
    ['upce', 'barcode-length: zeros alone are no number', '00000000'],
    ['upce', 'barcode-character: only digits are allowed', '0123456A'],
    ['itf14', 'taken as 04006381333931', '4006381333931'],
    ['itf14', 'taken as 00000096385074', '96385074'],
    ['upca', 'barcode-check-digit: check digit 2 expected, 3 found', '036000291453'],
    ['itf14', 'barcode-check-digit: check digit 3 expected, 4 found', '09501101530004'],
    ['code39', 'barcode-character: only capital letters, digits, spaces and - . $ / + % are allowed', 'abc'],
    ['code128', 'taken as Müsli', 'Müsli'],
    [
      'code128',
      'barcode-character: only letters, digits and signs of Western Europe are allowed',
      'Žluťoučký',
    ],
    ['code128', 'barcode-character: only letters, digits and signs of Western Europe are allowed', 'a\tb'],
    ['code128', 'barcode-character: only letters, digits and signs of Western Europe are allowed', '\u0085'],
    ['code128', 'barcode-too-much: at most 120 characters fit, 121 found', 'x'.repeat(121)],
    ['datamatrix', 'taken as é', 'é'],
    ['datamatrix', 'taken as 漢字 and 👍🏽', '漢字 and 👍🏽'],
    ['datamatrix', 'barcode-character: it contains half a character', 'half \ud83d'],
    ['datamatrix', 'barcode-too-much: the value is too long for this symbology', '漢'.repeat(700)],
    ['datamatrix', 'barcode-too-much: the value is too long for this symbology', '~'.repeat(2000)],
    ['qrcode', 'taken as 漢字 and 👍🏽', '漢字 and 👍🏽'],
    ['qrcode', 'barcode-character: it contains half a character', 'half \ud83d'],
    ['qrcode', 'barcode-too-much: the value is too long for this symbology', 'x'.repeat(2900)],
    ['gs1-128', 'taken as (01)09501101530003(10)ABC', '(01)09501101530003(10)ABC'],
    ['gs1-128', 'taken as (01)09501101530003(10)ABC(17)271231', '010950110153000310ABC\u001d17271231'],
    // All identifiers with data of fixed length, without a separator after any of them.
    [
      'gs1-128',
      'taken as (00)395011015300000011(02)09501101530003(20)07(3103)001250(414)9501101530003(37)3',
      '003950110153000000110209501101530003200731030012504149501101530003373',
    ],
    ['gs1-128', 'taken as (01)09501101530003', ']C10109501101530003'],
    ['gs1-128', 'barcode-check-digit: (01) check digit 3 expected, 4 found', '(01)09501101530004'],
    ['gs1-128', 'taken as (01)00036000291452(10)ABC', '(01)036000291452(10)ABC'],
    ['gs1datamatrix', 'taken as (01)00000096385074', '(01)96385074'],
    ['gs1-128', 'barcode-check-digit: (01) check digit 7 expected, 0 found', '(01)950110153000'],
    ['gs1-128', 'barcode-length: (01) a GTIN has 8, 12, 13 or 14 digits, 11 found', '(01)03600029145'],
    ['gs1-128', 'barcode-length: (00) must have 18 digits, it has 17', '(00)39501101530000001'],
    ['gs1-128', 'barcode-syntax: (17) invalid month', '(17)271331'],
    ['gs1-128', 'barcode-syntax: (10) has no data', '(10)'],
    ['gs1-128', 'barcode-syntax: (10) too long', `(10)${'A'.repeat(21)}`],
    ['gs1-128', 'barcode-syntax: (05) unrecognised AI', '(05)1'],
    [
      'gs1-128',
      'barcode-syntax: a “(” must begin an application identifier of two to four digits, as in (01)',
      '(10)A(B)',
    ],
    [
      'gs1-128',
      'barcode-syntax: an application identifier is expected, in brackets as in (01) or as plain digits',
      'ABC',
    ],
    ['gs1datamatrix', 'barcode-syntax: (10) invalid CSET 82 character', '(10)é'],
    ['databarexpanded', 'taken as (01)09501101530003(3103)001750', '(01)9501101530003(3103)001750'],
    [
      'databarexpanded',
      'barcode-too-much: the value is too long for this symbology',
      `(01)09501101530003(21)${'B'.repeat(20)}(10)${'a'.repeat(20)}`,
    ],
    ['gs1qrcode', 'taken as (01)09501101530003(10)A%', '010950110153000310A%'],
    ['gs1dlqrcode', 'taken as https://id.gs1.org/01/00000096385074', '(01)96385074'],
    [
      'gs1dlqrcode',
      'taken as https://id.gs1.org/01/09501101530003/22/B/10/A%2F/21/%3F?17=271231',
      '(17)271231(21)?(10)A/(22)B(01)9501101530003',
    ],
    ['gs1dlqrcode', 'barcode-syntax: a Digital Link needs a key, such as (01) or (8006)', '(10)A'],
    [
      'gs1dlqrcode',
      'barcode-syntax: (10) “.” and “..” are steps in a web address; they cannot be its data',
      '(01)09501101530003(10)..',
    ],
    ['gs1dlqrcode', 'barcode-syntax: (10) invalid CSET 82 character', '(01)09501101530003(10)\ud83d'],
    ['gs1dldatamatrix', 'barcode-syntax: (17) invalid month', '(01)09501101530003(17)271331'],
    ['gs1dldatamatrix', 'barcode-syntax: (10) has no data', '(01)09501101530003(10)'],
    [
      'gs1dldatamatrix',
      'barcode-check-digit: (01) check digit 3 expected, 4 found',
      '(01)09501101530004(10)A',
    ],
    [
      'gs1datamatrix',
      'barcode-check-digit: (00) check digit 1 expected, 5 found',
      '(3103)001250(00)395011015300000015',
    ],
  ])('for %s gives “%s”', (symbology, expected, value) => {
    expect(ruleOf(symbology, value)).toBe(expected);
  });

  it.each<[Symbology, string, string]>([
    ['ean13', 'taken as 9501101530003', '950110153000'],
    // Without addsCheckDigit it would be the UPC-A 039047050730.
    ['ean13', 'taken as 0390470507308', '039047050730'],
    ['ean8', 'taken as 96385074', '9638507'],
    ['upca', 'taken as 036000291452', '03600029145'],
    ['upce', 'taken as 01234565', '123456'],
    ['upce', 'taken as 01234565', '0123456'],
    ['upce', 'taken as 01234565', '01234500006'],
    ['upce', 'barcode-length: 11 digits expected, the label adds the check digit; 8 found', '01234565'],
    ['itf14', 'taken as 14006381333938', '1400638133393'],
    [
      'ean13',
      'barcode-length: 12 digits expected, the label adds the check digit; 13 found',
      '9501101530003',
    ],
    ['ean13', 'barcode-character: only digits are allowed', '95011015300A'],
  ])('for %s without its check digit gives “%s”', (symbology, expected, value) => {
    expect(ruleOf(symbology, value, { addsCheckDigit: true })).toBe(expected);
  });

  it.each(symbologies)('accepts the sample of %s', (symbology) => {
    expect(isRefusal(encodeValue(symbology, sampleValues[symbology].value))).toBe(false);
  });

  it('never throws, whatever the value', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: 20 });
    const gs1 = fc.string({ unit: fc.constantFrom(...'01()9A\u001d]C '.split('')) });
    const values = fc.oneof(fc.string({ unit: 'binary' }), digits, gs1);
    fc.assert(
      fc.property(fc.constantFrom(...symbologies), values, (symbology, value) => {
        const encoded = encodeValue(symbology, value);
        expect(isRefusal(encoded) ? encoded.reason.message : encoded.value.text).not.toBe('');
      }),
    );
  });
});

describe('the GS1 parser', () => {
  it('reports where the faulty data is in the value', () => {
    const value = '(01)09501101530003(17)271331';
    const refused = encodeValue('gs1-128', value);
    const { fault } = isRefusal(refused) ? refused : {};
    expect(value.slice(fault?.from, fault?.until)).toBe('271331');
  });

  it('reads brackets and scanner data alike', () => {
    const part = fc.record({
      identifier: fc.constantFrom('10', '21', '240', '8020'),
      data: fc.string({ unit: fc.constantFrom(...'A1-z'.split('')), minLength: 1, maxLength: 10 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const bracketed = parts.map(({ identifier, data }) => `(${identifier})${data}`).join('');
        const plain = parts.map(({ identifier, data }) => `${identifier}${data}`).join('\u001d');
        for (const value of [bracketed, plain]) expect(readGs1Elements(value)).toMatchObject(parts);
      }),
    );
  });
});

describe('the check digit', () => {
  it.each([
    ['950110153000', '3'],
    ['9638507', '4'],
    ['03600029145', '2'],
    ['39501101530000001', '1'],
  ])('of %s is %s', (digits, expected) => {
    expect(checkDigit(digits)).toBe(expected);
  });
});
