import { layout } from 'label-core';
import { loadFontSet } from 'label-core/pdf';
import { describe, expect, it } from 'vitest';
import { jpegFile, jpegSegment, pngChunk, pngFile } from '../../testing/sample-pictures.ts';
import { fileNameOf, folderNameOf, freeNameFor } from './media-names.ts';
import { readPicture } from './read-picture.ts';

const png = pngFile({ widthPx: 40, heightPx: 30 });
const jpeg = jpegFile(640, 480);
const latin = (text: string) => Buffer.from(text, 'latin1');
const read = (content: Uint8Array, name = '', declaredType = '') =>
  readPicture(content, { name, declaredType });
const refusal = async (content: Uint8Array, name = '', declaredType = '') => {
  const error = await read(content, name, declaredType).catch((caught: unknown) => caught);
  return error instanceof Error ? error.message : undefined;
};

/** Returns whether a label can contain the picture. */
const isPrinted = (content: Uint8Array) => {
  const scene = layout(
    {
      format: 'platen-label',
      version: 1,
      name: 'Picture',
      widthMm: 20,
      heightMm: 20,
      variables: [{ name: 'picture', type: 'media-ref', defaultValue: '1' }],
      elements: [
        {
          type: 'image',
          id: 'a',
          xMm: 0,
          yMm: 0,
          widthMm: 20,
          heightMm: 20,
          source: { variable: 'picture' },
        },
      ],
    },
    {},
    { dpi: 203, fonts: loadFontSet(), images: { 1: content } },
  );
  return scene.problems.length === 0;
};

describe('a picture for labels', () => {
  it.each([
    ['PNG', png, 'leaf.png', 'image/png', { contentType: 'image/png', widthPx: 40, heightPx: 30 }],
    ['JPEG', jpeg, 'leaf.JPG', 'image/jpeg', { contentType: 'image/jpeg', widthPx: 640, heightPx: 480 }],
    ['PNG without a name', png, '', '', { contentType: 'image/png', widthPx: 40, heightPx: 30 }],
    ['PNG of unknown type', png, 'a.b/leaf', 'application/octet-stream', { widthPx: 40 }],
  ])('is accepted as a %s and can be printed on a label', async (_kind, content, name, type, facts) => {
    const picture = await read(content, name, type);
    expect(picture).toMatchObject(facts);
    expect(isPrinted(Uint8Array.from(picture.content))).toBe(true);
  });

  it.each<[string, Uint8Array, string, string, string]>([
    ['an empty file', latin(''), 'a.png', '', 'The file is empty.'],
    [
      'a page',
      latin('<!doctype html><script>alert(1)</script>'),
      'a.png',
      'image/png',
      'It is no picture that can be printed. Labels take PNG and JPEG pictures.',
    ],
    [
      'a drawing',
      latin('<?xml version="1.0"?><svg onload="alert(1)"/>'),
      'a.svg',
      'image/svg+xml',
      'SVG drawings can hold programs and are not taken. Save it as PNG and add that.',
    ],
    [
      'a GIF',
      latin('GIF89a....'),
      'a.gif',
      'image/gif',
      'GIF pictures cannot be printed. Save it as PNG or JPEG and add that.',
    ],
    [
      'a WebP',
      latin('RIFF....WEBPVP8 '),
      'a.webp',
      '',
      'WebP pictures cannot be printed. Save it as PNG or JPEG and add that.',
    ],
    [
      'a picture of a telephone',
      latin('\0\0\0\x18ftypheic'),
      'a.heic',
      '',
      'HEIC pictures cannot be printed. Save it as PNG or JPEG and add that.',
    ],
    ['a PDF', latin('%PDF-1.7'), 'a.pdf', '', 'A PDF is no picture. Save it as PNG and add that.'],
    [
      'a PNG with the ending of a PDF',
      png,
      'a.pdf',
      '',
      'Its name ends in .pdf, but it is a PNG picture. Give it the right ending and add it again.',
    ],
    [
      'a PNG with the ending of a JPEG',
      png,
      'a.jpg',
      'image/jpeg',
      'Its name ends in .jpg, but it is a PNG picture. Give it the right ending and add it again.',
    ],
    ['a PNG sent as JPEG', png, 'a.png', 'image/jpeg', 'It was sent as image/jpeg, but it is a PNG picture.'],
    ['half a PNG', png.subarray(0, 60), 'a.png', '', 'The PNG file is damaged or not whole.'],
    [
      'a PNG with a changed byte',
      Buffer.from(png).fill(7, 45, 46),
      'a.png',
      '',
      'The PNG file is damaged or not whole.',
    ],
    ['half a JPEG', jpeg.subarray(0, jpeg.length - 3), 'a.jpg', '', 'The JPEG file is damaged or not whole.'],
    [
      'the first bytes of a JPEG',
      latin('\xff\xd8\xff'),
      'a.jpg',
      '',
      'The JPEG file is damaged or not whole.',
    ],
    [
      'an animated PNG',
      pngFile({ widthPx: 4, heightPx: 4, extra: [pngChunk('acTL', new Uint8Array(8))] }),
      'a.png',
      '',
      'It is animated: save one frame of it as a plain PNG.',
    ],
    [
      'a PNG of 50,000 pixels square by its header',
      pngFile({ widthPx: 50_000, heightPx: 50_000, rows: new Uint8Array(1) }),
      'a.png',
      '',
      'It has 50,000 × 50,000 pixels; at most 16 million can be printed. Make it smaller and add it again.',
    ],
    [
      'a JPEG as large',
      jpegFile(50_000, 50_000),
      'a.jpg',
      '',
      'It has 50,000 × 50,000 pixels; at most 16 million can be printed. Make it smaller and add it again.',
    ],
    ['a PNG without pixels', pngFile({ widthPx: 0, heightPx: 5 }), 'a.png', '', 'It has no pixels.'],
    [
      'a PNG that unpacks to more than it announces',
      pngFile({ widthPx: 8, heightPx: 8, rows: new Uint8Array(1_000_000) }),
      'a.png',
      '',
      'It unpacks to more pixels than it says it has.',
    ],
    [
      'a PNG with too few pixels',
      pngFile({ widthPx: 80, heightPx: 80, rows: new Uint8Array(10) }),
      'a.png',
      '',
      'The PNG file is damaged or not whole.',
    ],
  ])('is refused with a sentence for %s', async (_what, content, name, type, sentence) => {
    expect(await refusal(content, name, type)).toBe(sentence);
  });

  it('is stored without its metadata and without data after its end', async () => {
    const place = 'GPS 55.4 10.3';
    const telling = [
      pngFile({
        widthPx: 4,
        heightPx: 4,
        extra: [pngChunk('tEXt', latin(place)), pngChunk('eXIf', latin(place))],
      }),
      jpegFile(4, 4, [jpegSegment(0xe1, latin(`Exif\0\0${place}`)), jpegSegment(0xfe, latin(place))]),
    ];
    for (const content of telling) {
      const picture = await read(Buffer.concat([content, latin(`<script>${place}</script>`)]));
      const text = Buffer.from(picture.content).toString('latin1');
      expect([text.includes('GPS'), text.includes('script')]).toEqual([false, false]);
      expect(isPrinted(Uint8Array.from(picture.content))).toBe(true);
    }
  });
});

