import { withComponents } from './glyph-components.ts';
import { joinBytes } from './join-bytes.ts';
import { writeSfnt, type SfntTables } from './sfnt.ts';
import { NUMBER_OF_H_METRICS_AT, type TrueTypeFont } from './true-type-font.ts';

/** The glyphs of a font that a document uses, under new numbers from 0. */
export interface TrueTypeSubset {
  /** Returns the number of a glyph in the subset, which is the same each time. */
  includeGlyph(glyphId: number): number;
  /**
   * Returns a font file with these glyphs and those they are composed of, for a PDF: without names and characters.
   * @throws RangeError when the font does not have a glyph of that number
   */
  encode(): Uint8Array;
}

/**
 * Starts a subset of a font. It begins with glyph 0, which every font must have: it stands for a character that is missing.
 *
 * Glyphs, metrics and hinting programs are copied as they are, without decoding them. The tables are those that a font in a
 * PDF must have where its source has them (ISO 32000-1, 9.9).
 */
export function createTrueTypeSubset(font: TrueTypeFont): TrueTypeSubset {
  const glyphIds: number[] = [];
  const indexes = new Map<number, number>();
  const includeGlyph = (glyphId: number): number => {
    const known = indexes.get(glyphId);
    if (known !== undefined) return known;
    const index = glyphIds.push(glyphId) - 1;
    indexes.set(glyphId, index);
    return index;
  };
  includeGlyph(0);
  return {
    includeGlyph,
    encode: () => {
      const glyphs: Uint8Array[] = [];
      // The list grows meanwhile: what a glyph is composed of is included too.
      for (const glyphId of glyphIds) glyphs.push(withComponents(font.glyph(glyphId), includeGlyph));
      return writeSfnt(subsetTables(font, glyphIds, glyphs));
    },
  };
}

/** Byte of the field numGlyphs in the table maxp. */
const NUM_GLYPHS_AT = 4;

function subsetTables(
  font: TrueTypeFont,
  glyphIds: readonly number[],
  glyphs: readonly Uint8Array[],
): SfntTables {
  const count = glyphs.length;
  const optional = (tag: string): [string, Uint8Array][] => {
    const table = font.table(tag);
    return table.length > 0 ? [[tag, table]] : [];
  };
  return new Map([
    // The form of the offsets in loca, which head states, is the one of the whole font.
    ['head', font.table('head')],
    ['hhea', withUint16(font.table('hhea'), NUMBER_OF_H_METRICS_AT, count)],
    ['loca', locaOf(glyphs, font.hasLongOffsets)],
    ['maxp', withUint16(font.table('maxp'), NUM_GLYPHS_AT, count)],
    ...optional('cvt '),
    ...optional('prep'),
    ['glyf', joinBytes(glyphs)],
    ['hmtx', hmtxOf(font, glyphIds)],
    ...optional('fpgm'),
  ]);
}

function withUint16(table: Uint8Array, at: number, value: number): Uint8Array {
  const copy = new Uint8Array(table);
  new DataView(copy.buffer).setUint16(at, value);
  return copy;
}

/** Returns where each glyph starts and the last one ends: in bytes, or in pairs of bytes where offsets are short. */
function locaOf(glyphs: readonly Uint8Array[], hasLongOffsets: boolean): Uint8Array {
  const table = new DataView(new ArrayBuffer((glyphs.length + 1) * (hasLongOffsets ? 4 : 2)));
  let end = 0;
  for (const [index, { length }] of glyphs.entries()) {
    end += length;
    if (hasLongOffsets) table.setUint32(4 * (index + 1), end);
    else table.setUint16(2 * (index + 1), end / 2);
  }
  return new Uint8Array(table.buffer);
}

/** Returns an advance width and a left side bearing for each glyph. */
function hmtxOf(font: TrueTypeFont, glyphIds: readonly number[]): Uint8Array {
  const table = new DataView(new ArrayBuffer(4 * glyphIds.length));
  for (const [index, glyphId] of glyphIds.entries()) {
    table.setUint16(4 * index, font.advanceOf(glyphId));
    table.setInt16(4 * index + 2, font.bearingOf(glyphId));
  }
  return new Uint8Array(table.buffer);
}
