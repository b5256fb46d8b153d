import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOfPage, type PageView } from './page-view.ts';

const upright = { crossFeed: 1, feed: 1 } as const;
const plain = { back: upright, orientation: 'portrait', widthUnit: 1 } as const;

function moved({ matrix: [a, b, c, d, e, f] }: PageView, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

describe('the view of a page', () => {
  it('is 1:1, with the size rounded to whole dots', () => {
    const view = viewOfPage({ width: 283.4646, height: 170.0787 }, { ...plain, dpi: { x: 203, y: 203 } });
    expect(view).toEqual({ width: 799, height: 480, matrix: [203 / 72, 0, 0, 203 / 72, 0, 0] });
  });

  it('has at least one dot, whatever the page', () => {
    const view = viewOfPage({ width: 0.01, height: 14_400 }, { ...plain, dpi: { x: 203, y: 300 } });
    expect(view).toMatchObject({ width: 1, height: 60_000 });
  });

  it('keeps whole dots on whole dots of the paper, and inside it, turned and mirrored as well', () => {
    const settings = fc.record({
      dpi: fc.record({ x: fc.integer({ min: 1, max: 1200 }), y: fc.integer({ min: 1, max: 1200 }) }),
      orientation: fc.constantFrom('portrait', 'landscape', 'reverse-portrait', 'reverse-landscape'),
      back: fc.record({ crossFeed: fc.constantFrom(1, -1), feed: fc.constantFrom(1, -1) }),
      widthUnit: fc.constantFrom(1, 8),
    });
    const side = fc.double({ min: 10, max: 2000, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(settings, side, side, share, share, (options, width, height, across, along) => {
        const view = viewOfPage({ width, height }, options);
        const isSideways = options.orientation.endsWith('landscape');
        const [x, y] = isSideways ? [options.dpi.y, options.dpi.x] : [options.dpi.x, options.dpi.y];
        // A corner of a dot of the page, in points.
        const dot = [Math.floor((across * width * x) / 72), Math.floor((along * height * y) / 72)] as const;
        const [left, top] = moved(view, (dot[0] * 72) / x, (dot[1] * 72) / y);
        expect(Math.abs(left - Math.round(left))).toBeLessThan(1e-6);
        expect(Math.abs(top - Math.round(top))).toBeLessThan(1e-6);
        expect(view.width % options.widthUnit).toBe(0);
        expect(left).toBeGreaterThan(-1.01);
        expect(left).toBeLessThan(view.width + 1.01);
        expect(top).toBeGreaterThan(-1.01);
        expect(top).toBeLessThan(view.height + 1.01);
      }),
    );
  });

  it('has its white at the left where it is mirrored across the feed', () => {
    const back = { crossFeed: -1, feed: 1 } as const;
    const view = viewOfPage(
      { width: 10, height: 10 },
      { ...plain, back, widthUnit: 8, dpi: { x: 72, y: 72 } },
    );
    expect(view).toMatchObject({ width: 16, height: 10 });
    expect(moved(view, 0, 0)).toEqual([16, 0]);
    expect(moved(view, 10, 0)).toEqual([6, 0]);
  });
});
