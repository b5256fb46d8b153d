import type { Bitmap } from './bitmap.ts';
import { decodeZ64, encodeZ64 } from './z64.ts';

/** One label of a ZPL file. */
export interface ZplLabel {
  readonly bitmap: Bitmap;
  readonly copies: number;
}

/** Returns `^XA … ^XZ`: print width, label length, the whole label as one graphic field at the origin, and the quantity. */
export function formatZplLabel({ bitmap, copies }: ZplLabel): string {
  const { width, height, rowBytes, bits } = bitmap;
  const field = `^GFA,${bits.length},${bits.length},${rowBytes},${encodeZ64(bits)}`;
  return `^XA^PW${width}^LL${height}^LH0,0^FO0,0${field}^FS^PQ${copies}^XZ\n`;
}

const label =
  /\^XA\^PW(?<width>\d+)\^LL(?<height>\d+)\^LH0,0\^FO0,0\^GFA,\d+,\d+,(?<rowBytes>\d+),(?<data>:Z64:[^^]*)\^FS\^PQ(?<copies>\d+)\^XZ/g;

/** Reads the output of `formatZplLabel` back, as the printer does. @throws Error when a checksum is wrong */
export function readZplLabels(zpl: string): readonly ZplLabel[] {
  return Array.from(zpl.matchAll(label), ({ groups = {} }) => ({
    copies: Number(groups['copies']),
    bitmap: {
      width: Number(groups['width']),
      height: Number(groups['height']),
      rowBytes: Number(groups['rowBytes']),
      bits: decodeZ64(groups['data'] ?? ''),
    },
  }));
}
