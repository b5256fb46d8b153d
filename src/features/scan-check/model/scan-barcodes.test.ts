import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as core from 'label-core';
import { describe, expect, it } from 'vitest';
import { readerOf } from './open-reader';
import { scanBarcodes, type ReadCodes, type ScanRequest } from './scan-barcodes';

const { resolve } = createRequire(import.meta.url);
const bytesOf = (specifier: string) => Uint8Array.from(readFileSync(resolve(specifier)));
const font = (name: string) => bytesOf(`@expo-google-fonts/noto-sans/${name}.ttf`);
const fonts = core.createFontSet({
  regular: font('400Regular/NotoSans_400Regular'),
  bold: font('700Bold/NotoSans_700Bold'),
});
const reader = readerOf(bytesOf('zxing-wasm/reader/zxing_reader.wasm').buffer);

type Fields = Readonly<Record<string, unknown>>;

/** Returns a barcode of 62 × 30 mm at 3.33, 2.71 mm: its box is not on the dots. */
const code = (symbology: core.Symbology, value: string, fields: Fields = {}): Fields => ({
  type: 'barcode',
  id: 'code',
  xMm: 3.33,
  yMm: 2.71,
  widthMm: 62,
  heightMm: 30,
  symbology,
  value,
  ...fields,
});

const scan = async (elements: readonly Fields[], { dpi = 203, values = {} }: Partial<ScanRequest> = {}) => {
  const template = core.parseLabelTemplate({
    format: 'platen-label',
    version: 2,
    name: 'Codes',
    widthMm: 70,
    heightMm: 140,
    variables: [
      { name: 'shown', type: 'toggle' },
      { name: 'lot', type: 'default' },
    ],
    elements,
  });
  return scanBarcodes({ template, values, dpi, images: {} }, { core, fonts }, await reader);
};

const samples: readonly [core.Symbology, string, string?][] = [
  ['ean13', '9501101530003'],
  ['ean8', '96385074'],
  ['upca', '036000291452', '0036000291452'],
  ['upce', '01234565', '0012345000065'],
  ['code128', 'Lot-4711/b'],
  ['code128', 'Müsli ÄÖ'],
  ['gs1-128', '(01)09501101530003(10)AB-12'],
  ['gs1-128', '(10)AB-12(3103)001250(21)7'],
  ['itf14', '9501101530003', '09501101530003'],
  ['code39', 'AB-12.7'],
  ['code39', 'A+B$C'],
  ['databarexpanded', '(01)09501101530003(3103)001750'],
  ['qrcode', 'https://demo.test/Crème brûlée?x=1'],
  ['gs1qrcode', '(01)09501101530003(17)271231(10)AB-12'],
  ['gs1dlqrcode', '(01)09501101530003(10)A/7', 'https://id.gs1.org/01/09501101530003/10/A%2F7'],
  ['datamatrix', 'Lot 4711 ^{x}'],
  ['datamatrix', 'ÄÖ 漢字 ^'],
  ['gs1dldatamatrix', '(01)09501101530003', 'https://id.gs1.org/01/09501101530003'],
  ['gs1datamatrix', '(01)09501101530003(17)271231(10)AB-12'],
];

const reads =
  (text: string): ReadCodes =>
  async () => [{ text, bytes: new TextEncoder().encode(text) }];

describe('a barcode that is printed alone', () => {
  it.each(samples)('is read as it should: %s with %s', async (symbology, value, scanned = value) => {
    const findings = await scan([code(symbology, value)]);
    expect(findings).toEqual([
      { elementId: 'code', outcome: 'read', text: scanned, moduleDots: expect.any(Number) },
    ]);
  });

  it.each([90, 180, 270])('is read when it is turned by %i degrees', async (rotation) => {
    const turned = { rotation, widthMm: 30, heightMm: 62 };
    expect(await scan([code('ean13', '9501101530003', turned)])).toMatchObject([{ outcome: 'read' }]);
  });

  it('is read with an added check digit, and with bars of two dots', async () => {
    const fine = code('ean13', '950110153000', { addsCheckDigit: true, moduleMm: 0.25 });
    expect(await scan([fine])).toEqual([
      { elementId: 'code', outcome: 'read', text: '9501101530003', moduleDots: 2 },
    ]);
  });

  it('is shown with the beginning of a long content', async () => {
    const [finding] = await scan([code('qrcode', 'long '.repeat(60))]);
    expect(finding).toMatchObject({ outcome: 'read', text: `${'long '.repeat(24)}…` });
  });
});

