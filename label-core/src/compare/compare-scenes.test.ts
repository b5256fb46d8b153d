import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { Scene } from '../scene/scene.ts';
import { samplePng } from '../testing/sample-image.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { compareScenes } from './compare-scenes.ts';
import type { ComparedRegion } from './scene-comparison.ts';

const fonts = loadFontSet();

type Changes = Readonly<Record<string, unknown>>;
type Parts = Partial<Record<'name' | 'net' | 'code' | 'frame' | 'mark', Changes | null>>;

const picture = (side: number) =>
  `data:image/png;base64,${Buffer.from(samplePng(side, side)).toString('base64')}`;
const place = (xMm: number, yMm: number, widthMm: number, heightMm: number) => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
});

/** Returns a scene of parts that are far from each other, with their changes; `null` leaves a part out. */
function scene(dpi: number, { name, net, code, frame, mark }: Parts = {}, size: Changes = {}): Scene {
  const elements = [
    name !== null && sampleText({ id: 'name', value: 'Crème brûlée', sizePt: 14, heightMm: 8, ...name }),
    net !== null && sampleText({ id: 'net', value: 'Net 200 g', ...place(70, 5, 25, 8), ...net }),
    code !== null && sampleBarcode({ id: 'code', value: '9501101530003', ...place(5, 30, 45, 20), ...code }),
    frame !== null && { type: 'rectangle', id: 'frame', ...place(2, 2, 96, 56), strokeMm: 0.5, ...frame },
    mark !== null && {
      type: 'image',
      id: 'mark',
      ...place(70, 30, 12, 12),
      source: { dataUri: picture(8) },
      ...mark,
    },
  ].filter((element) => element !== false);
  return layout(sampleTemplate({ version: 2, elements, ...size }), {}, { dpi, fonts });
}

const laidOut = (elements: readonly unknown[], dpi: number): Scene =>
  layout(sampleTemplate({ elements }), {}, { dpi, fonts });

const compared = (dpi: number, before: Parts, after: Parts) =>
  compareScenes(scene(dpi, before), scene(dpi, after), { dpi });

/** Returns number, kind, elements and words of each region. */
const toldOf = (regions: readonly ComparedRegion[]) =>
  regions.map(({ number, kind, elementIds, words }) => [number, kind, elementIds.join(), words.message]);

const marked = { markup: true };

const cases: readonly (readonly [string, Parts, Parts, readonly unknown[]])[] = [
  ['no change', {}, {}, []],
  [
    'one letter',
    {},
    { name: { value: 'Creme brûlée' } },
    [[1, 'changed', 'name', 'Text “Crème brûlée” became “Creme brûlée”']],
  ],
  [
    'two letters far from each other',
    {},
    { name: { value: 'Creme brûlee' } },
    [
      [1, 'changed', 'name', 'Text “Crème brûlée” became “Creme brûlee”'],
      [2, 'changed', 'name', 'Text “Crème brûlée” became “Creme brûlee”'],
    ],
  ],
  [
    'a letter that pushes the others',
    {},
    { name: { value: 'Crime brûlée' } },
    [[1, 'changed', 'name', 'Text “Crème brûlée” became “Crime brûlée”']],
  ],
  [
    'a text 1 mm to the right',
    {},
    { name: { xMm: 6 } },
    [[1, 'changed', 'name', 'Text “Crème brûlée” moved 1 mm to the right']],
  ],
  [
    'a text 1 mm up and to the left',
    {},
    { name: { xMm: 4, yMm: 4 } },
    [[1, 'changed', 'name', 'Text “Crème brûlée” moved 1 mm to the left and 1 mm up']],
  ],
  [
    'a text in another size',
    {},
    { name: { sizePt: 13 } },
    [[1, 'changed', 'name', 'Text “Crème brûlée” is now 13 pt instead of 14 pt']],
  ],
  ['a bold text', {}, { net: { weight: 700 } }, [[1, 'changed', 'net', 'Text “Net 200 g” is now bold']]],
  [
    'a word in bold',
    { name: { ...marked, value: 'Crème, lait' } },
    { name: { ...marked, value: 'Crème, <b>lait</b>' } },
    [[1, 'changed', 'name', 'Text “Crème, lait” now has “lait” in bold']],
  ],
  [
    'words no longer in bold, one of them underlined instead',
    { name: { ...marked, value: '<b>Crème et</b> <b>lait</b>' } },
    { name: { ...marked, value: 'Crème et <u>lait</u>' } },
    [
      [
        1,
        'changed',
        'name',
        'Text “Crème et lait” no longer has “Crème et lait” in bold, emphasises other words',
      ],
    ],
  ],
  [
    'a text that is bold from its first to its last word',
    { name: { ...marked, value: 'Lait' } },
    { name: { ...marked, value: '<b>Lait</b>' } },
    [[1, 'changed', 'name', 'Text “Lait” is now bold']],
  ],
  ['a barcode 1 mm down', {}, { code: { yMm: 31 } }, [[1, 'changed', 'code', 'Barcode moved 1 mm down']]],
  [
    'the value of a barcode',
    {},
    { code: { value: '9501101530010' } },
    [[1, 'changed', 'code', 'Barcode now encodes “9501101530010” instead of “9501101530003”']],
  ],
  [
    'the kind of a barcode',
    {},
    { code: { symbology: 'code128' } },
    [[1, 'changed', 'code', expect.stringMatching(/^Barcode is now Code 128 instead of EAN-13/)]],
  ],
  ['a removed text', {}, { net: null }, [[1, 'removed', 'net', 'Text “Net 200 g” removed']]],
  ['an added barcode', { code: null }, {}, [[1, 'added', 'code', 'Barcode added']]],
  [
    'another picture',
    {},
    { mark: { source: { dataUri: picture(16) } } },
    [[1, 'changed', 'mark', 'Picture changed']],
  ],
  [
    'a larger picture',
    {},
    { mark: { widthMm: 15, heightMm: 15 } },
    [[1, 'changed', 'mark', 'Picture is now 15 × 15 mm instead of 12 × 12 mm']],
  ],
  [
    'several changes, in the order of reading',
    {},
    { net: { value: 'Net 300 g' }, code: { yMm: 31 }, name: { value: 'Creme brûlée' }, mark: null },
    [
      [1, 'changed', 'name', 'Text “Crème brûlée” became “Creme brûlée”'],
      [2, 'changed', 'net', 'Text “Net 200 g” became “Net 300 g”'],
      [3, 'changed', 'code', 'Barcode moved 1 mm down'],
      [4, 'removed', 'mark', 'Picture removed'],
    ],
  ],
];

