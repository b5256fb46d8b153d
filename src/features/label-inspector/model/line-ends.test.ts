import type { LineElement } from 'label-core';
import { describe, expect, it } from 'vitest';
import { lengthened, lineLength, straightened } from './line-ends';

const line = (x1Mm: number, y1Mm: number, x2Mm: number, y2Mm: number): LineElement => ({
  type: 'line',
  id: 'rule',
  strokeMm: 0.3,
  x1Mm,
  y1Mm,
  x2Mm,
  y2Mm,
});

describe('the ends of a line', () => {
  it.each([
    ['level', line(1, 2, 4, 6), { x2Mm: 6, y2Mm: 2 }],
    ['level', line(4, 6, 1, 2), { x2Mm: -1, y2Mm: 6 }],
    ['level', line(2, 1, 2, 9), { x2Mm: 10, y2Mm: 1 }],
    ['upright', line(1, 2, 4, 6), { x2Mm: 1, y2Mm: 7 }],
    ['upright', line(4, 6, 1, 2), { x2Mm: 4, y2Mm: 1 }],
    ['upright', line(1, 2, 5, 2), { x2Mm: 1, y2Mm: 6 }],
  ] as const)('%s of %j are %j, as long as before', (direction, before, expected) => {
    const ends = straightened(before, direction);
    expect(ends).toEqual(expected);
    expect(lineLength({ ...before, ...ends })).toBe(lineLength(before));
  });

  it.each([
    [line(1, 2, 4, 6), 10, { x2Mm: 7, y2Mm: 10 }],
    [line(4, 6, 1, 2), 10, { x2Mm: -2, y2Mm: -2 }],
    [line(3, 3, 3, 3), 5, { x2Mm: 8, y2Mm: 3 }],
  ])('of %j at a length of %d mm are %j', (before, lengthMm, expected) => {
    expect(lengthened(before, lengthMm)).toEqual(expected);
  });
});
