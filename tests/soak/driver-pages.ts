import { isBlack, type Bitmap } from 'label-core/zpl';
import { readGraphic } from '../../label-core/src/file/zpl/zpl-graphic.ts';

/** Page as written by `rastertolabel` of CUPS: the picture, and its position. */
const page = /~DGR:CUPS\.GRF,(?<bytes>\d+),(?<rowBytes>\d+),\s*(?<data>[^~^]*)(?:[^]*?)\^PW(?<width>\d+)/g;

/** Page of a Zebra driver of CUPS: its dots, and the width sent to the printer. */
export interface DriverPage {
  readonly bitmap: Bitmap;
  readonly widthInDots: number;
}

/** Returns all pages in the output of a Zebra driver of CUPS, in order. */
export function driverPages(zpl: Uint8Array): DriverPage[] {
  return Array.from(new TextDecoder('latin1').decode(zpl).matchAll(page), ({ groups = {} }) => {
    const rowBytes = Number(groups['rowBytes']);
    const graphic = readGraphic(Number(groups['bytes']), rowBytes, groups['data'] ?? '');
    return { bitmap: { ...graphic, rowBytes }, widthInDots: Number(groups['width']) };
  });
}

/** Area from the top left to the outermost black dots. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(bitmap: Bitmap): Extent {
  const extent = { left: bitmap.width, top: bitmap.height, right: 0, bottom: 0 };
  for (let y = 0; y < bitmap.height; y += 1) {
    for (let x = 0; x < bitmap.width; x += 1) {
      if (isBlack(bitmap, x, y)) {
        extent.left = Math.min(extent.left, x);
        extent.top = Math.min(extent.top, y);
        extent.right = Math.max(extent.right, x);
        extent.bottom = Math.max(extent.bottom, y);
      }
    }
  }
  return extent;
}

/** Returns the share of the black dots of one picture that have a black dot of the other at most `away` dots away. */
export function blackShared(one: Bitmap, other: Bitmap, away: number): number {
  let black = 0;
  let shared = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (!isBlack(one, x, y)) continue;
      black += 1;
      if (hasBlackNear(other, x, y, away)) shared += 1;
    }
  }
  return black === 0 ? 0 : shared / black;
}

function hasBlackNear(bitmap: Bitmap, x: number, y: number, away: number): boolean {
  for (let row = Math.max(0, y - away); row <= Math.min(bitmap.height - 1, y + away); row += 1) {
    for (let column = Math.max(0, x - away); column <= Math.min(bitmap.width - 1, x + away); column += 1) {
      if (isBlack(bitmap, column, row)) return true;
    }
  }
  return false;
}
