import { LabelFileError } from './label-file.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Encodings that an XML declaration may name, with the label used to decode them. */
const declaredEncodings: ReadonlyMap<string, string> = new Map([
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
]);

/**
 * Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or the encoding of the XML declaration.
 * @throws LabelFileError when the bytes are not valid in that encoding
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  const text = decodeAs(mark?.encoding ?? declaredEncoding(bytes) ?? 'utf-8', bytes);
  const wrong = /[^\t\n\f\r\u0020-\u{10ffff}]/u.exec(text);
  if (wrong) {
    throw new LabelFileError(labelFile.notText, 'unknown-format');
  }
  return text;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*?encoding=["'](?<name>[\w-]{1,20})["']/.exec(head)?.groups?.['name'];
  return name === undefined ? undefined : declaredEncodings.get(name.toLowerCase());
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new LabelFileError(labelFile.notUtf8);
  }
}
