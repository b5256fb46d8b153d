import { expect, it } from 'vitest';
import { printsReturn } from './print-allowance';

it.each([
  ['2026-11-23T12:00:00Z', '1 December'],
  ['2026-12-31T23:59:59Z', '1 January'],
  ['2027-01-01T00:30:00+01:00', '1 January'],
  ['2027-01-31T00:00:00Z', '1 February'],
])('the prints used up at %s come back on %s', (now, day) => {
  expect(printsReturn(new Date(now))).toBe(day);
});
