import { describe, expect, it } from 'vitest';
import { sizeOfMm } from '../../paper/paper-measure.ts';
import { placePage, visiblePart } from './place-page.ts';
import type { DevicePage } from './spooler.ts';

const label: DevicePage = {
  dpi: { x: 203, y: 203 },
  physical: { x: 799, y: 480 },
  printable: { x: 799, y: 480 },
  offset: { x: 0, y: 0 },
};
/** A4 at 600 dpi with the margins of a laser printer. */
const office: DevicePage = {
  dpi: { x: 600, y: 600 },
  physical: { x: 4961, y: 7016 },
  printable: { x: 4761, y: 6816 },
  offset: { x: 100, y: 100 },
};
const size = sizeOfMm(100, 60);

describe('the place of a page on a sheet', () => {
  it('is the corner of the sheet, in whole dots', () => {
    expect(placePage(size, {}, label)).toMatchObject({ left: 0, top: 0, width: 799, height: 480, turns: 0 });
    expect(placePage(sizeOfMm(210, 297), {}, office)).toMatchObject({ left: -100, top: -100 });
  });

  it.each([
    ['portrait', 0, 799, 480],
    ['landscape', 3, 480, 799],
    ['reverse-portrait', 2, 799, 480],
    ['reverse-landscape', 1, 480, 799],
  ] as const)('is turned for %s', (orientation, turns, width, height) => {
    expect(placePage(size, { orientation }, label)).toMatchObject({ turns, width, height });
  });

  it('counts dots in both directions of a printer whose dots are not square', () => {
    const wide = { ...label, dpi: { x: 600, y: 300 } };
    expect(placePage(sizeOfMm(25.4, 25.4), {}, wide)).toMatchObject({ width: 600, height: 300 });
    expect(placePage(sizeOfMm(25.4, 50.8), { orientation: 'landscape' }, wide)).toMatchObject({
      width: 1200,
      height: 300,
    });
  });

  it.each([
    ['fit', { left: 0, top: 1979, width: 4761, height: 2857 }],
    ['fill', { left: -3299, top: 0, width: 11_360, height: 6816, mayBeCut: true }],
    ['auto', { left: -100, top: -100, width: 2362, height: 1417 }],
  ] as const)('is scaled for %s', (scaling, expected) => {
    const { left, ...placed } = placePage(size, { scaling }, office);
    const { left: wantedLeft, ...others } = expected;
    expect(placed).toMatchObject(others);
    expect(Math.abs(left - wantedLeft)).toBeLessThanOrEqual(1);
  });

  it('is made smaller for auto only where it is too large', () => {
    const small = { ...label, printable: { x: 400, y: 480 } };
    expect(placePage(size, { scaling: 'auto' }, small)).toMatchObject({ left: 0, width: 400, height: 240 });
  });
});

it('shows of a page what lies in the printable area', () => {
  const placement = placePage(sizeOfMm(210, 297), {}, office);
  expect(visiblePart(placement, office)).toEqual({ left: 0, top: 0, width: 4761, height: 6816 });
});
