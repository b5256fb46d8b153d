import { readBarcodesOf } from 'label-core/testing';
import { readGraphic } from '../../label-core/src/file/zpl/zpl-graphic.ts';

/** A page as `rastertolabel` of CUPS writes it: the picture, and where it is printed. */
const page = /~DGR:CUPS\.GRF,(?<bytes>\d+),(?<rowBytes>\d+),\s*(?<data>[^~^]*)/g;

/** What a scanner reads from each page that a Zebra driver of CUPS made. */
export async function codesOnDriverZpl(zpl: Uint8Array): Promise<string[][]> {
  const pages: string[][] = [];
  for (const { groups = {} } of new TextDecoder('latin1').decode(zpl).matchAll(page)) {
    const rowBytes = Number(groups['rowBytes']);
    const graphic = readGraphic(Number(groups['bytes']), rowBytes, groups['data'] ?? '');
    pages.push((await readBarcodesOf({ ...graphic, rowBytes })).map(({ text }) => text));
  }
  return pages;
}
