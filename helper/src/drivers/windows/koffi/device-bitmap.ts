import type { PageBitmap } from '../page-bitmap.ts';

const headerBytes = 40;
const paletteBytes = 8;
const white = 0xff_ff_ff;

/** Returns the BITMAPINFO of one bit for each dot: 0 is white, 1 is black. */
export function bitmapInfo({ width, height, bits }: PageBitmap): Buffer {
  const info = Buffer.alloc(headerBytes + paletteBytes);
  info.writeUInt32LE(headerBytes, 0);
  info.writeInt32LE(width, 4);
  info.writeInt32LE(height, 8);
  info.writeUInt16LE(1, 12);
  info.writeUInt16LE(1, 14);
  info.writeUInt32LE(bits.length, 20);
  info.writeUInt32LE(2, 32);
  info.writeUInt32LE(white, headerBytes);
  return info;
}

/** Returns the rows from the bottom, the one order that every printer driver takes. */
export function rowsFromBottom({ height, rowBytes, bits }: PageBitmap): Buffer {
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(bits.subarray(y * rowBytes, (y + 1) * rowBytes), (height - 1 - y) * rowBytes);
  }
  return rows;
}