describe('a barcode that something lies on', () => {
  const bar = { type: 'rectangle', id: 'bar', xMm: 28, yMm: 0, widthMm: 6, heightMm: 40, strokeMm: 0 };

  it.each(['black', 'white'])('is not read: a %s bar across it', async (fill) => {
    expect(await scan([code('ean13', '9501101530003'), { ...bar, fill }])).toEqual([
      { elementId: 'code', outcome: 'nothing', moduleDots: 4 },
    ]);
  });

  it('is not read where its quiet zone is black', async () => {
    const black = { ...bar, xMm: 0, widthMm: 10.9, fill: 'black' };
    expect(await scan([code('code128', 'Lot-4711/b', { moduleMm: 0.375 }), black])).toMatchObject([
      { outcome: 'nothing' },
    ]);
  });

  it('is said to be read otherwise, with what was read', async () => {
    const under = code('qrcode', 'mine', { xMm: 4, yMm: 4, widthMm: 34, heightMm: 34 });
    const place = { xMm: 12, yMm: 12, widthMm: 18, heightMm: 18 };
    const ground = { type: 'rectangle', id: 'ground', ...place, strokeMm: 0, fill: 'white' };
    const other = code('qrcode', 'another', { id: 'other', ...place });
    expect(await scan([under, ground, other])).toMatchObject([
      { elementId: 'code', outcome: 'other', text: 'another' },
      { elementId: 'other', outcome: 'read' },
    ]);
  });
});

describe('barcodes beside each other', () => {
  it('are read each from its own place', async () => {
    const below = { id: 'below', yMm: 34 };
    const covered = {
      type: 'rectangle',
      id: 'ink',
      xMm: 3,
      yMm: 2,
      widthMm: 63,
      heightMm: 31,
      fill: 'black',
    };
    expect(
      await scan([code('ean13', '9501101530003'), covered, code('ean13', '9501101530003', below)]),
    ).toMatchObject([
      { elementId: 'code', outcome: 'nothing' },
      { elementId: 'below', outcome: 'read' },
    ]);
  });

  it('are left out where they are not shown, and named where they are refused', async () => {
    const values = { shown: 'false', lot: '' };
    expect(
      await scan(
        [
          code('ean13', '9501101530003', { id: 'hidden', visibleWhen: 'shown' }),
          code('code128', '{{lot}}', { id: 'empty' }),
          code('ean13', '9501101530003', { id: 'small', widthMm: 12 }),
        ],
        { values },
      ),
    ).toEqual([
      { elementId: 'empty', outcome: 'not-printed' },
      { elementId: 'small', outcome: 'not-printed' },
    ]);
  });

  it('are no findings of a label without any', async () => {
    expect(await scan([])).toEqual([]);
  });
});

it('tells what was read from the result of the reader alone', async () => {
  const template = core.parseLabelTemplate({
    format: 'platen-label',
    version: 2,
    name: 'Codes',
    widthMm: 70,
    heightMm: 40,
    variables: [],
    elements: [code('gs1-128', '(01)09501101530003(10)AB-12')],
  });
  const request = { template, values: {}, dpi: 300, images: {} };
  const outcomeOf = async (text: string) =>
    (await scanBarcodes(request, { core, fonts }, reads(text)))[0]?.outcome;
  expect(await outcomeOf('0109501101530003\u001d10AB-12')).toBe('read');
  expect(await outcomeOf('0109501101530003\u001d10AB-13')).toBe('other');
});
