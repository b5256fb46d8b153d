import { sentences } from '../sentences/index.ts';
import { PictureRefusal, type CleanPicture } from './picture-refusal.ts';

const startOfScan = 0xda;
/** APP segments that affect the look of the picture: its density, its colour profile, Adobe's colour transform. */
const keptApplications = new Set([0xe0, 0xe2, 0xee]);
const comment = 0xfe;

/**
 * Returns a JPEG without what a camera or a program added to it (place, owner, preview) and without bytes after its
 * end.
 * @throws PictureRefusal for a damaged one and for one with too many pixels
 */
export function cleanJpeg(content: Uint8Array): CleanPicture {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { readonly widthPx: number; readonly heightPx: number } | undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) throw damaged();
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end <= at + 3 || end > bytes.length) throw damaged();
    if (isFrameHeader(marker)) {
      size ??= { widthPx: bytes.readUInt16BE(at + 7), heightPx: bytes.readUInt16BE(at + 5) };
      PictureRefusal.requireSize(size.widthPx, size.heightPx);
    }
    if (isKept(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  if (!size || bytes[at + 1] !== startOfScan || end < at) throw damaged();
  kept.push(bytes.subarray(at, end + 2));
  return { content: Buffer.concat(kept), contentType: 'image/jpeg', ...size };
}

const damaged = () => new PictureRefusal(sentences.mediaFile.damaged({ kind: 'JPEG' }));

const isKept = (marker: number) =>
  marker !== comment && (marker < 0xe0 || marker > 0xef || keptApplications.has(marker));

/** SOF0 to SOF15, without the tables (DHT, JPG, DAC) that share their numbers. */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
