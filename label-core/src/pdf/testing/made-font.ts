import { writeSfnt } from '../sfnt.ts';

interface FontParts {
  /** Glyphs of the table glyf, of an even number of bytes. */
  readonly glyphs: readonly Uint8Array[];
  /** Offsets of four bytes in loca, or of two. */
  readonly hasLongOffsets?: boolean;
  /** Number of glyphs with an advance width of their own: 500 and one more for each; all others have the last one. */
  readonly advances?: number;
  /** Further tables, such as hinting programs. */
  readonly tables?: Readonly<Record<string, Uint8Array>>;
}

/** Returns a font of these parts, for what Noto Sans does not have. The bearing of glyph 3 is 30, and so on. */
export function madeFont({
  glyphs,
  hasLongOffsets = true,
  advances = glyphs.length,
  tables = {},
}: FontParts): Uint8Array {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  head.writeInt16BE(hasLongOffsets ? 1 : 0, 50);
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(advances, 34);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(0x00010000, 0);
  maxp.writeUInt16BE(glyphs.length, 4);
  let end = 0;
  const ends = [0, ...glyphs.map(({ length }) => (end += length))];
  const loca = hasLongOffsets
    ? words(ends.flatMap((offset) => [offset >> 16, offset & 0xffff]))
    : words(ends.map((offset) => offset / 2));
  const hmtx = words(
    glyphs.flatMap((_, index) => (index < advances ? [500 + index, 10 * index] : [10 * index])),
  );
  return writeSfnt(
    new Map(Object.entries({ head, hhea, maxp, loca, glyf: Buffer.concat(glyphs), hmtx, ...tables })),
  );
}

/** Returns a square with its lower left corner at the origin. */
export const square = (width: number): Uint8Array =>
  Buffer.concat([
    words([1, 0, 0, width, width, 3, 0]),
    // All four points are on the outline.
    Buffer.of(1, 1, 1, 1),
    // Steps across, then upwards.
    words([0, width, 0, -width, 0, 0, width, 0]),
  ]);

/** Returns a composite glyph of components: flags, glyph, then offsets and transformation as the flags say. */
export const composite = (...components: readonly (readonly number[])[]): Uint8Array =>
  words([-1, 0, 0, 0, 0, ...components.flat()]);

function words(values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.of((value >> 8) & 0xff, value & 0xff)));
}
