import { describe, expect, it } from 'vitest';
import { sumatraArguments } from '../drivers/sumatra.ts';
import { ippJobAttributes, type Capabilities } from './ipp-job-attributes.ts';
import { parsePrintOptions, type OptionFields } from './print-options.ts';

const none: OptionFields = {
  orientation: null,
  scale: null,
  side: null,
  paperSize: null,
  customPaperSize: null,
};
const silent: Capabilities = { jobAttributes: [], scalings: [], sides: [], orientations: [] };
const custom = (widthMm: number, heightMm: number) => ({ media: { kind: 'custom', widthMm, heightMm } });

describe('the option words of a request', () => {
  it.each([
    [{}, {}],
    [{ orientation: 'Landscape' }, { orientation: 'landscape' }],
    [{ scale: 'noscale' }, { scaling: 'none' }],
    [{ scale: '100' }, { scaling: 'none' }],
    [{ scale: 'shrink' }, { scaling: 'fit' }],
    [{ side: 'duplexshort' }, { sides: 'two-sided-short-edge' }],
    [{ paperSize: 'A6' }, { media: { kind: 'named', name: 'iso_a6_105x148mm' } }],
    [{ paperSize: 'om_small_50x30mm' }, { media: { kind: 'named', name: 'om_small_50x30mm' } }],
    [{ customPaperSize: '100x60' }, custom(100, 60)],
    [{ customPaperSize: '57,5 × 32 mm' }, custom(57.5, 32)],
    [{ customPaperSize: '4x6in' }, custom(101.6, 152.39999999999998)],
    [{ paperSize: 'custom', customPaperSize: '10x6cm' }, custom(100, 60)],
  ])('such as %o mean %o', (fields, expected) => {
    expect(parsePrintOptions({ ...none, ...fields })).toEqual(expected);
  });

  it.each([
    [{ orientation: 'sideways' }, 'orientation “sideways” is not known'],
    [{ scale: '97' }, 'scale “97” is not known'],
    [{ side: 'both' }, 'side “both” is not known'],
    [{ side: 'constructor' }, 'side “constructor” is not known'],
    [{ paperSize: 'foolscap' }, 'paperSize “foolscap” is not known'],
    [{ customPaperSize: '100' }, 'customPaperSize “100” is not a size'],
    [{ customPaperSize: '0x60' }, 'is not a size'],
    [{ customPaperSize: '100x60; rm' }, 'is not a size'],
  ])('such as %o are refused by name', (fields, message) => {
    expect(() => parsePrintOptions({ ...none, ...fields })).toThrow(message);
  });
});

describe('the job attributes', () => {
  it('ask for no scaling only where the printer knows scaling', () => {
    expect(ippJobAttributes({}, silent, 'printer').attributes).toEqual([]);
    const knowing = { ...silent, scalings: ['none', 'fit'] };
    expect(ippJobAttributes({}, knowing, 'printer').attributes).toEqual([
      { name: 'print-scaling', values: [{ type: 'keyword', value: 'none' }] },
    ]);
  });

  it('name a custom size for CUPS and give its measures to a printer', () => {
    const options = parsePrintOptions({ ...none, customPaperSize: '100x60' });
    expect(ippJobAttributes(options, silent, 'cups').attributes).toEqual([
      { name: 'media', values: [{ type: 'keyword', value: 'custom_label_100x60mm' }] },
    ]);
    const [media] = ippJobAttributes(options, silent, 'printer').attributes;
    expect(JSON.stringify(media)).toMatch(/media-col.*media-size.*x-dimension.*10000.*y-dimension.*6000/);
  });

  it('list what is asked for and not supported, unless the printer does not list what it supports', () => {
    const options = parsePrintOptions({ ...none, side: 'duplex', scale: 'fill', orientation: 'landscape' });
    const simple = { jobAttributes: [], scalings: ['none'], sides: ['one-sided'], orientations: [3] };
    expect(ippJobAttributes(options, simple, 'printer').unsupported).toEqual([
      'print-scaling fill',
      'sides two-sided-long-edge',
      'orientation-requested 4',
    ]);
    expect(ippJobAttributes(options, silent, 'printer').unsupported).toEqual([]);
  });
});

describe('the command line of SumatraPDF', () => {
  it('prints unscaled unless a scaling is given', () => {
    expect(sumatraArguments('Zebra', 'C:\\a.pdf', {})).toEqual([
      '-print-to',
      'Zebra',
      '-silent',
      '-exit-when-done',
      '-print-settings',
      'noscale',
      'C:\\a.pdf',
    ]);
    const options = parsePrintOptions({ ...none, orientation: 'landscape', side: 'duplex', paperSize: 'A6' });
    expect(sumatraArguments('Zebra', 'a', options)).toContain('landscape,noscale,duplexlong,paper=a6');
  });

  it('is refused for options it has no word for', () => {
    expect(() => sumatraArguments('Zebra', 'a', { scaling: 'fill' })).toThrow('scale “fill”');
  });
});
