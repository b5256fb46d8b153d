import { LabelFileError, type LabelFile } from './label-file.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

type Format = LabelFile['format'];

const titles: Readonly<Record<Format, string>> = { platen: 'Platen JSON', svg: 'SVG', zpl: 'ZPL' };

/** File extensions allowed for each format; a name without an extension is allowed too. */
const endings: Readonly<Record<Format, readonly string[]>> = {
  platen: ['json', 'txt'],
  svg: ['svg', 'xml'],
  zpl: ['zpl', 'zpl2', 'prn', 'txt', 'lbl'],
};

/**
 * Returns the format of a text from its beginning; the file name is not considered. @throws LabelFileError for any other
 * text
 */
export function sniffFormat(text: string): Format {
  const head = text.slice(0, 2000).trimStart();
  if (head.startsWith('{')) return 'platen';
  if (head.startsWith('<')) return 'svg';
  // Label designers begin with printer settings, for example “CT~~CD,~CC^~CT~”.
  if (/^(?:\^[A-Z]|~[A-Z]|CT~~CD,)/i.test(head)) return 'zpl';
  throw new LabelFileError(labelFile.unknown({ brace: '{', tag: '<svg' }), 'unknown-format');
}

/** Returns the extension of a file name in lower case, without the dot; empty when it has none. */
export function endingOf(fileName: string): string {
  return /\.(?<ending>[A-Za-z0-9]{1,10})$/.exec(fileName)?.groups?.['ending']?.toLowerCase() ?? '';
}

/** Rejects a file name with the extension of another format, since the files may have been mixed up. @throws LabelFileError */
export function assertEnding(format: Format, ending: string): void {
  if (ending === '' || endings[format].includes(ending)) return;
  const right = endings[format][0] ?? '';
  throw new LabelFileError(labelFile.otherEnding({ ending, format: titles[format], right }));
}
