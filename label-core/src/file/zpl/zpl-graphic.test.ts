import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabelImage } from '../../scene/label-image.ts';
import { encodeZ64 } from '../../zpl/z64.ts';
import { codePage850 } from './field-data.ts';
import { pngOf, readGraphic } from './zpl-graphic.ts';

const bytesOf = (...args: Parameters<typeof readGraphic>): readonly number[] => [
  ...readGraphic(...args).bits,
];

describe('the reader of ZPL pictures', () => {
  it.each<[string, string, readonly number[]]>([
    ['plain digits', 'FF00A5C3', [0xff, 0x00, 0xa5, 0xc3]],
    ['digits in lower case and on several lines', 'ff00\na5c3', [0xff, 0x00, 0xa5, 0xc3]],
    ['repeated digits', 'JFJ0', [0xff, 0xff, 0x00, 0x00]],
    ['a row filled with white', 'F,FF00', [0xf0, 0x00, 0xff, 0x00]],
    ['a row filled with black', '0!00FF', [0x0f, 0xff, 0x00, 0xff]],
    ['a whole row of white', ',FFFF', [0x00, 0x00, 0xff, 0xff]],
    ['a repeated row', 'A5C3:', [0xa5, 0xc3, 0xa5, 0xc3]],
    ['less data than it announces', 'FF', [0xff, 0, 0, 0]],
    ['more data than it announces', 'FFFFFFFFFF', [0xff, 0xff, 0xff, 0xff]],
  ])('reads a picture with %s', (_name, data, bits) => {
    expect(bytesOf(4, 2, data)).toEqual(bits);
  });

  it('counts repeats by nineteen and by four hundred', () => {
    expect(bytesOf(210, 1, 'zYF0').slice(208)).toEqual([0xff, 0xf0]);
  });

  it('unpacks what was packed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (bits) => {
        const packed = encodeZ64(bits);
        expect(bytesOf(bits.length, 1, packed)).toEqual([...bits]);
      }),
    );
  });

  it.each<[string, number, number, string, string]>([
    ['no announced size', 0, 0, 'FF', 'does not say how large it is'],
    ['unknown signs', 4, 2, 'FF?!', 'has data in no form that ZPL knows'],
    ['a repeated row before the first row', 4, 2, 'F:', 'repeats a row before the first'],
    ['a wrong checksum', 4, 2, ':B64:AAAA:0000', 'has a wrong checksum'],
    ['no packed data', 4, 2, ':Z64:', 'has data in no form that ZPL knows'],
    [
      'more packed data than it announces',
      4,
      2,
      encodeZ64(new Uint8Array(9)),
      'cannot be unpacked to the size it says',
    ],
    ['more dots than a label has', 3_000_000, 100, 'FF', 'together they may have 16 million dots'],
  ])('refuses a picture with %s', (_name, bytes, row, data, words) => {
    expect(() => readGraphic(bytes, row, data)).toThrow(words);
  });

  it('makes a PNG of the same dots', () => {
    const uri = pngOf(readGraphic(4, 2, 'FF00A5C3'));
    const bytes = Uint8Array.from(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'));
    expect(readLabelImage(bytes)).toMatchObject({ mediaType: 'image/png', widthPx: 16, heightPx: 2 });
  });

  it('has all letters of the old code page 850', () => {
    expect(codePage850).toHaveLength(128);
    expect(codePage850[0xe1 - 0x80]).toBe('ß');
  });
});
