import { ImportFileError } from '../import-file-error.ts';
import { sentences } from '../sentences/index.ts';

const { importFile } = sentences;

interface ZipEntry {
  readonly method: number;
  readonly packedSize: number;
  readonly headerAt: number;
}

export interface ZipFile {
  readonly has: (name: string) => boolean;
  /** Decompresses one file as UTF-8 text. @throws ImportFileError when it is missing, damaged or too large */
  readonly text: (name: string) => Promise<string>;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const MAX_COMMENT = 65_535;
const MAX_ENTRIES = 10_000;
const STORED = 0;
const DEFLATED = 8;
/**
 * Limit of all decompressed bytes of one workbook. The bytes are counted, because the sizes stated in a small file are
 * not trusted.
 */
const MAX_UNPACKED_BYTES = 300_000_000;

const damaged = () => new ImportFileError('not-text', importFile.noWorkbook);

/**
 * Reads the directory of a zip file; its files are decompressed on request.
 * @param maxUnpackedBytes limit for all files together
 * @throws ImportFileError for anything that is not a zip file
 */
export function readZip(
  bytes: Uint8Array<ArrayBuffer>,
  maxUnpackedBytes: number = MAX_UNPACKED_BYTES,
): ZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  let room = maxUnpackedBytes;
  const text = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw damaged();
    const { headerAt, packedSize, method } = entry;
    if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== LOCAL_HEADER) throw damaged();
    const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
    const packed = bytes.subarray(start, start + packedSize);
    if (method !== STORED && method !== DEFLATED) throw damaged();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let read = '';
    try {
      for await (const chunk of method === STORED ? [packed] : inflated(packed)) {
        room -= chunk.length;
        if (room < 0) break;
        read += decoder.decode(chunk, { stream: true });
      }
      if (room >= 0) return read + decoder.decode();
    } catch {
      throw damaged();
    }
    throw new ImportFileError(
      'too-large',
      importFile.tooLargeWorkbook({ most: maxUnpackedBytes / 1_000_000 }),
    );
  };
  return { has: (name) => entries.has(name), text };
}

/** Bytes of a compressed file that are decompressed at once, to at most a thousand times their size. */
const PACKED_AT_ONCE = 65_536;

async function* inflated(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  // Errors in the data are thrown where it is read.
  feed(writable.getWriter(), packed).catch(() => undefined);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    // A file that is too large is not decompressed to its end.
    reader.cancel().catch(() => undefined);
  }
}

/** Writes each part only after the one before was consumed. */
async function feed(writer: WritableStreamDefaultWriter<BufferSource>, packed: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < packed.length; at += PACKED_AT_ONCE) {
    await writer.ready;
    await writer.write(packed.subarray(at, at + PACKED_AT_ONCE));
  }
  await writer.close();
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, ZipEntry> {
  const end = findEnd(view);
  const entries = new Map<string, ZipEntry>();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) throw damaged();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw damaged();
}
