import * as z from 'zod/mini';

/** Encodings that office programs write, with the names of the Encoding Standard. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1250',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];
export const fileEncodingSchema = z.enum(fileEncodings);

const names: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'iso-8859-1': 'ISO 8859-1',
  'iso-8859-15': 'ISO 8859-15',
  'windows-1250': 'Windows-1250',
};

/** Returns the usual name of an encoding. */
export const encodingName = (encoding: FileEncoding) => names[encoding];

const SAMPLE_BYTES = 4096;

/**
 * Guesses the encoding of a file from its byte order mark, the zeros of UTF-16, or the share of valid UTF-8. A file with
 * only a few bytes that are invalid in UTF-8 counts as UTF-8, so that its faults are reported and its other letters are
 * not misread.
 */
export function guessEncoding(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = guessWide(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return wide;
  const { letters, faults } = countUtf8(bytes);
  return faults === 0 || letters > 4 * faults ? 'utf-8' : 'windows-1252';
}

/** Detects Western text in UTF-16 by a zero in every other byte. */
function guessWide(sample: Uint8Array): FileEncoding | undefined {
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const enough = sample.length / 5;
  if (odd > enough && even < enough / 10) return 'utf-16le';
  return even > enough && odd < enough / 10 ? 'utf-16be' : undefined;
}

/** Counts letters of several bytes and invalid bytes. */
function countUtf8(bytes: Uint8Array): { letters: number; faults: number } {
  let letters = 0;
  let faults = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = followersOf(byte);
    const isWhole = length > 0 && areFollowers(bytes, at + 1, length);
    if (isWhole) {
      letters += 1;
      at += length;
    } else faults += 1;
  }
  return { letters, faults };
}

function followersOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}

function areFollowers(bytes: Uint8Array, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
}
