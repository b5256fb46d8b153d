import { expect, it } from 'vitest';
import { readGs1Date } from './gs1-date.ts';

it.each([
  ['271231', 2026, { year: 2027, month: 12, day: 31 }],
  ['270200', 2026, { year: 2027, month: 2, day: 28 }],
  ['280200', 2026, { year: 2028, month: 2, day: 29 }],
  ['760101', 2026, { year: 2076, month: 1, day: 1 }],
  ['770101', 2026, { year: 1977, month: 1, day: 1 }],
  ['100101', 2080, { year: 2110, month: 1, day: 1 }],
  ['270229', 2026, undefined],
  ['271301', 2026, undefined],
  ['270001', 2026, undefined],
  ['27123', 2026, undefined],
  ['', 2026, undefined],
])('reads the date %s in %i as %o', (data, thisYear, date) => {
  expect(readGs1Date(data, thisYear)).toEqual(date);
});
