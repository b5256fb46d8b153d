import { readBarcodesOf } from 'label-core/testing';
import { driverPages } from './driver-pages.ts';

/** Returns the codes a scanner reads from each page of a Zebra driver of CUPS. */
export async function codesOnDriverZpl(zpl: Uint8Array): Promise<string[][]> {
  const pages: string[][] = [];
  for (const { bitmap } of driverPages(zpl)) {
    pages.push((await readBarcodesOf(bitmap)).map(({ text }) => text));
  }
  return pages;
}
