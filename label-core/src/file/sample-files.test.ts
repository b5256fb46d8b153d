import { describe, expect, it } from 'vitest';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sizeInDots } from '../scene/size-in-dots.ts';
import { readBarcodesOf } from '../testing/read-barcodes.ts';
import { sampleLabelFile } from '../testing/sample-label-file.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import { readLabelFile } from './read-label-file.ts';

interface Sample {
  readonly fileName: string;
  readonly sizeMm: readonly [number, number];
  /** Names of the variables; `*` marks required ones. */
  readonly variables: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** Values that a scanner reads from the print, sorted. */
  readonly scanned: readonly string[];
}

const samples: readonly Sample[] = [
  {
    fileName: 'inkscape-product.svg',
    sizeMm: [60, 40],
    variables: ['title', 'lot', 'best before', 'maker', 'ean*', 'vegan'],
    values: { lot: 'A1', 'best before': '2027-01-01', ean: '9501101530003', vegan: 'true' },
    scanned: ['9501101530003', 'https://demo.test/lot/A1'],
  },
  {
    fileName: 'illustrator-asset.svg',
    sizeMm: [50, 25],
    variables: ['owner', 'asset*', 'room'],
    values: { asset: 'AB-100294', room: 'Room 12' },
    scanned: ['AB-100294', 'AB-100294'],
  },
  {
    fileName: 'web-editor-shipping.svg',
    sizeMm: [101.6, 152.4],
    variables: ['service', 'sender', 'recipient', 'sscc*', 'zone', 'logo'],
    values: {
      sscc: '095011015300000010',
      recipient: 'Anna Müller\nHauptstraße 12\n10115 Berlin',
      zone: 'B7',
    },
    scanned: ['(00)095011015300000010', '095011015300000010'],
  },
  {
    fileName: 'labelary-shipping.zpl',
    sizeMm: [101.6, 152.4],
    variables: ['recipient', 'street', 'city', 'parcel*', 'counter'],
    values: { parcel: '87654321', counter: 'X34B-1' },
    scanned: ['87654321'],
  },
  {
    fileName: 'zebra-designer-product.prn',
    sizeMm: [60, 40],
    variables: ['Product', 'Lot no', 'EAN*', 'Link*'],
    values: { Product: 'Plum jam' },
    scanned: ['9501101530003', 'https://demo.test/p/1'],
  },
  {
    fileName: 'nicelabel-location-300.zpl',
    sizeMm: [100, 60],
    variables: ['Location*', 'zone'],
    values: { Location: 'B-07-11' },
    scanned: ['B-07-11', 'B-07-11'],
  },
  {
    fileName: 'logistics-gs1.zpl',
    sizeMm: [101.6, 152.4],
    variables: ['SSCC', 'Contents', 'carrier*', 'count'],
    values: { SSCC: '095011015300000010', count: '24' },
    scanned: ['(00)095011015300000010', '(02)09501101530003(37)24', 'A1', 'DEMO LOGISTICS'],
  },
];

async function scanPdf(job: Parameters<typeof renderPdf>[0]): Promise<readonly string[]> {
  for await (const bitmap of rasterisePages(
    await renderPdf(job),
    sizeInDots({ ...job.template, dpi: job.dpi }),
  )) {
    return scan(bitmap);
  }
  return [];
}

async function scanZpl(job: Parameters<typeof renderPdf>[0]): Promise<readonly string[]> {
  const [label] = readZplLabels(new TextDecoder().decode(await renderZpl(job)));
  return label ? scan(label.bitmap) : [];
}

const scan = async (bitmap: Parameters<typeof readBarcodesOf>[0]): Promise<readonly string[]> =>
  (await readBarcodesOf(bitmap)).map(({ text }) => text).toSorted();

describe.each(samples)('the sample file $fileName', ({ fileName, sizeMm, variables, values, scanned }) => {
  const { template } = readLabelFile(sampleLabelFile(fileName), { fileName });

  it('has the expected size and variables', () => {
    expect([template.widthMm, template.heightMm]).toEqual(sizeMm);
    const names = template.variables.map(({ name, required }) => `${name}${required === true ? '*' : ''}`);
    expect(names).toEqual(variables);
  });

  it.each([203, 300])('is printed at %i dpi as PDF and as ZPL, and its barcodes scan', async (dpi) => {
    const job = { template, labels: [{ values, copies: 1 }], dpi };
    expect(await scanPdf(job)).toEqual(scanned);
    expect(await scanZpl(job)).toEqual(scanned);
  });
});

const readSample = (fileName: string) => readLabelFile(sampleLabelFile(fileName), { fileName });
const variablesOf = (fileName: string) => readSample(fileName).template.variables;
const notesOf = (fileName: string) => readSample(fileName).notes.map(({ message }) => message);

describe('the reader of the sample files', () => {
  it('gives each variable its type, default and size', () => {
    expect(variablesOf('inkscape-product.svg')).toEqual([
      { name: 'title', type: 'default', propertySize: 40, defaultValue: 'Strawberry jam' },
      { name: 'lot', type: 'default' },
      { name: 'best before', type: 'default' },
      { name: 'maker', type: 'default', defaultValue: 'Demo Bakery & Söhne' },
      { name: 'ean', type: 'default', required: true },
      { name: 'vegan', type: 'toggle' },
    ]);
    expect(variablesOf('web-editor-shipping.svg').find(({ name }) => name === 'logo')).toEqual({
      name: 'logo',
      type: 'media-ref',
    });
    expect(variablesOf('zebra-designer-product.prn')).toEqual([
      { name: 'Product', type: 'default', defaultValue: 'Strawberry jam' },
      { name: 'Lot no', type: 'default', defaultValue: 'L-0815' },
      { name: 'EAN', type: 'default', required: true, defaultValue: '9501101530003' },
      { name: 'Link', type: 'default', required: true, defaultValue: 'https://demo.test/p/1' },
    ]);
  });

  it('describes in notes where it deviates from the file', () => {
    expect(notesOf('illustrator-asset.svg')).toContain(
      'The SVG gives its size in pixels: it was read at 72 to the inch, as 50 × 25 mm. Give width and height in mm to be sure.',
    );
    expect(notesOf('web-editor-shipping.svg')).toContain('What lies beside the label is left out.');
    expect(notesOf('nicelabel-location-300.zpl')).toContain(
      'ZPL counts dots and does not say how large they are: it was read at 300 dpi, as 100 × 60 mm.',
    );
  });
});
