/** Flags of a component of a composite glyph. */
const ARG_1_AND_2_ARE_WORDS = 0x0001;
const WE_HAVE_A_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const WE_HAVE_AN_X_AND_Y_SCALE = 0x0040;
const WE_HAVE_A_TWO_BY_TWO = 0x0080;

/** Bytes of the header of a glyph: its number of contours and its bounding box. */
const HEADER = 10;

/**
 * Returns a glyph with other numbers for the glyphs it is composed of; a glyph with an outline of its own is returned as
 * it is.
 *
 * OpenType specification, table glyf, “Composite glyph description”.
 * @param glyph bytes of the glyph in the table glyf, which stay unchanged
 * @param renumber returns the new number of a component
 */
export function withComponents(glyph: Uint8Array, renumber: (glyphId: number) => number): Uint8Array {
  if (!isComposite(glyph)) return glyph;
  const copy = new Uint8Array(glyph);
  const view = new DataView(copy.buffer);
  let flags = MORE_COMPONENTS;
  for (let at = HEADER; flags & MORE_COMPONENTS; at += lengthOf(flags)) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, renumber(view.getUint16(at + 2)));
  }
  return copy;
}

/** A composite glyph has a negative number of contours, whose highest bit is set. */
function isComposite(glyph: Uint8Array): boolean {
  return ((glyph[0] ?? 0) & 0x80) !== 0;
}

/** Returns the bytes of a component: flags, glyph, two offsets, and up to four numbers of a transformation. */
function lengthOf(flags: number): number {
  const offsets = flags & ARG_1_AND_2_ARE_WORDS ? 4 : 2;
  if (flags & WE_HAVE_A_SCALE) return 4 + offsets + 2;
  if (flags & WE_HAVE_AN_X_AND_Y_SCALE) return 4 + offsets + 4;
  if (flags & WE_HAVE_A_TWO_BY_TWO) return 4 + offsets + 8;
  return 4 + offsets;
}
