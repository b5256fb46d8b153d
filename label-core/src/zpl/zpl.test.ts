import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTemplate } from '../testing/sample-template.ts';
import { bitmapOfInk, isBlack } from './bitmap.ts';
import { crc16Xmodem } from './crc16.ts';
import { renderZpl } from './render-zpl.ts';
import { decodeZ64, encodeZ64 } from './z64.ts';
import { formatZplLabel, readZplLabels } from './zpl-label.ts';

const template = sampleTemplate({
  widthMm: 100,
  heightMm: 60,
  variables: ['text'],
  elements: [
    { type: 'rectangle', id: 'block', xMm: 10, yMm: 10, widthMm: 5, heightMm: 5, fill: 'black' },
    { type: 'text', id: 'text', xMm: 20, yMm: 10, widthMm: 70, heightMm: 20, value: '{{text}}', sizePt: 12 },
  ],
});

async function labelsOf(dpi: number, labels: readonly { text: string; copies: number }[]): Promise<string> {
  const orders = labels.map(({ text, copies }) => ({ values: { text }, copies }));
  return new TextDecoder().decode(await renderZpl({ template, labels: orders, dpi }));
}

describe('ZPL', () => {
  it.each([
    [203, 799, 480],
    [300, 1181, 709],
    [600, 2362, 1417],
  ])('at %i dpi is %i dots wide and %i long', async (dpi, width, height) => {
    const zpl = await labelsOf(dpi, [{ text: 'a', copies: 1 }]);
    expect(zpl).toContain(`^PW${width}^LL${height}`);
    expect(readZplLabels(zpl)).toMatchObject([{ copies: 1, bitmap: { width, height } }]);
  });

  it('paints every dot of a block and none beside it', async () => {
    const [label] = readZplLabels(await labelsOf(203, [{ text: '', copies: 1 }]));
    const black: string[] = [];
    for (let y = 0; y < 480; y += 1) {
      for (let x = 0; x < 799; x += 1) if (label && isBlack(label.bitmap, x, y)) black.push(`${x},${y}`);
    }
    const edges = { first: Math.round((10 * 203) / 25.4), end: Math.round((15 * 203) / 25.4) };
    const side = edges.end - edges.first;
    expect(black).toHaveLength(side * side);
    expect(black[0]).toBe(`${edges.first},${edges.first}`);
  });

  it('has one format for each label and lets the printer count its copies', async () => {
    const labels = readZplLabels(
      await labelsOf(203, [
        { text: 'a', copies: 40 },
        { text: 'b', copies: 2 },
      ]),
    );
    expect(labels.map(({ copies }) => copies)).toEqual([40, 2]);
    expect(labels[0]?.bitmap.bits).not.toEqual(labels[1]?.bitmap.bits);
  });

  it('keeps the order and the numbers of many labels', async () => {
    const many = Array.from({ length: 103 }, (_, index) => ({ text: '', copies: index + 1 }));
    const labels = readZplLabels(await labelsOf(203, many));
    expect(labels.map(({ copies }) => copies)).toEqual(many.map(({ copies }) => copies));
  });

  it('holds no command from a value', async () => {
    const zpl = await labelsOf(203, [{ text: '^XZ^XA^JUF~JR', copies: 1 }]);
    expect(zpl.match(/[\^~][A-Z0-9]{2}/g)).toEqual([
      '^XA',
      '^PW',
      '^LL',
      '^LH',
      '^FO',
      '^GF',
      '^FS',
      '^PQ',
      '^XZ',
    ]);
  });
});

describe('ZPL graphics', () => {
  it('are read back as they were written', () => {
    const pictures = fc
      .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 20 }) })
      .chain(({ width, height }) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          ink: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
        }),
      );
    fc.assert(
      fc.property(pictures, fc.integer({ min: 1, max: 9999 }), ({ width, height, ink }, copies) => {
        const label = { bitmap: bitmapOfInk({ width, height, ink }), copies };
        expect(readZplLabels(formatZplLabel(label))).toEqual([label]);
        for (const [index, amount] of ink.entries()) {
          expect(isBlack(label.bitmap, index % width, Math.floor(index / width))).toBe(amount > 127);
        }
      }),
    );
  });

  it('are refused when a character was lost on the way', () => {
    const text = encodeZ64(Uint8Array.of(1, 2, 3));
    expect(() => decodeZ64(text.replace(/A/, 'B'))).toThrow('checksum');
    expect(() => decodeZ64('plain')).toThrow('no Z64');
  });

  it('carry the checksum of the XMODEM protocol', () => {
    expect(crc16Xmodem(new TextEncoder().encode('123456789')).toString(16)).toBe('31c3');
  });
});
