import { encodingName, type FileEncoding } from './file-encoding.ts';
import { ImportFileError } from './import-file-error.ts';
import { importLimits } from './import-limits.ts';
import { sentences } from './sentences/index.ts';

const NEWLINE = 0x0a;
/**
 * The text of a file, without its byte order mark. Nothing is guessed and nothing replaced: a letter that cannot be read
 * would otherwise be printed as another one.
 * @throws ImportFileError for a file over the limit, and for bytes that are no letters, naming the line of the first
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

/** @throws ImportFileError for a file over the limit; to be asked before it is read */
export function requireImportSize(bytes: number): void {
  if (bytes <= importLimits.bytes) return;
  throw new ImportFileError(
    'too-large',
    sentences.importFile.tooLarge({ most: importLimits.bytes / 1_000_000 }),
  );
}

/** Undefined where a byte stands for no letter. */
function decode(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    const text = decoders[encoding](bytes);
    // A file of another encoding, or one whose letters were lost before it came here.
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
  // The Encoding Standard reads this name as Windows-1252; whoever chooses it means the other one.
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

/** Bytes that an encoding leaves open come out as controls of the second kind, which no program for lists writes. */
function hasUndefined(text: string, encoding: FileEncoding): boolean {
  return encoding.startsWith('utf') ? false : /[\u{80}-\u{9f}]/u.test(text);
}

/** Counts from 1. */
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

/** Behind each line; no letter of the other encodings holds the byte of a line's end, so each line is read by itself. */
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
