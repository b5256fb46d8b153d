import { describe, expect, it } from 'vitest';
import { parsePrintOptions, type OptionFields } from './print-options.ts';

const none: OptionFields = {
  orientation: null,
  scale: null,
  side: null,
  paperSize: null,
  customPaperSize: null,
};

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
