import { describe, expect, it } from 'vitest';
import { decodePwg, decodeUrf } from '../testing/decode-raster.ts';
import { packLines } from './pack-lines.ts';
import { pwgFileHeader, pwgPageHeader } from './pwg-raster.ts';
import type { RasterPage } from './raster-page.ts';
import { urfFileHeader, urfPageHeader } from './urf.ts';

const label: RasterPage = {
  width: 799,
  height: 480,
  dpi: { x: 203, y: 203 },
  dots: 'black_1',
  sides: 'one-sided',
  back: { crossFeed: 1, feed: 1 },
  pageCount: 7,
};

describe('the header of a page in PWG raster', () => {
  it('has 1796 bytes, with the size in points and dots and whole bytes for each line', () => {
    const header = Buffer.from(pwgPageHeader(label));
    expect(header).toHaveLength(1796);
    expect(header.toString('latin1', 0, 10)).toBe('PwgRaster\0');
    const [points, dots] = [352, 372].map((at) => [header.readUInt32BE(at), header.readUInt32BE(at + 4)]);
    expect(points).toEqual([283, 170]);
    expect(dots).toEqual([799, 480]);
    // Bits for each colour and dot, bytes for each line.
    expect([384, 388, 392].map((at) => header.readUInt32BE(at))).toEqual([1, 1, 100]);
    expect(header.readUInt32BE(452)).toBe(7);
    // The image box is the whole page.
    expect([464, 468, 472, 476].map((at) => header.readUInt32BE(at))).toEqual([0, 0, 799, 480]);
  });

  it.each([
    ['black_1', 1, 1, 3, 1],
    ['sgray_8', 8, 8, 18, 1],
    ['srgb_8', 8, 24, 19, 3],
  ] as const)('says how dots are stored: %s', (dots, bitsPerColour, bitsPerDot, colourSpace, colours) => {
    const header = Buffer.from(pwgPageHeader({ ...label, dots }));
    expect([384, 388, 400, 420].map((at) => header.readUInt32BE(at))).toEqual([
      bitsPerColour,
      bitsPerDot,
      colourSpace,
      colours,
    ]);
  });

  it('says both sides of a sheet, and how the back is drawn', () => {
    const back: RasterPage = {
      ...label,
      width: 1,
      height: 1,
      sides: 'two-sided-short-edge',
      back: { crossFeed: -1, feed: 1 },
    };
    const dot = [...packLines([Uint8Array.of(0x80)], 1)];
    const [read] = decodePwg(Buffer.concat([pwgFileHeader, pwgPageHeader(back), ...dot]));
    expect(read).toMatchObject({ sides: 'duplex 1 tumble 1', back: [-1, 1], lines: [Buffer.of(0x80)] });
    expect(Buffer.from(pwgPageHeader({ ...back, sides: 'two-sided-long-edge' })).readUInt32BE(368)).toBe(0);
  });

  it('is not made for dots that the format does not have', () => {
    expect(() => pwgPageHeader({ ...label, dots: 'white_1' })).toThrow('no white_1');
  });
});

describe('the header of a page in URF', () => {
  const page: RasterPage = { ...label, dots: 'sgray_8' };

  it('has 32 bytes, after 12 bytes of the file with the number of pages', () => {
    expect(urfFileHeader(7)).toEqual(Buffer.from('UNIRAST\0\0\0\0\x07', 'latin1'));
    const header = Buffer.from(urfPageHeader(page));
    expect(header).toHaveLength(32);
    expect(header.toString('hex')).toBe(
      ['08000104', '00000000', '00000000', '0000031f', '000001e0', '000000cb', '00000000', '00000000'].join(
        '',
      ),
    );
  });

  it.each([
    ['two-sided-short-edge', 2],
    ['two-sided-long-edge', 3],
  ] as const)('says both sides of a sheet: %s', (sides, code) => {
    const dot = [...packLines([Uint8Array.of(1, 2, 3)], 3)];
    const header = urfPageHeader({ ...page, width: 1, height: 1, sides, dots: 'srgb_8' });
    const [read] = decodeUrf(Buffer.concat([urfFileHeader(1), header, ...dot]));
    expect(read).toMatchObject({ sides: `code ${code}`, colourSpace: 1, bitsPerDot: 24 });
    expect(read?.lines).toEqual([Buffer.of(1, 2, 3)]);
  });

  it('is not made for dots or a resolution that the format does not have', () => {
    expect(() => urfPageHeader(label)).toThrow('no black_1');
    expect(() => urfPageHeader({ ...page, dpi: { x: 300, y: 600 } })).toThrow('300 x 600 dpi');
  });
});
