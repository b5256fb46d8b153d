/** Tables of a font file by their tag of four characters, in the order of the file. */
export type SfntTables = ReadonlyMap<string, Uint8Array>;

/** First bytes of a file with TrueType outlines: version 1.0, or “true” as Apple has it. */
const VERSION_1 = 0x00010000;
const APPLE = 0x74727565;

/** Bytes of the header of a font file, and of the record of each table after it. */
const HEADER = 12;
const RECORD = 16;

/**
 * Returns the tables of a TrueType file; they share its memory.
 *
 * OpenType specification, “Organization of an OpenType font”: TableDirectory and TableRecord.
 * @throws Error when it is another kind of file: with outlines of PostScript, several fonts, or compressed (WOFF)
 * @throws RangeError when it ends too early
 */
export function readSfnt(file: Uint8Array): SfntTables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const version = view.getUint32(0);
  if (version !== VERSION_1 && version !== APPLE) throw new Error('This is no TrueType font file.');
  const tables = new Map<string, Uint8Array>();
  const end = HEADER + RECORD * view.getUint16(4);
  for (let at = HEADER; at < end; at += RECORD) {
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const start = view.getUint32(at + 8);
    tables.set(tag, new Uint8Array(file.buffer, file.byteOffset + start, view.getUint32(at + 12)));
  }
  return tables;
}

/**
 * Writes a TrueType file of some tables, in their order, for a PDF alone.
 *
 * It is to the byte what fontkit 2.0.4 wrote until labels had a writer of their own, because a label must print the same
 * PDF as when it was frozen (frozen-labels.test.ts). So it deviates from the specification where that was always so:
 * tables follow each other without padding, and all checksums are 0. Programs that show a PDF go by the offsets.
 */
export function writeSfnt(tables: SfntTables): Uint8Array {
  let start = HEADER + RECORD * tables.size;
  let length = start;
  for (const table of tables.values()) length += table.length;
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  // The largest power of two up to the number of tables, for programs that search the records by halves.
  const entrySelector = Math.floor(Math.log2(tables.size));
  const searchRange = RECORD * 2 ** entrySelector;
  view.setUint32(0, APPLE);
  view.setUint16(4, tables.size);
  view.setUint16(6, searchRange);
  view.setUint16(8, entrySelector);
  view.setUint16(10, RECORD * tables.size - searchRange);
  let at = HEADER;
  for (const [tag, table] of tables) {
    writeTag(file, at, tag);
    view.setUint32(at + 8, start);
    view.setUint32(at + 12, table.length);
    file.set(table, start);
    at += RECORD;
    start += table.length;
  }
  return file;
}

function writeTag(file: Uint8Array, at: number, tag: string): void {
  for (let index = 0; index < 4; index += 1) file[at + index] = tag.charCodeAt(index);
}
