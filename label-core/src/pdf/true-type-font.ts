import { readSfnt, type SfntTables } from './sfnt.ts';

/** A font file with TrueType outlines, taken apart so that glyphs can be copied from it as they are. */
export interface TrueTypeFont {
  /** Returns a table of the file; empty when it has none of that tag. */
  table(tag: string): Uint8Array;
  /** Whether the offsets of glyphs are numbers of four bytes, not of two that count pairs of bytes. */
  readonly hasLongOffsets: boolean;
  /** Returns a glyph as it is in the table glyf; empty when it has no outline. @throws RangeError */
  glyph(glyphId: number): Uint8Array;
  /** Returns the advance width of a glyph in font units. @throws RangeError */
  advanceOf(glyphId: number): number;
  /** Returns the left side bearing of a glyph in font units. @throws RangeError */
  bearingOf(glyphId: number): number;
}

const opened = new WeakMap<Uint8Array, TrueTypeFont>();

/**
 * Opens a TrueType file for copying glyphs from it; the same bytes return the same object, which shares their memory.
 * @throws Error when it is another kind of file, or lacks a table
 * @throws RangeError when it ends too early
 */
export function openTrueType(file: Uint8Array): TrueTypeFont {
  const known = opened.get(file);
  if (known) return known;
  const font = fontOf(readSfnt(file));
  opened.set(file, font);
  return font;
}

/** Byte of the field indexToLocFormat in the table head. */
const INDEX_TO_LOC_FORMAT_AT = 50;
/** Byte of the field numberOfHMetrics in the table hhea. */
export const NUMBER_OF_H_METRICS_AT = 34;

/** OpenType specification, tables glyf, loca (offsets of glyphs) and hmtx (their metrics). */
function fontOf(tables: SfntTables): TrueTypeFont {
  const glyf = viewOf(tables, 'glyf');
  const loca = viewOf(tables, 'loca');
  const hmtx = viewOf(tables, 'hmtx');
  const hasLongOffsets = viewOf(tables, 'head').getInt16(INDEX_TO_LOC_FORMAT_AT) === 1;
  const advances = viewOf(tables, 'hhea').getUint16(NUMBER_OF_H_METRICS_AT);
  const offsetOf = (glyphId: number): number =>
    hasLongOffsets ? loca.getUint32(4 * glyphId) : 2 * loca.getUint16(2 * glyphId);
  return {
    table: (tag) => tables.get(tag) ?? new Uint8Array(),
    hasLongOffsets,
    glyph: (glyphId) => {
      const start = offsetOf(glyphId);
      return new Uint8Array(glyf.buffer, glyf.byteOffset + start, offsetOf(glyphId + 1) - start);
    },
    // The last advance is that of all glyphs after it; of these the table has bearings alone.
    advanceOf: (glyphId) => hmtx.getUint16(4 * Math.min(glyphId, advances - 1)),
    bearingOf: (glyphId) => hmtx.getInt16(glyphId < advances ? 4 * glyphId + 2 : 2 * (advances + glyphId)),
  };
}

function viewOf(tables: SfntTables, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table “${tag}”.`);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}
