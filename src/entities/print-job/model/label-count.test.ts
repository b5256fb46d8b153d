import { expect, it } from 'vitest';
import { labelCountOf } from './label-count';

it('adds the labels of all files of a job', () => {
  expect(labelCountOf({ entries: [{ labelCount: 1 }, { labelCount: 2 }, { labelCount: 3 }] })).toBe(6);
  expect(labelCountOf({ entries: [] })).toBe(0);
});
