import { describe, expect, it } from 'vitest';
import { labelPictures } from '../layout/label-pictures.ts';
import { pngOf } from '../testing/sample-image.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { applyEdit } from './apply-edit.ts';
import { embeddedPicture, mostPictureBytes } from './embedded-picture.ts';

const png = (widthPx: number, heightPx: number) =>
  pngOf({ widthPx, heightPx, row: Buffer.alloc(widthPx, 0x80) });
const padded = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(png(40, 20));
  return bytes;
};
const at = { name: 'picture', dpi: 203 };
const label = sampleTemplate();
const full = sampleTemplate({
  elements: [{ type: 'rectangle', id: 'all', xMm: 0, yMm: 0, widthMm: 100, heightMm: 60, fill: 'black' }],
});

describe('a picture inside a label', () => {
  it('has the bytes of the file', () => {
    const bytes = png(40, 20);
    const element = embeddedPicture(bytes, label, at);
    if (typeof element === 'string') throw new Error(element);
    const added = applyEdit(label, { kind: 'add', element });
    expect(added.elements).toEqual([element]);
    expect(labelPictures(added, {})).toMatchObject([{ bytes, mediaType: 'image/png', widthPx: 40 }]);
  });

  it.each([
    ['has a dot for each pixel', label, [80, 40], { xMm: 2, yMm: 2, widthMm: 10.01, heightMm: 5 }],
    ['is as wide as the label has room', label, [4000, 1000], { xMm: 2, yMm: 2, widthMm: 96, heightMm: 24 }],
    ['is as high as the label has room', label, [100, 2000], { xMm: 2, yMm: 2, widthMm: 2.8, heightMm: 56 }],
    [
      'is smaller where only a smaller place is free',
      sampleTemplate({
        elements: [
          { type: 'rectangle', id: 'half', xMm: 0, yMm: 0, widthMm: 100, heightMm: 35, fill: 'black' },
        ],
      }),
      [4000, 1600],
      { xMm: 2, yMm: 37, widthMm: 48, heightMm: 19.2 },
    ],
    ['is half as large where nothing is free', full, [4000, 1000], { widthMm: 48, heightMm: 12 }],
  ] as const)('%s', (_name, template, [width, height], place) => {
    expect(embeddedPicture(png(width, height), template, at)).toMatchObject(place);
  });

  it('gets a free name', () => {
    const named = sampleTemplate({
      elements: [{ type: 'rectangle', id: 'picture', xMm: 0, yMm: 0, widthMm: 1, heightMm: 1 }],
    });
    expect(embeddedPicture(png(8, 8), named, at)).toMatchObject({ id: 'picture 2' });
  });
});

describe('a file that is no picture of a label', () => {
  it('is refused', () => {
    expect(embeddedPicture(new TextEncoder().encode('<svg/>'.repeat(20)), label, at)).toBe('no-picture');
    expect(embeddedPicture(png(40, 20).subarray(0, 60), label, at)).toBe('no-picture');
  });

  it('is refused where it is too large, and taken where it just fits', () => {
    expect(embeddedPicture(padded(mostPictureBytes + 1), label, at)).toBe('too-large');
    const element = embeddedPicture(padded(mostPictureBytes), label, at);
    if (typeof element === 'string') throw new Error(element);
    expect(applyEdit(label, { kind: 'add', element }).elements).toHaveLength(1);
  });
});
