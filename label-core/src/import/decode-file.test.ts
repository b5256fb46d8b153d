import { describe, expect, it } from 'vitest';
import { decodeFile, guessEncoding, ImportFileError, type FileEncoding } from './index.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])),
  );
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, isBig: boolean) =>
  new Uint8Array(
    Array.from(text).flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, FileEncoding, string]>([
    ['UTF-8', bytes('a;Crème 👍\n'), 'utf-8', 'a;Crème 👍\n'],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], 'a;Crème'), 'utf-8', 'a;Crème'],
    [
      'Windows-1252',
      bytes('a;Cr', [0xe8], 'me ', [0x80], ' 5 ', [0x96], ' ', [0x84], 'x', [0x93]),
      'windows-1252',
      'a;Crème € 5 – „x“',
    ],
    ['UTF-16 with a byte order mark', bytes([0xff, 0xfe], [...wide('a;è', false)]), 'utf-16le', 'a;è'],
    [
      'UTF-16 with a byte order mark in the other order',
      bytes([0xfe, 0xff], [...wide('a;è', true)]),
      'utf-16be',
      'a;è',
    ],
    [
      'UTF-16 without a byte order mark',
      wide('name;number\nJam;1\n', false),
      'utf-16le',
      'name;number\nJam;1\n',
    ],
    [
      'UTF-16 without a byte order mark in the other order',
      wide('name;number\n', true),
      'utf-16be',
      'name;number\n',
    ],
    ['nothing but ASCII', bytes('a;b\n'), 'utf-8', 'a;b\n'],
  ])('is guessed, and the text read to the letter, for %s', (_what, file, encoding, text) => {
    expect(guessEncoding(file)).toBe(encoding);
    expect(decodeFile(file, encoding)).toBe(text);
  });

  it('stays UTF-8 when a few bytes are not UTF-8, and their line is named', () => {
    const file = bytes('name\nCrème\nPâté\nBrûlée\nÄpfel\nÖl\nJam', [0xe4], '\nMüsli\n');
    expect(guessEncoding(file)).toBe('utf-8');
    expect(() => decodeFile(file, 'utf-8')).toThrow(
      'Line 7 of the file is not UTF-8 text. Choose another encoding, or save the file as “CSV UTF-8”.',
    );
  });

  it.each<[string, Uint8Array, FileEncoding, number]>([
    ['a byte Windows-1252 leaves open', bytes('a\nb\nc', [0x81], '\n'), 'windows-1252', 3],
    ['a control of ISO 8859-1', latin('a\nb\u0085\n'), 'iso-8859-1', 2],
    [
      'half a pair in UTF-16',
      new Uint8Array([...wide('a\nb', false), 0x3d, 0xd8, 0x0a, 0x00]),
      'utf-16le',
      2,
    ],
    ['a picture', bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR'), 'windows-1252', 3],
    ['a zero byte in a text', bytes('a;b\nc', [0], '\n'), 'utf-8', 2],
    ['half a letter at the end', bytes('a\nb', [0xc3]), 'utf-8', 2],
    ['half a letter before a line’s end', bytes('a', [0xe2, 0x82], '\nb'), 'utf-8', 1],
    ['half of a surrogate pair in UTF-8', bytes('a\nb', [0xed, 0xa0, 0x80], '\n'), 'utf-8', 2],
  ])('is refused with the line for %s', (_what, file, encoding, line) => {
    let error: unknown;
    try {
      decodeFile(file, encoding);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ImportFileError);
    expect(error).toMatchObject({ fault: 'not-text', line });
  });

  it('never gives a replacement character', () => {
    for (const encoding of ['utf-8', 'windows-1252', 'windows-1250', 'iso-8859-15'] as const)
      for (let byte = 0x80; byte < 0x100; byte += 1) {
        let text = '';
        try {
          text = decodeFile(new Uint8Array([0x61, byte, 0x0a]), encoding);
        } catch {
          continue;
        }
        expect(text).not.toContain('\u{FFFD}');
      }
  });

  it('is not read when the file is larger than the limit', () => {
    expect(() => decodeFile(new Uint8Array(50_000_001), 'utf-8')).toThrow(
      'The file is larger than 50 MB. Split it and import the parts one after the other.',
    );
  });
});
