import { expect, it } from 'vitest';
import { helperDownloadQueries } from './helper-download-queries';
import { printerHelperQueries } from './printer-helper-queries';

const access = { permission: 'granted', isUngated: true, isAsked: false, isCutOff: false } as const;

it.each([
  ['health', printerHelperQueries.health(access), 10_000],
  ['settings', printerHelperQueries.settings('h'), 600_000],
  ['releases', helperDownloadQueries.releases('http://releases.test'), 600_000],
])('asks for %s at their interval', (_what, options, intervalMs) => {
  expect(options.refetchInterval).toBe(intervalMs);
});

it('polls nothing where a question of the browser may come up, or where it was denied', () => {
  expect(
    printerHelperQueries.health({ ...access, isUngated: false, permission: 'prompt' }).refetchInterval,
  ).toBe(false);
  expect(printerHelperQueries.health({ ...access, permission: 'denied' }).refetchInterval).toBe(false);
});
