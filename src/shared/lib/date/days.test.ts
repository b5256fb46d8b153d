import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, isDay, startOfDay } from './days';
import { dayOf } from './format-date-time';

it('counts days over months, leap days and changes of the clocks', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-28', '2026-03-31')).toHaveLength(4);
  expect(daysBetween('2026-04-01', '2026-03-31')).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 9000 }), (count) => {
      const day = addDays('2026-11-21', count);
      expect(addDays(day, -count)).toBe('2026-11-21');
      expect(dayOf(startOfDay(day))).toBe(day);
    }),
  );
});

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1026-01-01', false],
  ['21.11.2026', false],
  ['', false],
])('tells whether “%s” is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
