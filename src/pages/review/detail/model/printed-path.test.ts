import { expect, it } from 'vitest';
import { printedPath } from './printed-path';

const versions = [
  { labelVersionId: 4, publishedAt: '' },
  { labelVersionId: 3, publishedAt: '2026-11-10T12:00:00Z' },
  { labelVersionId: 2, publishedAt: '2026-10-01T12:00:00Z' },
  { labelVersionId: 1, publishedAt: '2026-09-15T12:00:00Z' },
] as const;

it.each([
  [0, undefined],
  [1, '/printhistory?period=custom&from=2026-11-10&label=7'],
  [2, '/printhistory?period=custom&from=2026-10-01&to=2026-11-10&label=7'],
  [3, '/printhistory?period=custom&from=2026-09-15&to=2026-10-01&label=7'],
] as const)('finds the prints of the version at %i at %s', (index, path) => {
  expect(printedPath(7, versions[index], versions)).toBe(path);
});
