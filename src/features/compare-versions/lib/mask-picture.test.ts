import { Buffer } from 'node:buffer';
import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { maskPicture } from './mask-picture';

const CLEAR = '00000000';
const RED = 'c81d1dff';
const PALE_RED = 'ffa8a8ff';
const BLUE = '0b4ec8ff';

/** Returns the chunks of a PNG in their order and checks the checksum of each. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u{89}PNG\r\n\u{1A}\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const sum = png.readUInt32BE(at + 8 + length);
    expect(sum).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

/** Returns the pixels of a two-bit palette picture, as red, green, blue and opacity. */
function dotsOf(png: Buffer): string[][] {
  const chunks = chunksOf(png);
  const [header, palette, opacity] = ['IHDR', 'PLTE', 'tRNS'].map((name) => chunks.get(name));
  if (!header || !palette || !opacity) throw new Error('A part of the picture is missing.');
  expect([...header.subarray(8)]).toEqual([2, 3, 0, 0, 0]);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const rowBytes = 1 + Math.ceil(width / 4);
  expect(rows).toHaveLength(rowBytes * height);
  const colourAt = (x: number, y: number) => {
    const index = ((rows[y * rowBytes + 1 + Math.floor(x / 4)] ?? 0) >> (6 - 2 * (x % 4))) & 3;
    return Buffer.concat([
      palette.subarray(index * 3, index * 3 + 3),
      opacity.subarray(index, index + 1),
    ]).toString('hex');
  };
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_dot, x) => colourAt(x, y)),
  );
}

it('hatches ink that is gone across rows, paints new ink solid, and leaves clear what is the same', async () => {
  const { png, ...size } = await maskPicture({
    widthPx: 7,
    heightPx: 3,
    dpi: 300,
    data: Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 1]),
  });
  expect(size).toEqual({ widthPx: 7, heightPx: 3, dpi: 300 });
  expect(png.type).toBe('image/png');
  expect(dotsOf(Buffer.from(await png.arrayBuffer()))).toEqual([
    Array.from({ length: 7 }, () => CLEAR),
    [RED, RED, PALE_RED, PALE_RED, PALE_RED, RED, RED],
    [BLUE, BLUE, BLUE, BLUE, BLUE, CLEAR, RED],
  ]);
});

it('writes a big picture whole', async () => {
  const data = new Uint8Array(1201 * 803).fill(2);
  const { png } = await maskPicture({ widthPx: 1201, heightPx: 803, dpi: 600, data });
  const dots = dotsOf(Buffer.from(await png.arrayBuffer()));
  expect(new Set(dots.flat())).toEqual(new Set([BLUE]));
});
