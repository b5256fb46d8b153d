/** Kinds of files people try to add, by their usual names; only the first two are accepted. */
export type FileKind = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'BMP' | 'TIFF' | 'HEIC' | 'SVG' | 'PDF' | 'unknown';

/** First bytes of each kind, at an offset, as Latin-1. */
const beginnings: readonly (readonly [kind: FileKind, at: number, texts: readonly string[]])[] = [
  ['PNG', 0, ['\u0089PNG\r\n\u001a\n']],
  ['JPEG', 0, ['\u00ff\u00d8\u00ff']],
  ['GIF', 0, ['GIF8']],
  ['WebP', 8, ['WEBP']],
  ['BMP', 0, ['BM']],
  ['TIFF', 0, ['II*\0', 'MM\0*']],
  ['HEIC', 4, ['ftyphei', 'ftypmif1', 'ftypavif']],
  ['PDF', 0, ['%PDF-']],
];
const drawing = /<svg[\s>]/i;

const lookedAtBytes = 1024;

/** Returns the kind of a file by its first bytes, whatever its name or declared type. */
export function fileKind(content: Uint8Array): FileKind {
  const head = Buffer.from(content.subarray(0, lookedAtBytes)).toString('latin1');
  const found = beginnings.find(([, at, texts]) => texts.some((text) => head.startsWith(text, at)));
  return found?.[0] ?? (drawing.test(head) ? 'SVG' : 'unknown');
}