describe.each([203, 300])('the comparison of two versions at %i dpi', (dpi) => {
  it.each(cases)('finds the regions of this change: %s', (_name, before, after, told) => {
    expect(toldOf(compared(dpi, before, after).regions)).toEqual(told);
  });

  it('puts a region round the letter that changed, and not round its line', () => {
    const [region] = compared(dpi, {}, { name: { value: 'Creme brûlée' } }).regions;
    const run = scene(dpi).nodes.find((node) => node.kind === 'glyphs' && node.elementId === 'name');
    if (run?.kind !== 'glyphs' || !region) throw new Error('There is no such text.');
    const [left, right] = [run.glyphs[2], run.glyphs[3]].map((glyph) => run.xMm + (glyph?.xMm ?? 0));
    expect(region.box.xMm).toBeGreaterThan((left ?? 0) - 0.1);
    expect(region.box.xMm + region.box.widthMm).toBeLessThan((right ?? 0) + 0.1);
    expect(region.box.widthMm).toBeGreaterThan(1.8);
    // From the accent down to the baseline.
    expect(region.box.yMm + region.box.heightMm).toBeCloseTo(run.yMm, 0);
    expect(region.box.heightMm).toBeGreaterThan(3.3);
  });

  it('finds no region where an edge moved by less than a third of a printed dot', () => {
    const shift = 0.03;
    const moved = { name: { xMm: 5 + shift, yMm: 5 }, net: { xMm: 70, yMm: 5 - shift } };
    expect(compared(dpi, {}, moved).regions).toEqual([]);
  });

  it('finds the smallest dot that a printer makes', () => {
    const speck = { type: 'rectangle', id: 'speck', ...place(5, 5, 0.2, 0.2), fill: 'black' };
    const [before, after] = [[], [speck]].map((elements) => laidOut(elements, dpi));
    if (!after) throw new Error('There is no label.');
    expect(toldOf(compareScenes(before, after, { dpi }).regions)).toEqual([
      [1, 'added', 'speck', 'Rectangle added'],
    ]);
  });

  it('finds the same boxes and the inverse mask when the versions are exchanged', () => {
    // A picture that cannot be decoded has no ink that was added or removed.
    for (const [, before, after] of cases.filter(([name]) => name !== 'another picture')) {
      const [there, back] = [compared(dpi, before, after), compared(dpi, after, before)];
      expect(back.regions.map(({ box }) => box)).toEqual(there.regions.map(({ box }) => box));
      const turned = there.mask.data.map((dot) => [0, 2, 1][dot] ?? 0);
      expect(Buffer.compare(turned, back.mask.data)).toBe(0);
    }
  });
});

