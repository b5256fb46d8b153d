import { deflateSync, inflateSync } from 'node:zlib';
import { crc32 } from '../../scene/crc32.ts';
import { crc16Xmodem } from '../../zpl/crc16.ts';
import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';

const { zplFile } = sentences;

/** A bitmap of a ZPL file: rows of whole bytes; 1 is black. */
export interface ZplGraphic {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

/**
 * Decodes the data of `^GF` and `~DG`: hexadecimal with the repeat counts of ZPL, `:B64:` or `:Z64:`. The size is checked
 * first, and nothing is decompressed beyond it.
 * @throws LabelFileError when the data is damaged, too large or not of the stated size
 */
export function readGraphic(totalBytes: number, rowBytes: number, data: string): ZplGraphic {
  const isSize = Number.isInteger(totalBytes) && Number.isInteger(rowBytes) && totalBytes > 0 && rowBytes > 0;
  if (!isSize || totalBytes < rowBytes) throw damaged('size');
  if (totalBytes > fileLimits.bitmapBytes || rowBytes * 8 > 16_000) {
    throw new LabelFileError(zplFile.largePictures, 'too-large');
  }
  const height = Math.ceil(totalBytes / rowBytes);
  const bits = new Uint8Array(height * rowBytes);
  const text = data.trim();
  bits.set(text.startsWith(':') ? unpack(text, bits.length) : readHex(text, bits.length, rowBytes));
  return { width: rowBytes * 8, height, bits };
}

const packed = /^:(?<kind>Z64|B64):(?<base64>[A-Za-z0-9+/=\s]*):(?<crc>[0-9A-Fa-f]{4})/;

function unpack(text: string, most: number): Uint8Array {
  const { kind, base64, crc = '' } = packed.exec(text)?.groups ?? {};
  if (base64 === undefined) throw damaged('form');
  const written = base64.replace(/\s+/g, '');
  const checksum = crc16Xmodem(Buffer.from(written, 'latin1'));
  if (checksum !== Number.parseInt(crc, 16)) throw damaged('checksum');
  const bytes = Buffer.from(written, 'base64');
  if (kind === 'B64') return sized(bytes, most);
  try {
    return sized(inflateSync(bytes, { maxOutputLength: most + 1 }), most);
  } catch (error) {
    if (error instanceof LabelFileError) throw error;
    throw damaged('packed');
  }
}

function sized(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length > most) throw damaged('more');
  return new Uint8Array(bytes);
}

/** Returns a repeat count: `G` is one, `Y` nineteen; `g` is twenty, `z` four hundred. */
function repeatsOf(letter: string): number {
  const code = letter.charCodeAt(0);
  if (letter >= 'G' && letter <= 'Y') return code - 'G'.charCodeAt(0) + 1;
  return letter >= 'g' && letter <= 'z' ? 20 * (code - 'g'.charCodeAt(0) + 1) : 0;
}

function readHex(text: string, most: number, rowBytes: number): Uint8Array {
  const bits = new Uint8Array(most);
  const rowDigits = rowBytes * 2;
  let digit = 0;
  let repeats = 0;
  const put = (value: number, count: number): void => {
    for (let left = count; left > 0 && digit < most * 2; left -= 1) {
      bits[digit >> 1] = (bits[digit >> 1] ?? 0) | (digit % 2 === 0 ? value << 4 : value);
      digit += 1;
    }
  };
  const toRowEnd = (): number =>
    (rowDigits - (digit % rowDigits)) % rowDigits || (digit % rowDigits === 0 ? rowDigits : 0);
  for (const sign of text) {
    if (digit >= most * 2) break;
    const value = /[0-9A-Fa-f]/.test(sign) ? Number.parseInt(sign, 16) : -1;
    if (value >= 0) {
      put(value, Math.max(1, repeats));
      repeats = 0;
    } else if (sign === ',') put(0, toRowEnd());
    else if (sign === '!') put(15, toRowEnd());
    else if (sign === ':') {
      const start = (digit >> 1) - rowBytes;
      if (start < 0 || digit % rowDigits !== 0) throw damaged('repeat');
      if (digit < most * 2) bits.copyWithin(digit >> 1, start, start + rowBytes);
      digit += rowDigits;
    } else if (repeatsOf(sign) > 0) repeats += repeatsOf(sign);
    else if (!/\s/.test(sign)) throw damaged('form');
  }
  return bits;
}

/** @param what case of `zplFile.damagedPicture` */
const damaged = (what: string) => new LabelFileError(zplFile.damagedPicture({ what }));

/** Returns the graphic as a PNG in a data URI. */
export function pngOf({ width, height, bits }: ZplGraphic): string {
  const rowBytes = width / 8;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < rowBytes; x += 1) {
      // In a greyscale PNG, 0 is black.
      rows[y * (rowBytes + 1) + 1 + x] = ~(bits[y * rowBytes + x] ?? 0) & 0xff;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(content.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
