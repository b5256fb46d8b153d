import * as fc from 'fast-check';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from './load-font-set.ts';
import { readSfnt } from './sfnt.ts';
import { openTrueType } from './true-type-font.ts';
import { createTrueTypeSubset } from './true-type-subset.ts';
import { composite, madeFont, square } from './testing/made-font.ts';

/** Subset of fontkit, of which the types say only a part. */
interface Oracle {
  includeGlyph(glyphId: number): number;
  encode(): Uint8Array;
}

const oracleOf = (font: fontkit.Font): Oracle => font.createSubset() as unknown as Oracle;
const opened = (file: Uint8Array): fontkit.Font => fontkit.create(Buffer.from(file)) as fontkit.Font;

const texts = [
  'Crème brûlée, Käse & Süßigkeiten 1,25 kg (½)',
  'Bánh mì thịt nguội Đà Lạt: ặ ẫ ệ ỗ ữ ỹ',
  'Срок годности, Україна: їжак, Ѓорѓи, ћуприја',
  'Ἑλληνικὸς οἶνος, ᾧ ΰ Ὗ',
  'fi ffi ﬂ Ǻǿ ǅ Ṩ ṏ … : = ‰ € № ©',
];

describe.each(['regular', 'bold'] as const)('a subset of the font of labels, %s', (key) => {
  const { file, source } = loadFontSet()[key];
  const font = openTrueType(file);

  it.each(texts)('has the outlines and widths of “%s”', (text) => {
    const subset = createTrueTypeSubset(font);
    const indexes = new Map<number, number>();
    for (const { id } of source.layout(text).glyphs) indexes.set(id, subset.includeGlyph(id));
    expect(new Set(indexes.values())).toHaveLength(indexes.size);
    const written = opened(subset.encode());
    for (const [glyphId, index] of indexes) {
      const glyph = source.getGlyph(glyphId);
      const { path, advanceWidth } = written.getGlyph(index);
      expect(path.commands, `glyph ${glyphId}`).toEqual(glyph.path.commands);
      expect(advanceWidth).toBe(glyph.advanceWidth);
      expect(font.advanceOf(glyphId)).toBe(glyph.advanceWidth);
    }
  });

  it('is to the byte what fontkit makes of the same glyphs', () => {
    const someGlyphs = fc.array(fc.nat(source.numGlyphs - 1), { maxLength: 50 });
    fc.assert(
      fc.property(someGlyphs, (glyphIds) => {
        const subset = createTrueTypeSubset(font);
        const oracle = oracleOf(source);
        for (const glyphId of glyphIds)
          expect(subset.includeGlyph(glyphId)).toBe(oracle.includeGlyph(glyphId));
        expectSameBytes(subset.encode(), oracle.encode());
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('can have all glyphs, which take more than two bytes for an offset', () => {
    const subset = createTrueTypeSubset(font);
    const glyphIds = Array.from({ length: source.numGlyphs }, (_, glyphId) => glyphId);
    expect(glyphIds.map((glyphId) => subset.includeGlyph(glyphId))).toEqual(glyphIds);
    const written = readSfnt(subset.encode());
    expect(written.get('glyf')?.length).toBeGreaterThan(2 * 0xffff);
    for (const tag of ['head', 'hhea', 'loca', 'maxp', 'prep', 'glyf', 'hmtx'])
      expectSameBytes(written.get(tag), font.table(tag));
  });
});

describe('a subset of a font', () => {
  const { file, source } = loadFontSet().regular;
  const spaceId = source.glyphForCodePoint(0x20).id;

  it('begins with glyph 0, and gives a glyph the same number each time', () => {
    const subset = createTrueTypeSubset(openTrueType(file));
    expect([70, 0, 42, 70, 42].map((glyphId) => subset.includeGlyph(glyphId))).toEqual([1, 0, 2, 1, 2]);
    expect(opened(subset.encode()).numGlyphs).toBe(3);
  });

  it('has glyphs without an outline', () => {
    const subset = createTrueTypeSubset(openTrueType(file));
    const index = subset.includeGlyph(spaceId);
    const written = subset.encode();
    expect(opened(written).getGlyph(index).path.commands).toEqual([]);
    // Not asked of fontkit, which looks for the box of a last glyph after the end of the table.
    expect(openTrueType(written).advanceOf(index)).toBe(source.getGlyph(spaceId).advanceWidth);
  });
});

/** Flags of components. */
const WORDS = 0x0001;
const XY = 0x0002;
const SCALE = 0x0008;
const MORE = 0x0020;
const X_AND_Y_SCALE = 0x0040;
const TWO_BY_TWO = 0x0080;
const INSTRUCTIONS = 0x0100;

/** Numbers of a transformation, with 14 bits of fraction. */
const HALF = 0x2000;
const QUARTER = 0x1000;

describe('a subset of a font that is made otherwise than Noto Sans', () => {
  it('has what the components of a glyph are composed of', () => {
    const file = madeFont({
      glyphs: [
        square(100),
        square(200),
        square(300),
        composite([XY | MORE, 4, 0x0a05], [WORDS | XY, 1, 300, -300]),
        composite([XY, 2, 0x0102]),
      ],
    });
    const { subset, indexes } = subsetOf(file, [3]);
    expect(indexes).toEqual([1]);
    const written = expectSameGlyphs(file, subset, [0, 3, 4, 1, 2]);
    expect(written.getGlyph(1).path.commands).toHaveLength(2 * 5);
  });

  it.each([
    ['bytes', [XY, 0x0a05]],
    ['words', [XY | WORDS, 10, 5]],
    ['a scale', [XY | SCALE, 0x0a05, HALF]],
    ['a scale and words', [XY | WORDS | SCALE, 10, 5, HALF]],
    ['a scale each way', [XY | X_AND_Y_SCALE, 0x0a05, HALF, QUARTER]],
    ['a scale each way and words', [XY | WORDS | X_AND_Y_SCALE, 10, 5, HALF, QUARTER]],
    ['two by two', [XY | TWO_BY_TWO, 0x0a05, HALF, QUARTER, QUARTER, HALF]],
    ['two by two and words', [XY | WORDS | TWO_BY_TWO, 10, 5, HALF, QUARTER, QUARTER, HALF]],
  ] as const)('finds the component after one with %s', (_, [flags, ...rest]) => {
    const file = madeFont({
      glyphs: [
        square(100),
        square(200),
        square(300),
        composite([flags | MORE, 2, ...rest], [XY | INSTRUCTIONS, 1, 0, 1, 0x4b00]),
      ],
    });
    const { subset } = subsetOf(file, [3]);
    expectSameGlyphs(file, subset, [0, 3, 2, 1]);
  });

  it.each([true, false])(
    'keeps bearings, hinting programs and the form of offsets: four bytes %s',
    (isLong) => {
      const tables = {
        'cvt ': Buffer.of(0, 1, 0, 2),
        prep: Buffer.of(0xb8, 0x01, 0xff, 0x85),
        fpgm: Buffer.of(0xb0, 0, 0x2c, 0x2d),
      };
      const glyphs = [square(100), square(200), new Uint8Array(), square(300), composite([XY, 1, 0])];
      const file = madeFont({ glyphs, hasLongOffsets: isLong, advances: 2, tables });
      const { subset } = subsetOf(file, [4, 2, 3]);
      expectSameGlyphs(file, subset, [0, 4, 2, 3, 1]);
      const written = openTrueType(subset);
      for (const [tag, table] of Object.entries(tables)) expectSameBytes(written.table(tag), table);
      const metrics = [0, 1, 2, 3, 4].map((index) => [written.advanceOf(index), written.bearingOf(index)]);
      expect(metrics).toEqual([
        [500, 0],
        [501, 40],
        [501, 20],
        [501, 30],
        [501, 10],
      ]);
    },
  );

  it.each([
    ['outlines of PostScript', Buffer.from('OTTO\0\0'), 'This is no TrueType font file.'],
    ['no tables', Buffer.from('true\0\0\0\0\0\0\0\0'), 'The font has no table “glyf”.'],
  ])('is refused for a file with %s', (_, file, message) => {
    expect(() => openTrueType(file)).toThrow(message);
  });
});

function subsetOf(file: Uint8Array, glyphIds: readonly number[]) {
  const subset = createTrueTypeSubset(openTrueType(file));
  const indexes = glyphIds.map((glyphId) => subset.includeGlyph(glyphId));
  return { subset: subset.encode(), indexes };
}

/** Expects that the glyphs of a subset are these of its source, and returns the subset, opened. */
function expectSameGlyphs(file: Uint8Array, subset: Uint8Array, glyphIds: readonly number[]): fontkit.Font {
  const source = opened(file);
  const written = opened(subset);
  expect(written.numGlyphs).toBe(glyphIds.length);
  for (const [index, glyphId] of glyphIds.entries()) {
    expect(written.getGlyph(index).path.commands).toEqual(source.getGlyph(glyphId).path.commands);
    expect(written.getGlyph(index).advanceWidth).toBe(source.getGlyph(glyphId).advanceWidth);
  }
  return written;
}

/** Compares bytes as such: element by element takes long. */
function expectSameBytes(one: Uint8Array | undefined, other: Uint8Array): void {
  expect(Buffer.compare(one ?? new Uint8Array(), other)).toBe(0);
}
