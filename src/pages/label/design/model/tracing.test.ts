import { expect, it } from 'vitest';
import { scaledTracing, shownPoints } from './tracing';

const at = (xMm: number, yMm: number) => ({ xMm, yMm });

it('a picture is as large as the distance of two of its points says, and the first one stays', () => {
  const tracing = { widthMm: 60, xMm: 0, yMm: 0 };
  // 20 mm that really are 30.
  expect(scaledTracing(tracing, [at(10, 8), at(30, 8)], 30)).toEqual({ widthMm: 90, xMm: -5, yMm: -4 });
  expect(scaledTracing(tracing, [at(0, 0), at(30, 40)], 25)).toEqual({ widthMm: 30, xMm: 0, yMm: 0 });
});

it('points that were pressed are what their fields show', () => {
  expect(shownPoints([at(4.9999988, 5.004), at(20.006, -0.001)])).toEqual([at(5, 5), at(20.01, -0)]);
});

it('two points at one place say nothing', () => {
  expect(scaledTracing({ widthMm: 60, xMm: 0, yMm: 0 }, [at(1, 1), at(1, 1)], 30)).toBeUndefined();
});
