import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleDots, smallestModuleDots } from './module-size.ts';

const side = fc.record({
  dots: fc.integer({ min: 0, max: 5000 }),
  modules: fc.integer({ min: 1, max: 400 }),
});

describe('the width of a module', () => {
  it.each([
    ['fits exactly', 200, 100, 2],
    ['would be 2.99 dots', 299, 100, 2],
    ['is one dot short of three', 3 * 95 - 1, 95, 2],
    ['is three dots', 3 * 95, 95, 3],
    ['does not fit', 199, 100, undefined],
  ])('in a room where it %s (%i dots for %i modules) is %s dots', (_what, dots, modules, expected) => {
    expect(moduleDots({ sides: [{ dots, modules }], wantedMm: undefined, minMm: 0, dpi: 203 })).toBe(
      expected,
    );
  });

  it.each([
    [0.25, 2],
    [0.375, 3],
    [0.01, 2],
    [9, 5],
  ])('that is wanted as %d mm is %i dots at 203 dpi, in a room for five', (wantedMm, expected) => {
    expect(moduleDots({ sides: [{ dots: 500, modules: 100 }], wantedMm, minMm: 0.2, dpi: 203 })).toBe(
      expected,
    );
  });

  it.each([
    [0.25, 203, 2],
    [0.264, 203, 3],
    [0.25, 300, 3],
    [0.001, 600, 2],
  ])('of at least %d mm at %i dpi is at least %i dots', (minMm, dpi, expected) => {
    expect(smallestModuleDots(minMm, dpi)).toBe(expected);
  });

  it('is the largest that fits into every direction, where none is wanted', () => {
    fc.assert(
      fc.property(fc.array(side, { minLength: 1, maxLength: 2 }), (sides) => {
        const dots = moduleDots({ sides, wantedMm: undefined, minMm: 0, dpi: 203 });
        const fits = (size: number) => sides.every(({ dots: room, modules }) => size * modules <= room);
        expect(dots === undefined || fits(dots)).toBe(true);
        expect(fits(dots === undefined ? smallestModuleDots(0, 203) : dots + 1)).toBe(false);
      }),
    );
  });
});
