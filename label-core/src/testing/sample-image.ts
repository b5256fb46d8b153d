import { crc32, deflateSync } from 'node:zlib';

interface PngParts {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Bits of a sample, and the colour type of the PNG specification. Default: grey of 8 bits. */
  readonly depth?: number;
  readonly colorType?: number;
  /** Chunks before the pixels, such as a palette. */
  readonly chunks?: readonly (readonly [type: string, content: Buffer])[];
  /** All rows are alike. */
  readonly row: Buffer;
}

/** Returns a PNG of these parts; the caller answers for their being in keeping. */
export function pngOf({
  widthPx,
  heightPx,
  depth = 8,
  colorType = 0,
  chunks = [],
  row,
}: PngParts): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colorType, 9);
  const filtered = Buffer.concat([Buffer.of(0), row]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: heightPx }, () => filtered)));
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      ...chunks.map(([type, content]) => chunk(type, content)),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** Returns a PNG whose left half is black and whose right half is white. */
export function samplePng(widthPx: number, heightPx: number): Uint8Array {
  return pngOf({ widthPx, heightPx, row: Buffer.alloc(widthPx, 0xff).fill(0, 0, widthPx / 2) });
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(content.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** A JPEG of 16 x 8 pixels whose left half is black and whose right half is white. */
export const sampleJpeg = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl' +
      'bXd7gYKBTmCNl4x9lnN+gXz/wAALCAAIABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgED' +
      'AwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RF' +
      'RkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJ' +
      'ytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AOMr2av/2Q==',
    'base64',
  ),
);
