import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dotsPicture } from './dots-picture';

it('is black where at least half of a dot has ink, and white elsewhere, without anything to look through', async () => {
  const ink = Uint8Array.of(0, 127, 128, 255, 0, 255, 0, 0, 0, 200);
  const { png, ...size } = await dotsPicture({ width: 5, height: 2, ink }, 203);
  expect(size).toEqual({ widthPx: 5, heightPx: 2, dpi: 203 });
  const bytes = Buffer.from(await png.arrayBuffer());
  const partAt = (name: string) => bytes.indexOf(name) + 4;
  const palette = bytes.subarray(partAt('PLTE'), partAt('PLTE') + 6);
  expect(palette.toString('hex')).toBe('ffffff000000');
  expect([...bytes.subarray(partAt('tRNS'), partAt('tRNS') + 2)]).toEqual([255, 255]);
  const at = partAt('IDAT');
  const rows = inflateSync(bytes.subarray(at, at + bytes.readUInt32BE(at - 8)));
  // A byte for the filter, then two bits for each dot.
  const dots = (row: number) =>
    [...rows.subarray(row * 3 + 1, row * 3 + 3)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect([dots(0), dots(1)]).toEqual(['0000010100000000', '0100000001000000']);
});
