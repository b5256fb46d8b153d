import type { DateSource } from '../../template/variable-source.ts';
import { dateOf, dayOf, daysInMonth, isInCalendar, weekdayOf, years, type Day } from './calendar.ts';

const monthsPerYear = 12;
const daysPerWeek = 7;

/** Returns a day so many months later; the day of the month is cut to the last one of its month. */
function addMonths(day: Day, months: number): Day | undefined {
  const date = dateOf(day);
  const month = date.year * monthsPerYear + date.month - 1 + months;
  const to = { year: Math.floor(month / monthsPerYear), month: (month % monthsPerYear) + 1 };
  if (to.year < years.first || to.year > years.last) return undefined;
  return dayOf({ ...to, day: Math.min(date.day, daysInMonth(to.year, to.month)) });
}

/**
 * Returns a day with an offset: years and months first, the day of the month cut to the last one of its month, then weeks
 * and days. Undefined outside of the years 1 to 9999.
 */
export function addToDay(day: Day, offset: NonNullable<DateSource['add']>): Day | undefined {
  const inMonth = addMonths(day, (offset.years ?? 0) * monthsPerYear + (offset.months ?? 0));
  if (inMonth === undefined) return undefined;
  const added = inMonth + (offset.weeks ?? 0) * daysPerWeek + (offset.days ?? 0);
  return isInCalendar(added) ? added : undefined;
}

/** Returns the first day of the period of so many months that a day is in, and the first day of the next one. */
function periodOf(day: Day, months: number): readonly [start: Day, next: Day] {
  const { year, month } = dateOf(day);
  const first = month - ((month - 1) % months);
  const next = first + months;
  return [
    dayOf({ year, month: first, day: 1 }),
    next > monthsPerYear
      ? dayOf({ year: year + 1, month: next - monthsPerYear, day: 1 })
      : dayOf({ year, month: next, day: 1 }),
  ];
}

const moves: Readonly<Record<NonNullable<DateSource['to']>, (day: Day) => Day>> = {
  startOfWeek: (day) => day - weekdayOf(day) + 1,
  endOfWeek: (day) => day - weekdayOf(day) + daysPerWeek,
  startOfMonth: (day) => periodOf(day, 1)[0],
  endOfMonth: (day) => periodOf(day, 1)[1] - 1,
  startOfQuarter: (day) => periodOf(day, 3)[0],
  endOfQuarter: (day) => periodOf(day, 3)[1] - 1,
  startOfYear: (day) => periodOf(day, monthsPerYear)[0],
  endOfYear: (day) => periodOf(day, monthsPerYear)[1] - 1,
};

/**
 * Returns the first or last day of the week (Monday to Sunday), month, quarter or year of a day. Undefined outside of the
 * years 1 to 9999: the last week of all ends in the year 10000.
 */
export function moveDay(day: Day, to: NonNullable<DateSource['to']>): Day | undefined {
  const moved = moves[to](day);
  return isInCalendar(moved) ? moved : undefined;
}
