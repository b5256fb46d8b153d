interface ForeignFormat {
  readonly name: string;
  readonly isOne: (head: string, ending: string) => boolean;
  /** What to do instead. */
  readonly remedy: string;
}

const exportInstead = 'In its program, export the label as SVG or as ZPL (print to file), and upload that.';
const unpackFirst = 'Unpack it, and upload the label inside.';

const startsWith =
  (...signatures: readonly string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature));

const isPicture = startsWith('\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'BM', 'RIFF', 'II*\0', 'MM\0*');
const isZip = startsWith('PK\u0003\u0004', 'PK\u0005\u0006');
const isOle = startsWith('\u00d0\u00cf\u0011\u00e0');
const isHtml = (head: string) => /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(head);

/** Other programs' files, by their first bytes; the name helps only to say which of them it is. */
const foreignFormats: readonly ForeignFormat[] = [
  { name: 'a NiceLabel file', isOne: (_head, ending) => ending === 'nlbl', remedy: exportInstead },
  {
    name: 'a BarTender file',
    isOne: (head, ending) => ending === 'btw' || /^\s*Bar ?Tender Format File/i.test(head),
    remedy: exportInstead,
  },
  { name: 'a PDF file', isOne: startsWith('%PDF-'), remedy: exportInstead },
  {
    name: 'a Word file',
    isOne: (head, ending) => (isZip(head) || isOle(head)) && /^(?:docx?|dotx?|odt)$/.test(ending),
    remedy: exportInstead,
  },
  {
    name: 'a gLabels file',
    isOne: (head) => /<glabels-(?:document|template)/i.test(head),
    remedy: exportInstead,
  },
  { name: 'an RTF file', isOne: startsWith('{\\rtf'), remedy: exportInstead },
  {
    name: 'a compressed SVG file',
    isOne: (head, ending) => startsWith('\u001f\u008b')(head) && ending === 'svgz',
    remedy: 'Save it as plain SVG.',
  },
  {
    name: 'a compressed file',
    isOne: (head) =>
      isZip(head) || startsWith('\u001f\u008b', 'Rar!', '7z\u00bc\u00af', 'BZh', '\u00fd7zXZ')(head),
    remedy: unpackFirst,
  },
  { name: 'an Office file', isOne: isOle, remedy: exportInstead },
  {
    name: 'a picture',
    isOne: isPicture,
    remedy: 'Pictures go into the media library; a label needs SVG, ZPL or Platen JSON.',
  },
  { name: 'a web page', isOne: isHtml, remedy: exportInstead },
];

/** Says what a file is that no label can be read from, and what to do instead; undefined when it may be one of ours. */
export function describeForeignFile(bytes: Uint8Array, ending: string): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 512));
  const format = foreignFormats.find(({ isOne }) => isOne(head, ending));
  return format && `This is ${format.name}, which cannot be read here. ${format.remedy}`;
}
