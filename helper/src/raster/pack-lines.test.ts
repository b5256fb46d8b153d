import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePwg, decodeUrf } from '../testing/decode-raster.ts';
import { packLines } from './pack-lines.ts';
import { pwgFileHeader, pwgPageHeader } from './pwg-raster.ts';
import { bytesOfLine, bytesOfUnit, type DotType, type RasterPage } from './raster-page.ts';
import { urfFileHeader, urfPageHeader } from './urf.ts';

const plain = { sides: 'one-sided', back: { crossFeed: 1, feed: 1 }, pageCount: 1 } as const;

/** A page with lines of few different bytes, many of them repeated, as labels have them. */
function pageOf(dots: DotType) {
  return fc
    .record({
      width: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 900 })),
      runs: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 300 })), { minLength: 1, maxLength: 4 }),
      isRandom: fc.boolean(),
    })
    .map(({ width, runs, isRandom }) => {
      const lines = runs.flatMap(([seed, repeats]) => {
        const line = Uint8Array.from({ length: bytesOfLine({ width, dots }) }, (_, at) =>
          isRandom ? (seed * 31 + at * at * 17) & 0xff : Math.floor(at / ((seed % 9) + 1)) % 3,
        );
        return Array.from({ length: repeats }, () => line);
      });
      return { page: { ...plain, width, height: lines.length, dpi: { x: 203, y: 203 }, dots }, lines };
    });
}

const file = (header: Uint8Array, pageHeader: Uint8Array, page: RasterPage, lines: Uint8Array[]) =>
  Buffer.concat([header, pageHeader, ...packLines(lines, bytesOfUnit(page.dots))]);

describe('compressed lines', () => {
  it.each(['black_1', 'sgray_8', 'srgb_8'] as const)('are read as they were, in PWG raster: %s', (dots) => {
    fc.assert(
      fc.property(pageOf(dots), ({ page, lines }) => {
        const [read, ...others] = decodePwg(file(pwgFileHeader, pwgPageHeader(page), page, lines));
        expect(others).toHaveLength(0);
        expect(read).toMatchObject({ width: page.width, height: page.height, dpi: [203, 203], pageCount: 1 });
        expect(Buffer.concat(read?.lines ?? []).equals(Buffer.concat(lines))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['white_1', 'sgray_8', 'srgb_8'] as const)('are read as they were, in URF: %s', (dots) => {
    fc.assert(
      fc.property(pageOf(dots), ({ page, lines }) => {
        const [read] = decodeUrf(file(urfFileHeader(1), urfPageHeader(page), page, lines));
        expect(read).toMatchObject({ width: page.width, height: page.height, pageCount: 1 });
        expect(Buffer.concat(read?.lines ?? []).equals(Buffer.concat(lines))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('say each line once, at most 256 at a time, and each unit once, at most 128 at a time', () => {
    const line = new Uint8Array(200).fill(0xff);
    const packed = [
      ...packLines(
        Array.from({ length: 257 }, () => line),
        1,
      ),
    ];
    expect(packed).toEqual([Uint8Array.of(255, 127, 0xff, 71, 0xff), Uint8Array.of(0, 127, 0xff, 71, 0xff)]);
  });

  it('say what differs as it is', () => {
    expect([...packLines([Uint8Array.of(1, 2, 3, 3, 3, 4)], 1)]).toEqual([
      Uint8Array.of(0, 255, 1, 2, 2, 3, 0, 4),
    ]);
    expect([...packLines([Uint8Array.of(7)], 1)]).toEqual([Uint8Array.of(0, 0, 7)]);
    expect([...packLines([], 1)]).toEqual([]);
  });

  it('never take more than twice the bytes of a line, and one for the number of lines', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 600 }), (line) => {
        const [packed] = packLines([line], 1);
        expect(packed?.length).toBeLessThanOrEqual(1 + 2 * line.length);
      }),
    );
  });
});