describe('the names of the media library', () => {
  it.each([
    ['Marks', 'Marks'],
    ['  Märkte  und Zeichen ', 'Märkte und Zeichen'],
    ['日本', '日本'],
    ['A_1-b', 'A_1-b'],
    ['', undefined],
    ['   ', undefined],
    ['..', undefined],
    ['../../etc', undefined],
    ['a/b', undefined],
    [String.raw`C:\x`, undefined],
    ['a\0b', undefined],
    ['a\u202Egnp', undefined],
    ['%2e%2e', undefined],
    ['<b>', undefined],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
    ['x'.repeat(300), undefined],
  ])('accept or refuse a folder: %j becomes %j', (text, name) => {
    expect(folderNameOf(text)).toBe(name);
  });

  it.each([
    ['leaf.png', 'leaf.png'],
    ['../../etc/passwd', 'passwd.png'],
    [String.raw`C:\fakepath\Blatt 1.PNG`, 'Blatt 1.PNG'],
    ['', 'picture.png'],
    ['.png', 'picture.png'],
    ['  ..  ', 'picture.png'],
    ['gnp.\u202Eevil.png', 'gnp.evil.png'],
    ['a\u0000\nb.png', 'ab.png'],
    ['CON', 'CON.png'],
    [`${'ü'.repeat(300)}.png`, `${'ü'.repeat(116)}.png`],
    ['cre\u0300me.png', 'crème.png'],
  ])('are made safe: a picture sent as %j is stored as %j', (text, name) => {
    expect(fileNameOf(text, 'image/png')).toBe(name);
  });

  it('get a number where they are taken', () => {
    expect(freeNameFor('leaf.png', new Set())).toBe('leaf.png');
    expect(freeNameFor('Leaf.png', new Set(['leaf.png', 'leaf (2).png']))).toBe('Leaf (3).png');
  });
});
