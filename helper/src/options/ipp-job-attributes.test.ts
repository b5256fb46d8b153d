import { describe, expect, it } from 'vitest';
import type { IppAttribute, IppValue } from '../ipp/ipp-value.ts';
import { sizeOfMm, type PaperSize } from '../paper/paper-measure.ts';
import type { Capabilities } from './capabilities.ts';
import { ippJobAttributes } from './ipp-job-attributes.ts';
import { parsePrintOptions, type OptionFields } from './print-options.ts';

const none: OptionFields = {
  orientation: null,
  scale: null,
  side: null,
  paperSize: null,
  customPaperSize: null,
};
/** Options that the server sends when the user chose nothing. */
const usual = parsePrintOptions({ ...none, orientation: 'portrait', scale: 'noscale', side: 'simplex' });
const silent: Capabilities = {
  jobAttributes: [],
  mediaNames: [],
  scalings: [],
  sides: [],
  orientations: [],
  papers: [],
  isQueue: false,
  isDriver: false,
};
const range = (lower: PaperSize, upper: PaperSize) => ({
  width: { lower: lower.width, upper: upper.width },
  height: { lower: lower.height, upper: upper.height },
});
const paper = (widthMm: number, heightMm: number) =>
  range(sizeOfMm(widthMm, heightMm), sizeOfMm(widthMm, heightMm));
const label = sizeOfMm(100, 60);
const queue = { ...silent, isQueue: true };
const rolls = { ...silent, papers: [paper(101.6, 127), range(sizeOfMm(12.7, 12.7), sizeOfMm(203.2, 1270))] };

/** Formats attributes readably: `media-col {media-size {x-dimension 10000, y-dimension 6000}}`. */
const read = (attributes: readonly IppAttribute[]): string =>
  attributes.map(({ name, values }) => `${name} ${values.map(readValue).join(' ')}`).join(', ');
const readValue = (value: IppValue) =>
  value.type === 'collection' ? `{${read(value.members)}}` : 'value' in value ? String(value.value) : '';
const mediaCol = (x: number, y: number) => `media-col {media-size {x-dimension ${x}, y-dimension ${y}}}`;

describe('the job attributes', () => {
  it('ask for no scaling and upright only where the printer knows them', () => {
    expect(ippJobAttributes({}, silent).attributes).toEqual([]);
    const knowing = { ...silent, scalings: ['none', 'fit'], orientations: [3, 4] };
    expect(read(ippJobAttributes({}, knowing).attributes)).toBe('print-scaling none');
    expect(read(ippJobAttributes({}, knowing, label).attributes)).toBe(
      `orientation-requested 3, print-scaling none, ${mediaCol(10_000, 6000)}`,
    );
  });

  it.each<[string, Capabilities, string]>([
    ['to a printer that does not say what it takes', silent, mediaCol(10_000, 6000)],
    ['to a printer with a range', rolls, mediaCol(10_000, 6000)],
    ['to a printer with this very size', { ...silent, papers: [paper(100.3, 59.8)] }, mediaCol(10_030, 5980)],
    [
      'to a printer that takes names alone',
      { ...silent, jobAttributes: ['media', 'sides'] },
      'media custom_label_100x60mm',
    ],
    [
      'to a printer that takes its own names alone',
      {
        ...silent,
        jobAttributes: ['media'],
        papers: [paper(100, 60)],
        mediaNames: ['custom_min_10x10mm', 'oe_jam_99x60mm', 'oe_jar_100x60mm'],
      },
      'media oe_jar_100x60mm',
    ],
    ['to a queue of CUPS', queue, `PageSize Custom.100x60mm, ${mediaCol(10_000, 6000)}`],
    [
      'to a queue of CUPS with a driver that takes any',
      { ...rolls, isQueue: true, isDriver: true },
      `PageSize Custom.100x60mm, ${mediaCol(10_000, 6000)}`,
    ],
    ['to a queue of CUPS that has it', { ...queue, papers: [paper(100, 60)] }, mediaCol(10_000, 6000)],
  ])('name the page’s own size by default: %s', (_to, capabilities, expected) => {
    const { attributes, paperRefusal } = ippJobAttributes(usual, capabilities, label);
    expect([read(attributes), paperRefusal]).toEqual([
      `orientation-requested 3, print-scaling none, sides one-sided, ${expected}`,
      undefined,
    ]);
  });

  it.each([
    [{ customPaperSize: '57.5x32' }, mediaCol(5750, 3200)],
    [{ customPaperSize: '4x6in' }, mediaCol(10_160, 15_240)],
    [{ paperSize: 'A6' }, 'media iso_a6_105x148mm'],
    [{ orientation: 'landscape' }, `orientation-requested 4, ${mediaCol(6000, 10_000)}`],
  ])('name the paper that was chosen: %j', (fields, expected) => {
    const options = parsePrintOptions({ ...none, ...fields });
    expect(read(ippJobAttributes(options, rolls, label).attributes)).toBe(expected);
  });

  it.each([
    [{}, sizeOfMm(210, 60), 'takes no paper of 210 × 60 mm'],
    [{}, sizeOfMm(10, 10), 'takes no paper of 10 × 10 mm'],
    [{ customPaperSize: '300x100' }, label, 'takes no paper of 300 × 100 mm'],
    [{ paperSize: 'A4' }, label, 'takes no paper of 210 × 297 mm'],
  ])('are refused for paper the printer has not: %j', (fields, page, expected) => {
    const options = parsePrintOptions({ ...none, ...fields });
    expect(ippJobAttributes(options, rolls, page)).toMatchObject({
      attributes: [],
      paperRefusal: { message: expected },
    });
  });

  it('name no paper where neither a choice nor the page is known', () => {
    expect(read(ippJobAttributes(usual, rolls).attributes)).not.toContain('media');
  });

  it('list what is asked for and not supported, unless the printer does not list what it supports', () => {
    const options = parsePrintOptions({ ...none, side: 'duplex', scale: 'fill', orientation: 'landscape' });
    const simple = { ...silent, scalings: ['none'], sides: ['one-sided'], orientations: [3] };
    expect(ippJobAttributes(options, simple).unsupported).toEqual([
      'print-scaling fill',
      'sides two-sided-long-edge',
      'orientation-requested 4',
    ]);
    expect(ippJobAttributes(options, silent).unsupported).toEqual([]);
  });
});
