/** A picture of at most four colours. */
interface IndexedPicture {
  widthPx: number;
  heightPx: number;
  /** Red, green and blue as one number each; one colour may be transparent. */
  colours: readonly { rgb: number; isClear?: boolean }[];
  /** Returns the index of the colour of a pixel. */
  colourAt: (x: number, y: number) => number;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS_PER_DOT = 2;
const DOTS_PER_BYTE = 8 / BITS_PER_DOT;
const INDEXED = 3;

/**
 * Writes a PNG (W3C PNG, third edition) with a palette and returns it: two bits per pixel, so a label of a million dots
 * takes a quarter of a megabyte before compression; needs no canvas, which a worker may not have.
 */
export async function encodeIndexedPng(picture: IndexedPicture): Promise<Blob> {
  const { widthPx, heightPx, colours } = picture;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, widthPx);
  header.setUint32(4, heightPx);
  header.setUint8(8, BITS_PER_DOT);
  header.setUint8(9, INDEXED);
  const palette = colours.flatMap(({ rgb }) => [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff]);
  const opacity = colours.map(({ isClear }) => (isClear ? 0 : 0xff));
  const parts = [
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('tRNS', Uint8Array.from(opacity)),
    chunk('IDAT', await deflated(rowsOf(picture))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts, { type: 'image/png' });
}

/** Returns the rows; each begins with the number of its filter: none. */
function rowsOf({ widthPx, heightPx, colourAt }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + Math.ceil(widthPx / DOTS_PER_BYTE);
  const rows = new Uint8Array(rowBytes * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const begin = y * rowBytes + 1;
    for (let x = 0; x < widthPx; x += 1) {
      const shift = 8 - BITS_PER_DOT * (1 + (x % DOTS_PER_BYTE));
      const at = begin + Math.floor(x / DOTS_PER_BYTE);
      rows[at] = (rows[at] ?? 0) | (colourAt(x, y) << shift);
    }
  }
  return rows;
}

/** Returns the bytes in the zlib format, as PNG requires. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compression = new CompressionStream('deflate');
  const writer = compression.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [deflate] = await Promise.all([new Response(compression.readable).arrayBuffer(), written]);
  return new Uint8Array(deflate);
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const CRC_POLYNOMIAL = 0xed_b8_83_20;
const crcTable = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? CRC_POLYNOMIAL ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
