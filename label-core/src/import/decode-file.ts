import { encodingName, type FileEncoding } from './file-encoding.ts';
import { ImportFileError } from './import-file-error.ts';
import { importLimits } from './import-limits.ts';
import { sentences } from './sentences/index.ts';

const NEWLINE = 0x0a;
/**
 * Returns the text of a file without its byte order mark. Nothing is guessed or replaced, since an unreadable letter
 * would otherwise be printed as another one.
 * @throws ImportFileError for a file over the limit, and for invalid bytes, naming the line of the first one
 */
export function decodeFile(bytes: Uint8Array, encoding: FileEncoding): string {
  requireImportSize(bytes.length);
  const text = decode(bytes, encoding);
  if (text !== undefined) return text;
  const line = firstUnreadableLine(bytes, encoding);
  throw new ImportFileError(
    'not-text',
    sentences.importFile.notText({ line, encoding: encodingName(encoding) }),
    line,
  );
}

/** Checks the size of a file, to be called before it is read. @throws ImportFileError for a file over the limit */
export function requireImportSize(bytes: number): void {
  if (bytes <= importLimits.bytes) return;
  throw new ImportFileError(
    'too-large',
    sentences.importFile.tooLarge({ most: importLimits.bytes / 1_000_000 }),
  );
}

/** Returns undefined when a byte is not a letter in the encoding. */
function decode(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    const text = decoders[encoding](bytes);
    // The file has another encoding, or its letters were already lost.
    return hasUndefined(text, encoding) ? undefined : text;
  } catch {
    return undefined;
  }
}

const strict = (label: string) => (bytes: Uint8Array) =>
  new TextDecoder(label, { fatal: true }).decode(bytes);

const decoders: Readonly<Record<FileEncoding, (bytes: Uint8Array) => string>> = {
  'utf-8': strict('utf-8'),
  'utf-16le': strict('utf-16le'),
  'utf-16be': strict('utf-16be'),
  'windows-1252': strict('windows-1252'),
  // The Encoding Standard decodes this name as Windows-1252, but a user who selects it means ISO 8859-1.
  'iso-8859-1': latin1,
  'iso-8859-15': strict('iso-8859-15'),
  'windows-1250': strict('windows-1250'),
};

const CHUNK = 8192;

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/**
 * Returns whether the text has what no program that exports lists writes: NUL, as in pictures and other files that are no
 * text, and bytes undefined in the encoding, which are decoded as C1 control characters.
 */
function hasUndefined(text: string, encoding: FileEncoding): boolean {
  return text.includes('\0') || (!encoding.startsWith('utf') && /[\u{80}-\u{9f}]/u.test(text));
}

/** Returns the number of the first unreadable line, from 1. */
function firstUnreadableLine(bytes: Uint8Array, encoding: FileEncoding): number {
  const ends = encoding.startsWith('utf-16') ? wideLineEnds(bytes, encoding) : lineEnds(bytes);
  let start = 0;
  let line = 1;
  for (const end of ends) {
    if (decode(bytes.subarray(start, end), encoding) === undefined) return line;
    start = end;
    line += 1;
  }
  return line;
}

/**
 * Yields the end of each line. No letter of these encodings contains the byte of a line end, so each line can be decoded
 * on its own.
 */
function* lineEnds(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) yield at + 1;
  yield bytes.length;
}

function* wideLineEnds(bytes: Uint8Array, encoding: FileEncoding): Generator<number> {
  const low = encoding === 'utf-16le' ? 0 : 1;
  for (let at = 0; at + 1 < bytes.length; at += 2)
    if (bytes[at + low] === NEWLINE && bytes[at + 1 - low] === 0) yield at + 2;
  yield bytes.length;
}
