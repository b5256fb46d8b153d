import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePaper } from './choose-paper.ts';
import { sizeOfMm, turned, type PaperSize } from './paper-measure.ts';
import type { SupportedPaper } from './supported-paper.ts';

const range = (lower: PaperSize, upper: PaperSize): SupportedPaper => ({
  width: { lower: lower.width, upper: upper.width },
  height: { lower: lower.height, upper: upper.height },
});
const paper = (widthMm: number, heightMm: number) =>
  range(sizeOfMm(widthMm, heightMm), sizeOfMm(widthMm, heightMm));
const anyRoll = range(sizeOfMm(12.7, 12.7), sizeOfMm(203.2, 1270));
const inches = [paper(101.6, 152.4), paper(50.8, 31.75), paper(50.09, 80.08), anyRoll];
const choose = (widthMm: number, heightMm: number, papers: readonly SupportedPaper[], isDriver = false) =>
  choosePaper(sizeOfMm(widthMm, heightMm), { papers, isDriver });

describe('the paper for a page', () => {
  it('is one the printer names, the same to half a millimetre, and the nearest of them', () => {
    expect(choose(100, 60, [paper(100.5, 60.5), paper(100.2, 59.9)])).toEqual({
      size: sizeOfMm(100.2, 59.9),
      isListed: true,
    });
    expect(choose(100, 60, [paper(100.51, 60)])).toMatchObject({
      refusal: { message: 'takes no paper of 100 × 60 mm' },
    });
  });

  it('is not one on which the page would be turned', () => {
    expect(choose(100, 60, [paper(60, 100)])).toMatchObject({
      refusal: {
        message: 'takes no paper of 100 × 60 mm; on its paper of 60 × 100 mm the page would be turned',
      },
    });
  });

  it.each([false, true])('is its own size where the printer takes any, with a driver: %s', (isDriver) => {
    for (const [width, height] of [
      [57.5, 120],
      [100, 150],
      [101.2, 152.4],
    ] as const) {
      const size = sizeOfMm(width, height);
      expect(choose(width, height, inches, isDriver)).toEqual({ size, isListed: false });
    }
    const inInches = { size: sizeOfMm(101.6, 152.4), isListed: true };
    expect(choose(101.62, 152.38, inches, isDriver)).toEqual(inInches);
  });

  it('is said to be another where a driver takes its own paper of a near size', () => {
    expect(choose(101, 151.2, inches, true)).toEqual({
      size: sizeOfMm(101, 151.2),
      isListed: false,
      note: expect.objectContaining({
        message: 'The driver puts a page of 101 × 151.2 mm on its paper of 101.6 × 152.4 mm.',
      }),
    });
  });

  it('is none where a driver would turn it', () => {
    expect(choose(80, 50, inches, true)).toMatchObject({
      refusal: { message: 'would turn a page of 80 × 50 mm onto its paper of 50.09 × 80.08 mm' },
    });
    expect(choose(80, 50, inches, false)).toEqual({ size: sizeOfMm(80, 50), isListed: false });
  });

  it('is of the page’s size and direction, or refused: for any page and any list', () => {
    const side = fc.integer({ min: 500, max: 30_000 });
    const sizes = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(sizes, fc.array(sizes, { maxLength: 8 }), fc.boolean(), (page, listed, isDriver) => {
        const papers = [turned(page), ...listed].map((size) => range(size, size));
        for (const stock of [papers, [...papers, anyRoll]]) {
          const choice = choosePaper(page, { papers: stock, isDriver });
          const { width, height } = 'size' in choice ? choice.size : page;
          expect(Math.abs(width - page.width)).toBeLessThanOrEqual(50);
          expect(Math.abs(height - page.height)).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
