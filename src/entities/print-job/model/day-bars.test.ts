import { expect, it } from 'vitest';
import { dayBars, fullestDay, totalOf } from './day-bars';

const counts = [
  { day: '2026-11-19', jobs: 1, labels: 4 },
  { day: '2026-11-21', jobs: 2, labels: 4 },
  { day: '2026-12-24', jobs: 9, labels: 99 },
];

it('draws every day of the range, and no other', () => {
  const bars = dayBars(counts, '2026-11-18', '2026-11-21');
  expect(bars.map(({ day, labels }) => [day, labels])).toEqual([
    ['2026-11-18', 0],
    ['2026-11-19', 4],
    ['2026-11-20', 0],
    ['2026-11-21', 4],
  ]);
  expect(totalOf(bars)).toEqual({ labels: 8, jobs: 3 });
  expect(fullestDay(bars)?.day).toBe('2026-11-19');
  expect(fullestDay(bars, 'jobs')?.day).toBe('2026-11-21');
});

it('draws flat bars where nothing was printed', () => {
  const bars = dayBars([], '2026-11-18', '2026-11-19');
  expect(totalOf(bars)).toEqual({ labels: 0, jobs: 0 });
  expect(fullestDay(bars)).toBeUndefined();
  expect(fullestDay([])).toBeUndefined();
});
