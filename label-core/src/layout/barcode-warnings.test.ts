import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

/** Returns the end of each warning of a barcode in a box of this size, by default 60 × 40 mm. */
function warningsOf(value: string, look: object, dpi = 203): readonly string[] {
  const element = sampleBarcode({ xMm: 0, yMm: 0, widthMm: 60, heightMm: 40, ...look });
  const template = sampleTemplate({ widthMm: 250, variables: ['code'], elements: [element] });
  const { problems, warnings } = layout(template, { code: value }, { dpi, fonts });
  expect(problems).toEqual([]);
  return warnings.map(({ message }) => message.replace(/^.*variable “code”: /, ''));
}

const ean = '9501101530003';
const lot = '(01)09501101530003(10)ABC123';
const sscc = '(00)340123450000012348';
const carton = '19501101530000';
const framed = { symbology: 'itf14', bearerBars: true };

describe('a barcode in print', () => {
  it.each<[string, string, object, readonly string[]]>([
    ['an EAN-13 of half its height', ean, { heightMm: 15, moduleMm: 0.375 }, []],
    [
      'an EAN-13 of 3 mm',
      ean,
      { heightMm: 7, moduleMm: 0.375 },
      ['its bars are 3.6 mm high, the standard has 22.8 mm; a scanner must be held straight to read it.'],
    ],
    [
      'an EAN-8 of 8 mm',
      '96385074',
      { symbology: 'ean8', heightMm: 12, moduleMm: 0.375 },
      ['its bars are 8.6 mm high, the standard has 18.2 mm; a scanner must be held straight to read it.'],
    ],
    ['a Code 128 of 6 mm', 'A1', { symbology: 'code128', heightMm: 9.5 }, []],
    ['a lot on GS1-128 of fine bars', lot, { symbology: 'gs1-128', widthMm: 90 }, []],
    [
      'an SSCC of fine bars',
      sscc,
      { symbology: 'gs1-128' },
      [
        'at 203 dpi its bars are 0.25 mm wide; GS1 asks for 0.495 mm or more on what is scanned in warehouses and transport. A place 88.1 mm wide has room for 0.50 mm.',
      ],
    ],
    ['an SSCC of half a millimetre', sscc, { symbology: 'gs1-128', widthMm: 100 }, []],
    [
      'a line of over 48 characters',
      `(01)09501101530003(10)${'A'.repeat(20)}(21)${'7'.repeat(20)}`,
      { symbology: 'gs1-128', widthMm: 240, moduleMm: 0.25 },
      ['it has 61 characters, GS1 allows 48; divide it into two codes.'],
    ],
    [
      'a line of over 165 mm',
      lot,
      { symbology: 'gs1-128', widthMm: 240, moduleMm: 0.9 },
      ['it is 212.0 mm wide, GS1 allows 165.1 mm; divide it into two codes.'],
    ],
    ['an ITF-14 of half a millimetre between bearer bars', carton, { ...framed, widthMm: 100 }, []],
    [
      'a small ITF-14',
      carton,
      framed,
      [
        'at 203 dpi its bars are 0.38 mm wide; GS1 asks for 0.495 mm or more on what is scanned in warehouses and transport. A place 77.6 mm wide has room for 0.50 mm.',
      ],
    ],
    [
      'an ITF-14 without bearer bars',
      carton,
      { symbology: 'itf14', widthMm: 100 },
      [
        'it has no bearer bars; a scanner that is held askew may read a shorter number (“bearerBars” of the template).',
      ],
    ],
    ['an ITF-14 on paper with bars of its own', carton, { ...framed, bearerBars: false, widthMm: 100 }, []],
    [
      'a GS1 DataMatrix of two dots',
      lot,
      { symbology: 'gs1datamatrix', moduleMm: 0.25 },
      [
        'at 203 dpi its modules are 0.25 mm wide; from 0.254 mm on every scanner reads it. A place 7.6 mm wide has room for 0.38 mm.',
      ],
    ],
    ['a QR code of two dots', 'https://example.com/p/1', { symbology: 'qrcode', moduleMm: 0.25 }, []],
    [
      'a link to an article of two dots',
      'https://id.example.com/01/09501101530003',
      { symbology: 'qrcode', moduleMm: 0.25 },
      [
        'at 203 dpi its modules are 0.25 mm wide; GS1 asks for 0.375 mm or more for a link to an article. A place 13.9 mm wide has room for 0.38 mm.',
      ],
    ],
    [
      'a Digital Link of two dots, whatever its domain',
      lot,
      { symbology: 'gs1dlqrcode', linkDomain: 'https://example.com/p', moduleMm: 0.25 },
      [
        'at 203 dpi its modules are 0.25 mm wide; GS1 asks for 0.375 mm or more for a link to an article. A place 13.9 mm wide has room for 0.38 mm.',
      ],
    ],
    ['a Digital Link of three dots', lot, { symbology: 'gs1dldatamatrix', moduleMm: 0.375 }, []],
    ['a UPC-E of half its height', '012345000065', { symbology: 'upce', heightMm: 15, moduleMm: 0.375 }, []],
    [
      'a UPC-E of 3 mm',
      '012345000065',
      { symbology: 'upce', heightMm: 7, moduleMm: 0.375 },
      ['its bars are 3.6 mm high, the standard has 22.8 mm; a scanner must be held straight to read it.'],
    ],
    [
      'a GS1 DataBar Expanded of 34 modules',
      '(01)09501101530003(3103)001750',
      { symbology: 'databarexpanded', widthMm: 90, moduleMm: 0.375, heightMm: 17 },
      [],
    ],
    [
      'a GS1 DataBar Expanded of 4 mm',
      '(01)09501101530003(3103)001750',
      { symbology: 'databarexpanded', widthMm: 90, moduleMm: 0.375, heightMm: 7.5 },
      ['its bars are 4.0 mm high, the standard has 12.8 mm; a scanner must be held straight to read it.'],
    ],
  ])('is warned about where it falls short of its standard: %s', (_name, value, look, expected) => {
    expect(warningsOf(value, look)).toEqual(expected);
  });
});
