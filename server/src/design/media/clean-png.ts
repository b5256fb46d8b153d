import { crc32, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { sentences } from '../sentences/index.ts';
import { mediaLimits } from './media-limits.ts';
import { PictureRefusal, type CleanPicture } from './picture-refusal.ts';

const inflated = promisify(inflate);

const signatureBytes = 8;
/** Bytes of length, type and checksum around the data of a chunk. */
const frameBytes = 12;
const headerBytes = 13;

/** Chunks of the picture itself; texts, dates, places and any other chunks are left out. */
const pictureChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** Chunks that affect the look of the picture, at most one of each, with the most bytes each can need. */
const lookChunks: ReadonlyMap<string, number> = new Map([
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', 1_000_000],
  ['sBIT', 4],
  ['pHYs', 9],
]);
/** Max. bytes of an unpacked colour profile: those of printers and cameras have some hundred thousand at most. */
const maxProfileBytes = 4_000_000;

/** Samples per pixel, by colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Factor for an interlaced picture, which consists of seven small ones: a few rows more than a whole one. */
const interlacedShare = 1.2;
const slackBytes = 4096;

/**
 * Returns a PNG without anything but the picture: without its metadata and without bytes after its end.
 * @throws PictureRefusal for a damaged or animated one, one with too many pixels, and one that unpacks to more than its
 *   header states
 */
export async function cleanPng(content: Uint8Array): Promise<CleanPicture> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kept: Buffer[] = [bytes.subarray(0, signatureBytes)];
  const packed: Buffer[] = [];
  const looks = new Set<string>();
  let header: Buffer | undefined;
  let isWhole = false;
  for (let at = signatureBytes; !isWhole && at + frameBytes <= bytes.length;) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) throw damaged();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw damaged();
    const data = bytes.subarray(at + 8, end - 4);
    if (type === 'acTL') throw new PictureRefusal(sentences.mediaFile.animated);
    if (type === 'IHDR' && data.length === headerBytes) header ??= sized(data);
    if (type === 'IDAT') packed.push(data);
    const isLook = !looks.has(type) && data.length <= (lookChunks.get(type) ?? -1);
    if (isLook) looks.add(type);
    if (pictureChunks.has(type) || (isLook && (type !== 'iCCP' || (await isProfile(data)))))
      kept.push(bytes.subarray(at, end));
    isWhole = type === 'IEND';
    at = end;
  }
  if (!header || !isWhole || packed.length === 0) throw damaged();
  await requirePixels(header, Buffer.concat(packed));
  const [widthPx, heightPx] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { content: Buffer.concat(kept), contentType: 'image/png', widthPx, heightPx };
}

const damaged = () => new PictureRefusal(sentences.mediaFile.damaged({ kind: 'PNG' }));

/**
 * Returns whether the data unpacks to a profile of a usual size; every program that shows the picture would unpack it
 * whole.
 */
async function isProfile(data: Buffer): Promise<boolean> {
  // The data begins with a name, a zero byte, and the number of the compression method, which is 0.
  const packed = data.subarray(data.indexOf(0) + 2);
  const profile = await inflated(packed, { maxOutputLength: maxProfileBytes }).catch(() => undefined);
  return profile !== undefined;
}

/** Checks the header alone, so that nothing is unpacked for a picture of 50,000 × 50,000 pixels. */
function sized(header: Buffer): Buffer {
  PictureRefusal.requireSize(header.readUInt32BE(0), header.readUInt32BE(4));
  return header;
}

/** Unpacks the pixels, but no more bytes than the header states. */
async function requirePixels(header: Buffer, packed: Buffer): Promise<void> {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bitsPerPixel = (channels[header[9] ?? -1] ?? 0) * (header[8] ?? 0);
  if (bitsPerPixel === 0) throw damaged();
  const wanted = height * (1 + Math.ceil((width * bitsPerPixel) / 8));
  const isInterlaced = header[12] === 1;
  const most = Math.ceil(wanted * (isInterlaced ? interlacedShare : 1)) + slackBytes;
  const pixels = await inflated(packed, { maxOutputLength: Math.min(most, mediaLimits.pixels * 9) }).catch(
    (error: unknown) => {
      const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw isBomb ? new PictureRefusal(sentences.mediaFile.unpacksToMore) : damaged();
    },
  );
  if (pixels.length < wanted) throw damaged();
}