describe('two versions of a label', () => {
  it('are told apart by the order of what covers each other', () => {
    const black = { type: 'rectangle', id: 'black', ...place(5, 5, 20, 20), fill: 'black' };
    const white = { type: 'rectangle', id: 'white', ...place(15, 15, 20, 20), fill: 'white' };
    const [before, after] = [
      [black, white],
      [white, black],
    ].map((elements) => layout(sampleTemplate({ elements }), {}, { dpi: 300, fonts }));
    if (!after) throw new Error('There is no label.');
    expect(toldOf(compareScenes(before, after).regions)).toEqual([[1, 'added', '', 'The print differs']]);
  });

  it('of different sizes are aligned by their top left corners', () => {
    const wide = scene(300, {}, { widthMm: 120 });
    const { isSameSize, regions, mask } = compareScenes(scene(300), wide);
    expect([isSameSize, regions, mask.widthPx, mask.heightPx]).toEqual([false, [], 1418, 709]);
    const beyond = scene(300, { net: { xMm: 95, widthMm: 25 } }, { widthMm: 120 });
    const [moved] = compareScenes(scene(300), beyond).regions;
    expect(moved?.words.message).toBe('Text “Net 200 g” moved 25 mm to the right');
    expect((moved?.box.xMm ?? 0) + (moved?.box.widthMm ?? 0)).toBeGreaterThan(110);
  });

  it('are one version when nothing was before', () => {
    const { regions, isSameSize, mask } = compareScenes(undefined, scene(300));
    expect([regions, isSameSize, mask.data.length]).toEqual([[], true, 1182 * 709]);
    expect(mask.data.every((dot) => dot === 0)).toBe(true);
  });

  it('have the same pictures when only the encoding of their bytes differs', () => {
    const data = new Uint8ClampedArray(4 * 64).fill(255).fill(0, 0, 128);
    const options = { decodeImage: () => ({ width: 8, height: 8, data }) };
    const other = { mark: { source: { dataUri: picture(16) } } };
    expect(compareScenes(scene(300), scene(300, other), options).regions).toEqual([]);
  });
});

describe('a label', () => {
  const text = fc.record({
    value: fc.string({ unit: fc.constantFrom('a', 'b', 'É', 'g', '1', ' '), minLength: 1, maxLength: 12 }),
    sizePt: fc.integer({ min: 6, max: 24 }),
    xMm: fc.double({ min: 0, max: 60, noNaN: true }),
    yMm: fc.double({ min: 0, max: 45, noNaN: true }),
    rotation: fc.constantFrom(0, 90, 180, 270),
  });
  const shape = fc.record({
    type: fc.constantFrom('rectangle', 'ellipse'),
    xMm: fc.double({ min: 0, max: 40, noNaN: true }),
    yMm: fc.double({ min: 0, max: 20, noNaN: true }),
    widthMm: fc.double({ min: 1, max: 30, noNaN: true }),
    heightMm: fc.double({ min: 1, max: 15, noNaN: true }),
    fill: fc.constantFrom('black', 'none'),
  });
  const dpis = fc.constantFrom(203, 300);

  it('does not differ from itself', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 4 }),
        fc.array(shape, { maxLength: 4 }),
        dpis,
        (texts, shapes, dpi) => {
          const elements = (prefix: string) => [
            ...shapes.map((one, at) => ({ ...one, id: `${prefix}s${at}` })),
            ...texts.map((one, at) => sampleText({ ...one, id: `${prefix}t${at}` })),
          ];
          const { regions, mask } = compareScenes(laidOut(elements('a'), dpi), laidOut(elements('b'), dpi), {
            dpi,
          });
          expect(regions).toEqual([]);
          expect(mask.data.some((dot) => dot !== 0)).toBe(false);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has one region within the old and the new place of a moved element, and round both of a rectangle', () => {
    const way = fc.double({ min: -9, max: 9, noNaN: true });
    fc.assert(
      fc.property(shape, way, way, dpis, (one, right, down, dpi) => {
        fc.pre(Math.hypot(right, down) > 0.4);
        const [x, y] = [10 + one.xMm, 10 + one.yMm];
        const [before, after] = [
          { ...one, id: 'one', xMm: x, yMm: y },
          { ...one, id: 'one', xMm: x + right, yMm: y + down },
        ];
        const { regions } = compareScenes(laidOut([before], dpi), laidOut([after], dpi), { dpi });
        expect(regions).toHaveLength(1);
        const { xMm, yMm, widthMm, heightMm } = regions[0]?.box ?? place(0, 0, 0, 0);
        // Where an ellipse is flat, a small sideways step changes no dot.
        const nearMm = one.type === 'rectangle' ? 0.2 : Math.max(one.widthMm, one.heightMm);
        for (const inwards of [
          xMm - Math.min(x, x + right),
          yMm - Math.min(y, y + down),
          Math.max(x, x + right) + one.widthMm - (xMm + widthMm),
          Math.max(y, y + down) + one.heightMm - (yMm + heightMm),
        ]) {
          expect(inwards).toBeGreaterThan(-0.2);
          expect(inwards).toBeLessThan(nearMm);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has one region where one module of a barcode changed', () => {
    const base = scene(300, { name: null, net: null, frame: null, mark: null });
    fc.assert(
      fc.property(fc.nat(29), (bar) => {
        const nodes = base.nodes.map((node) =>
          node.kind === 'modules' ? { ...node, outlines: node.outlines.filter((_, at) => at !== bar) } : node,
        );
        const { regions } = compareScenes(base, { ...base, nodes });
        expect(regions).toHaveLength(1);
        expect(regions[0]).toMatchObject({ kind: 'changed', elementIds: ['code'] });
        expect(regions[0]?.box.widthMm).toBeLessThan(2);
      }),
      { numRuns: 15 },
    );
  });
});
