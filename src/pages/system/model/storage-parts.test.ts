import { expect, it } from 'vitest';
import { storageParts } from './storage-parts';

it('divides the storage among what takes it up', () => {
  const { parts, total } = storageParts({ printFiles: 50, mediaFiles: 30, labelFiles: 0, importFiles: 20 });
  expect(total).toBe(100);
  expect(parts.map(({ name, share }) => [name, share])).toEqual([
    ['printFiles', 0.5],
    ['importFiles', 0.2],
    ['mediaFiles', 0.3],
    ['labelFiles', 0],
  ]);
});

it('has no shares of nothing', () => {
  const { parts, total } = storageParts({ printFiles: 0, mediaFiles: 0, labelFiles: 0, importFiles: 0 });
  expect([total, ...parts.map(({ share }) => share)]).toEqual([0, 0, 0, 0, 0]);
});
