import { expect, it } from 'vitest';
import { sizeFor, sizesTable } from '../bench/sizes/sizes-table.ts';

const costs = {
  searchMs: 10,
  printMs: 30,
  refreshMs: 4,
  serverMb: 400,
  keptBytes: 2000,
  fileBytes: 20_000,
};

it('adds up the calls of the peak hour, and doubles them', () => {
  // 50 searches × 10 ms, 5 renewals × 4 ms, 20,000 labels in 3,600 s × 30 ms.
  const size = sizeFor({ people: 500, labels: 100_000 }, costs);
  expect(size.busyCores).toBeCloseTo(0.5 + 0.02 + 0.1667, 3);
  expect(size).toMatchObject({ servers: 2, coresEach: 2, memoryMbEach: 2048 });
  expect(size.gigabytesAYear).toBeCloseTo(73);
  expect(size.gigabytesOfFiles).toBeCloseTo(2);
});

it('has one server more than are needed, and none with more than eight cores', () => {
  const size = sizeFor({ people: 20_000, labels: 100_000 }, costs);
  expect(size.busyCores).toBeGreaterThan(20);
  expect(size.coresEach).toBeLessThanOrEqual(8);
  expect((size.servers - 1) * size.coresEach).toBeGreaterThanOrEqual(2 * size.busyCores);
});

it('is a table with a row for each number of people and labels', () => {
  const rows = sizesTable(costs).split('\n');
  expect(rows).toHaveLength(2 + 9);
  expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([8]));
});
