import { rasterisePages, readBarcodesOf } from 'label-core/testing';
import { readZplLabels } from 'label-core/zpl';

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

/** Size and resolution of a label: millimetres, and dots per inch. */
export interface LabelStock {
  widthMm: number;
  heightMm: number;
  dpi: number;
}

const dotsOf = (mm: number, dpi: number) => Math.round((mm / MM_PER_INCH) * dpi);

/** Returns the codes a scanner reads from the printed pages, page by page. */
export async function codesOnPdf(
  pdf: Uint8Array,
  { widthMm, heightMm, dpi }: LabelStock,
): Promise<string[][]> {
  const dots = { width: dotsOf(widthMm, dpi), height: dotsOf(heightMm, dpi) };
  const pages: string[][] = [];
  for await (const bitmap of rasterisePages(pdf, dots))
    pages.push((await readBarcodesOf(bitmap)).map(({ text }) => text));
  return pages;
}

/** Returns the same for ZPL: one entry per label, repeated by its print quantity. */
export async function codesOnZpl(zpl: Uint8Array): Promise<string[][]> {
  const labels: string[][] = [];
  for (const { bitmap, copies } of readZplLabels(new TextDecoder().decode(zpl))) {
    const codes = (await readBarcodesOf(bitmap)).map(({ text }) => text);
    for (let copy = 0; copy < copies; copy += 1) labels.push(codes);
  }
  return labels;
}

/** Returns width and height in dots of every label: a thermal printer prints them as they are. */
export function zplSizesInDots(zpl: Uint8Array): [number, number][] {
  return readZplLabels(new TextDecoder().decode(zpl)).map(({ bitmap }) => [bitmap.width, bitmap.height]);
}

/** Returns the dots of a label of this stock. */
export function stockInDots({ widthMm, heightMm, dpi }: LabelStock): [number, number] {
  return [dotsOf(widthMm, dpi), dotsOf(heightMm, dpi)];
}

/** Rounds to a hundredth. */
const toMm = (points: string | undefined) =>
  Math.round((Number(points) / POINTS_PER_INCH) * MM_PER_INCH * 100) / 100;

/** Returns width and height in mm of every page, as declared in the file. */
export function pageSizesMm(pdf: Uint8Array): [number, number][] {
  const source = new TextDecoder('latin1').decode(pdf);
  return [...source.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [toMm(width), toMm(height)],
  );
}
