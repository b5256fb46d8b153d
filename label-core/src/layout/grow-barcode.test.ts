import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm } from '../scene/length.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();
const ean = '9501101530003';

/** Box of an EAN-13 of nominal size, in the middle of a label of 60 × 40 mm. */
const nominal = { xMm: 11.355, yMm: 8, widthMm: 37.29, heightMm: 22 };

interface Setting {
  readonly elements?: readonly unknown[];
  readonly value?: string;
  readonly shown?: 'true' | 'false';
  readonly dpi?: number;
  readonly label?: { readonly widthMm: number; readonly heightMm: number };
}

/** Returns start and end of the first element's bars and the width of a module in dots. */
function barsOf(
  look: object,
  {
    elements = [],
    value = ean,
    shown = 'true',
    dpi = 203,
    label = { widthMm: 60, heightMm: 40 },
  }: Setting = {},
) {
  const element = sampleBarcode({ ...nominal, grows: true, ...look });
  const template = sampleTemplate({
    ...label,
    variables: ['code', { name: 'shown', type: 'toggle' }],
    elements: [element, ...elements],
  });
  const scene = layout(template, { code: value, shown }, { dpi, fonts });
  const bars = scene.nodes.find(({ kind, elementId }) => kind === 'modules' && elementId === 'barcode');
  if (bars?.kind !== 'modules') return { problems: scene.problems.map(({ code }) => code) };
  const points = bars.outlines.flat();
  const isSideways = 'rotation' in look && (look.rotation === 90 || look.rotation === 270);
  const along = points.filter((_, index) => index % 2 === (isSideways ? 1 : 0));
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const dots = Math.round((end - start) / dotMm(dpi));
  // An EAN-13 is 95 modules wide without its quiet zones.
  return { start, end, moduleDots: dots / 95, warnings: scene.warnings.map(({ code }) => code) };
}

/** Returns a second growing barcode, aligned to the right of its box. */
const other = (xMm: number) =>
  sampleBarcode({ ...nominal, id: 'other', grows: true, xMm, align: 'right', value: ean });

const frame = (widthMm: number) => ({
  type: 'rectangle',
  id: 'frame',
  xMm: 30 - widthMm / 2,
  yMm: 2,
  widthMm,
  heightMm: 36,
  strokeMm: 0.5,
});

