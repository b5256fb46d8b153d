import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns one chunk of a PNG: length, type, content, checksum. */
export function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

interface PngParts {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Unpacked rows; when omitted, as many as the header states. */
  readonly rows?: Uint8Array;
  /** Chunks between the header and the pixels. */
  readonly extra?: readonly Buffer[];
}

/** Returns a grey PNG of 8 bits. */
export function pngFile({ widthPx, heightPx, rows, extra = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(rows ?? Buffer.alloc(heightPx * (widthPx + 1)));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** Returns one segment of a JPEG with its length. */
export function jpegSegment(marker: number, content: Uint8Array): Buffer {
  const framed = Buffer.alloc(content.length + 4);
  framed.set([0xff, marker], 0);
  framed.writeUInt16BE(content.length + 2, 2);
  framed.set(content, 4);
  return framed;
}

/** Returns a JPEG for tests of its segments: everything around the pixels, without real pixels. */
export function jpegFile(widthPx: number, heightPx: number, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.from([8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0xd9]),
  ]);
}
