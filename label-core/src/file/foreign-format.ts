import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';

/** `kind` and `remedy` are cases of `labelFile.foreign`. */
interface ForeignFormat {
  readonly kind: string;
  readonly isOne: (head: string, ending: string) => boolean;
  /** Recommended alternative. */
  readonly remedy: string;
}

const startsWith =
  (...signatures: readonly string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature));

const isPicture = startsWith('\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'BM', 'RIFF', 'II*\0', 'MM\0*');
const isZip = startsWith('PK\u0003\u0004', 'PK\u0005\u0006');
const isOle = startsWith('\u00d0\u00cf\u0011\u00e0');
const isHtml = (head: string) => /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(head);

/** Formats of other programs, recognised by their first bytes; the file name only helps to tell them apart. */
const foreignFormats: readonly ForeignFormat[] = [
  { kind: 'nicelabel', isOne: (_head, ending) => ending === 'nlbl', remedy: 'export' },
  {
    kind: 'bartender',
    isOne: (head, ending) => ending === 'btw' || /^\s*Bar ?Tender Format File/i.test(head),
    remedy: 'export',
  },
  { kind: 'pdf', isOne: startsWith('%PDF-'), remedy: 'export' },
  {
    kind: 'word',
    isOne: (head, ending) => (isZip(head) || isOle(head)) && /^(?:docx?|dotx?|odt)$/.test(ending),
    remedy: 'export',
  },
  {
    kind: 'glabels',
    isOne: (head) => /<glabels-(?:document|template)/i.test(head),
    remedy: 'export',
  },
  { kind: 'rtf', isOne: startsWith('{\\rtf'), remedy: 'export' },
  {
    kind: 'svgz',
    isOne: (head, ending) => startsWith('\u001f\u008b')(head) && ending === 'svgz',
    remedy: 'plain',
  },
  {
    kind: 'zip',
    isOne: (head) =>
      isZip(head) || startsWith('\u001f\u008b', 'Rar!', '7z\u00bc\u00af', 'BZh', '\u00fd7zXZ')(head),
    remedy: 'unpack',
  },
  { kind: 'office', isOne: isOle, remedy: 'export' },
  {
    kind: 'picture',
    isOne: isPicture,
    remedy: 'library',
  },
  { kind: 'page', isOne: isHtml, remedy: 'export' },
];

/**
 * Returns a sentence on what a file is from which no label can be read, and what to do instead; undefined when it may be
 * in one of our formats.
 */
export function describeForeignFile(bytes: Uint8Array, ending: string): Sentence | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  const format = foreignFormats.find(({ isOne }) => isOne(head, ending));
  return format && sentences.labelFile.foreign({ kind: format.kind, remedy: format.remedy });
}
