import { expect, it } from 'vitest';
import { productionDay } from './print-time.ts';

it.each([
  ['2026-11-27T04:59:59Z', 'UTC', '05:00', '2026-11-26'],
  ['2026-11-27T05:00:00Z', 'UTC', '05:00', '2026-11-27'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '00:00', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'America/New_York', '00:00', '2026-12-31'],
  ['2026-01-01T02:00:00Z', 'Asia/Kolkata', '08:00', '2025-12-31'],
])('the production day of %s in %s, where it starts at %s, is %s', (now, timeZone, dayStartsAt, day) => {
  expect(productionDay({ now: new Date(now), timeZone, dayStartsAt })).toBe(day);
});

it('there is no production day in a time zone that does not exist', () => {
  expect(() => productionDay({ now: new Date(), timeZone: 'Mars/Base', dayStartsAt: '00:00' })).toThrow(
    /Mars\/Base/,
  );
});