describe('a barcode that grows', () => {
  it('takes the next step of its printer where there is room, and stays in the middle', () => {
    const { moduleDots, start = 0, end = 0, warnings } = barsOf({});
    expect(moduleDots).toBe(3);
    // Quiet zones of eleven modules on the left and seven on the right.
    expect((start + end) / 2 - 2 * 3 * dotMm(203)).toBeCloseTo(30, 0);
    expect(warnings).toEqual([]);
  });

  it('keeps its box without being allowed to grow', () => {
    expect(barsOf({ grows: false })).toMatchObject({ moduleDots: 2, warnings: ['barcode-fine'] });
    expect(barsOf({ grows: undefined })).toEqual(barsOf({ grows: false }));
  });

  it('keeps its box where the module is as wide as it is asked to be', () => {
    expect(barsOf({}, { dpi: 600 })).toEqual(barsOf({ grows: false }, { dpi: 600 }));
    expect(barsOf({ moduleMm: 0.25 })).toEqual(barsOf({ moduleMm: 0.25, grows: false }));
  });

  it('grows to the width the template asks for, or as near to it as there is room', () => {
    expect(barsOf({ moduleMm: 0.5 })).toMatchObject({ moduleDots: 4 });
    expect(barsOf({ moduleMm: 0.625 })).toMatchObject({ moduleDots: 4 });
  });

  it('prints a value that its box is too narrow for', () => {
    const look = { symbology: 'code128', widthMm: 20, xMm: 20 };
    const value = 'LOT-261124-A';
    expect(barsOf({ ...look, grows: false }, { value }).problems).toEqual(['barcode-too-small']);
    expect(barsOf(look, { value }).problems).toBeUndefined();
  });

  it.each<[string, object, number]>([
    ['left', { align: 'left', xMm: 2 }, 2],
    ['right', { align: 'right', xMm: 60 - 2 - 37.29 }, 2],
  ])('keeps its %s side', (_side, look, sideMm) => {
    const { moduleDots, start = 0, end = 0 } = barsOf(look);
    expect(moduleDots).toBe(3);
    const whiteMm = (_side === 'left' ? 11 : 7) * 3 * dotMm(203);
    expect((_side === 'left' ? start : 60 - end) - whiteMm).toBeGreaterThanOrEqual(sideMm - 0.01);
    expect((_side === 'left' ? start : 60 - end) - whiteMm).toBeLessThan(sideMm + 3 * dotMm(203));
  });

  it.each([0, 90, 180, 270] as const)(
    'grows in its reading direction when turned by %i degrees',
    (rotation) => {
      const isSideways = rotation === 90 || rotation === 270;
      const box = {
        xMm: 11.355,
        yMm: 11.355,
        widthMm: isSideways ? 22 : 37.29,
        heightMm: isSideways ? 37.29 : 22,
      };
      const label = { widthMm: 60, heightMm: 60 };
      expect(barsOf({ ...box, rotation }, { label })).toMatchObject({ moduleDots: 3 });
      // Aligned left, it begins at the side that is on the left for a reader of the rotated code, which is at the edge
      // here.
      const edge = { 0: { xMm: 1 }, 90: { yMm: 1 }, 180: { xMm: 21.71 }, 270: { yMm: 21.71 } }[rotation];
      expect(barsOf({ ...box, ...edge, rotation, align: 'left' }, { label })).toMatchObject({
        moduleDots: 3,
      });
      expect(barsOf({ ...box, ...edge, rotation, align: 'right' }, { label })).toMatchObject({
        moduleDots: 2,
      });
    },
  );

  it.each<[string, unknown, number]>([
    [
      'a text beside it',
      sampleText({ value: 'Text', id: 'beside', xMm: 49.5, yMm: 10, widthMm: 9, heightMm: 5 }),
      2,
    ],
    [
      'a text above it',
      sampleText({ value: 'Text', id: 'above', xMm: 1, yMm: 1, widthMm: 58, heightMm: 7 }),
      3,
    ],
    [
      'a text far enough at its side',
      sampleText({ value: 'Text', id: 'far', xMm: 52, yMm: 10, widthMm: 7, heightMm: 5 }),
      3,
    ],
    [
      'a line beside it',
      { type: 'line', id: 'line', x1Mm: 50, y1Mm: 2, x2Mm: 50, y2Mm: 38, strokeMm: 0.5 },
      2,
    ],
    ['a wide frame around it', frame(46), 3],
    ['a narrow frame around it', frame(42), 2],
    ['an ellipse around it', { ...frame(58), type: 'ellipse' }, 2],
  ])('respects %s', (_case, element, moduleDots) => {
    expect(barsOf({}, { elements: [element] })).toMatchObject({ moduleDots });
  });

  it('ignores what is not shown on this label', () => {
    const text = { value: 'Text', xMm: 49.5, yMm: 10, widthMm: 9, heightMm: 5, visibleWhen: 'shown' };
    const elements = [sampleText(text)];
    expect(barsOf({}, { elements, shown: 'true' })).toMatchObject({ moduleDots: 2 });
    expect(barsOf({}, { elements, shown: 'false' })).toMatchObject({ moduleDots: 3 });
  });

  it('divides the space between it and another one that grows', () => {
    const label = { widthMm: 90, heightMm: 40 };
    const left = { xMm: 1, align: 'left' };
    expect(barsOf(left, { label, elements: [other(51.7)] })).toMatchObject({ moduleDots: 3 });
    expect(barsOf(left, { label, elements: [other(46)] })).toMatchObject({ moduleDots: 2 });
  });

  it('stays 1 mm from the edge of the label', () => {
    const label = { widthMm: 45, heightMm: 40 };
    expect(barsOf({ xMm: 3.855 }, { label })).toMatchObject({ moduleDots: 3 });
    expect(barsOf({ xMm: 3.4 }, { label: { widthMm: 44, heightMm: 40 } })).toMatchObject({ moduleDots: 2 });
  });
});
