import { assertPicturesUsable } from './assert-pictures-usable.ts';
import { decodeText } from './decode-text.ts';
import { fileLimits } from './file-limits.ts';
import { describeForeignFile } from './foreign-format.ts';
import { readJsonLabel } from './json/read-json-label.ts';
import { LabelFileError, type LabelFile } from './label-file.ts';
import { createNotes } from './notes.ts';
import { readZplLabel, type ZplFile } from './zpl/read-zpl-label.ts';
import { readSvgLabel } from './svg/read-svg-label.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { assertEnding, endingOf, sniffFormat } from './sniff-format.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

export interface LabelFileOptions {
  /** Name of the uploaded file. Its extension must match the content; it names the label if the file contains no name. */
  readonly fileName: string;
  /** Dots per inch for which ZPL was made; guessed, with a note, when not given. Other formats have no dots. */
  readonly dpi?: number | undefined;
}

/**
 * Reads an uploaded label: Platen JSON, SVG or ZPL, detected from the content. Every format becomes a template, so that
 * the same layout draws all of them. Nothing in the file is run, fetched or unpacked, and the work is bounded by
 * `fileLimits`.
 * @throws LabelFileError for every file that cannot be used, with a sentence that says why
 */
export function readLabelFile(bytes: Uint8Array, { fileName, dpi }: LabelFileOptions): LabelFile {
  if (bytes.length === 0) throw new LabelFileError(labelFile.empty);
  if (bytes.length > fileLimits.bytes) {
    throw new LabelFileError(labelFile.large({ most: fileLimits.bytes / 1_000_000 }), 'too-large');
  }
  const ending = endingOf(fileName);
  const foreign = describeForeignFile(bytes, ending);
  if (foreign !== undefined) throw new LabelFileError(foreign, 'unknown-format');
  const text = decodeText(bytes);
  const format = sniffFormat(text);
  assertEnding(format, ending);
  const notes = createNotes();
  const template = readers[format](text, { name: nameOf(fileName), dpi, notes });
  assertPicturesUsable(template);
  return { format, template, notes: notes.list(), isSizeGuessed: notes.hasGuessedSize() };
}

type Reader = (text: string, file: ZplFile) => LabelTemplate;

const readers: Readonly<Record<LabelFile['format'], Reader>> = {
  platen: readJsonLabel,
  svg: (text, { name, notes }) => readSvgLabel(text, name, notes),
  zpl: readZplLabel,
};

/** `C:\labels\Shelf label.svg` -> `Shelf label` */
function nameOf(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\.[A-Za-z0-9]{1,10}$/, '')
      .trim()
      .slice(0, 200) || 'Label'
  );
}
