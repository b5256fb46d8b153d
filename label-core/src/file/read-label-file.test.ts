import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refusalOfFile } from '../testing/refusal-of-file.ts';
import { samplePng } from '../testing/sample-image.ts';
import type { LabelFileFault } from './label-file.ts';
import { readLabelFile } from './read-label-file.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm"><text x="5" y="20">Crème {{lot}}</text></svg>';

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

describe('a file that is no label file', () => {
  const other = 'In its program, export the label as SVG or as ZPL (print to file), and upload that.';
  it.each<[string, Uint8Array, LabelFileFault, string]>([
    [
      'label.nlbl',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      'unknown-format',
      `This is a NiceLabel file, which cannot be read here. ${other}`,
    ],
    [
      'label.btw',
      bytesOf('\r\nBar Tender Format File\r\n'),
      'unknown-format',
      `This is a BarTender file, which cannot be read here. ${other}`,
    ],
    [
      'label.svg',
      bytesOf('%PDF-1.7'),
      'unknown-format',
      `This is a PDF file, which cannot be read here. ${other}`,
    ],
    [
      'label.docx',
      bytesOf('PK\u0003\u0004'),
      'unknown-format',
      `This is a Word file, which cannot be read here. ${other}`,
    ],
    [
      'label.zip',
      bytesOf('PK\u0003\u0004'),
      'unknown-format',
      'This is a compressed file, which cannot be read here. Unpack it, and upload the label inside.',
    ],
    [
      'label.svgz',
      new Uint8Array(gzipSync('<svg/>')),
      'unknown-format',
      'This is a compressed SVG file, which cannot be read here. Save it as plain SVG.',
    ],
    [
      'label.svg',
      new Uint8Array(gzipSync('<svg/>')),
      'unknown-format',
      'This is a compressed file, which cannot be read here. Unpack it, and upload the label inside.',
    ],
    [
      'label.svg',
      samplePng(2, 2),
      'unknown-format',
      'This is a picture, which cannot be read here. Pictures go into the media library; a label needs SVG, ZPL or Platen JSON.',
    ],
    [
      'label.svg',
      bytesOf('<!DOCTYPE html><svg/>'),
      'unknown-format',
      `This is a web page, which cannot be read here. ${other}`,
    ],
    [
      'label.svg',
      bytesOf('<html xmlns="http://www.w3.org/1999/xhtml"/>'),
      'unknown-format',
      `This is a web page, which cannot be read here. ${other}`,
    ],
    [
      'label.svg',
      bytesOf('<rss version="2"/>'),
      'unknown-format',
      'The file is XML, but no SVG: it begins with <rss>, not with <svg>.',
    ],
    [
      'label.svg',
      bytesOf('<svg xmlns="http://evil.test/"/>'),
      'unknown-format',
      'The file is XML, but no SVG: its namespace is “http://evil.test/”.',
    ],
    [
      'label.txt',
      bytesOf('Dear printer'),
      'unknown-format',
      'This is no label file: it is neither Platen JSON (which begins with “{”), SVG (“<svg”) nor ZPL (“^XA”).',
    ],
    [
      'label.zpl',
      bytesOf('^XA\0^XZ'),
      'unknown-format',
      'The file holds bytes that are not text. A label file is plain text: Platen JSON, SVG or ZPL.',
    ],
    [
      'label.svg',
      Uint8Array.of(0x3c, 0x73, 0xff, 0xe9),
      'unusable',
      'The text of the file is not UTF-8. Save it in the encoding UTF-8, and upload it again.',
    ],
    [
      'label.svg',
      bytesOf('^XA^XZ'),
      'unusable',
      'The file is named “.svg”, and it holds ZPL. Give it the ending .zpl if that is the label you meant.',
    ],
    [
      'label.png',
      bytesOf('{}'),
      'unusable',
      'The file is named “.png”, and it holds Platen JSON. Give it the ending .json if that is the label you meant.',
    ],
    [
      'label.json',
      bytesOf('{"format":"x"}'),
      'unusable',
      'The label template cannot be used: format must be "platen-label".',
    ],
    [
      'label.json',
      bytesOf(`{"a":${'['.repeat(100_000)}`),
      'unusable',
      'The file begins like JSON, but it is not valid JSON.',
    ],
    [
      'label.json',
      bytesOf(`{"__proto__":{"x":1}}`),
      'unusable',
      'The label template cannot be used: format must be "platen-label".',
    ],
    [
      'label.json',
      new Uint8Array(10_000_001),
      'too-large',
      'The file is too large: a label file has at most 10 MB. Put large pictures into the media library.',
    ],
    ['label.json', new Uint8Array(0), 'unusable', 'The file is empty.'],
  ])('is refused in a sentence: %s', (fileName, content, fault, message) => {
    const refusal = refusalOfFile(content, fileName);
    expect([refusal?.fault, refusal?.message]).toEqual([fault, message]);
  });
});

describe('a label file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', bytesOf(drawing)],
    ['UTF-8 with a byte order mark', bytesOf(`\ufeff${drawing}`)],
    ['UTF-16', utf16(drawing, false)],
    ['UTF-16 in the other byte order', utf16(drawing, true)],
    [
      'Latin-1 with an XML declaration',
      new Uint8Array(Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${drawing}`, 'latin1')),
    ],
  ])('may be encoded in %s', (_name, bytes) => {
    expect(readLabelFile(bytes, { fileName: 'a.svg' }).template.elements).toMatchObject([
      { type: 'text', value: 'Crème {{lot}}' },
    ]);
  });

  it.each([
    ['Shelf label.svg', 'Shelf label'],
    ['C:\\labels\\Jam.svg', 'Jam'],
    ['../../etc/passwd', 'passwd'],
    ['.svg', 'Label'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('with the name “$0” names the label “$1”', (fileName, name) => {
    expect(readLabelFile(bytesOf(drawing), { fileName }).template.name).toBe(name);
  });
});
