import { LabelFileError, type LabelFile } from './label-file.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

type Format = LabelFile['format'];

const titles: Readonly<Record<Format, string>> = { platen: 'Platen JSON', svg: 'SVG', zpl: 'ZPL' };

/** Endings a file of each format may have; none at all is well, too. */
const endings: Readonly<Record<Format, readonly string[]>> = {
  platen: ['json', 'txt'],
  svg: ['svg', 'xml'],
  zpl: ['zpl', 'zpl2', 'prn', 'txt', 'lbl'],
};

/** The format of a text by how it begins; the name of its file is not asked. @throws LabelFileError for any other text */
export function sniffFormat(text: string): Format {
  const head = text.slice(0, 2000).trimStart();
  if (head.startsWith('{')) return 'platen';
  if (head.startsWith('<')) return 'svg';
  // Label designers write settings of the printer first: “CT~~CD,~CC^~CT~” is such a beginning.
  if (/^(?:\^[A-Z]|~[A-Z]|CT~~CD,)/i.test(head)) return 'zpl';
  throw new LabelFileError(labelFile.unknown({ brace: '{', tag: '<svg' }), 'unknown-format');
}

/** The ending of a file's name in lower case, without the dot; empty when it has none. */
export function endingOf(fileName: string): string {
  return /\.(?<ending>[A-Za-z0-9]{1,10})$/.exec(fileName)?.groups?.['ending']?.toLowerCase() ?? '';
}

/** A name that promises another format is a mix-up somebody should know of. @throws LabelFileError */
export function assertEnding(format: Format, ending: string): void {
  if (ending === '' || endings[format].includes(ending)) return;
  const right = endings[format][0] ?? '';
  throw new LabelFileError(labelFile.otherEnding({ ending, format: titles[format], right }));
}
