/** A day of the Gregorian calendar, also before 1582: whole days since 1970-01-01. */
export type Day = number;

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

/** Years that a label can show: four digits. */
export const years = { first: 1, last: 9999 } as const;

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const daysPerWeek = 7;
const daysPerEra = 146_097;
const yearsPerEra = 400;
/** From the first of March of the year 0 to 1970-01-01. */
const daysToEpoch = 719_468;

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the number of days of a month. @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (daysOfMonths[month - 1] ?? 0);
}

/** Returns whether there is such a day between the years 1 and 9999. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= years.first &&
  year <= years.last &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/**
 * Returns the day of a date.
 * Source: H. Hinnant, chrono-Compatible Low-Level Date Algorithms, days_from_civil. Its years begin with March.
 */
export function dayOf({ year, month, day }: CalendarDate): Day {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfMarchYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfMarchYear;
  return era * daysPerEra + dayOfEra - daysToEpoch;
}

/** Returns the date of a day, see `dayOf`. */
export function dateOf(dayNumber: Day): CalendarDate {
  const shifted = dayNumber + daysToEpoch;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfMarchYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfMarchYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfMarchYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

const earliest = dayOf({ year: years.first, month: 1, day: 1 });
const latest = dayOf({ year: years.last, month: 12, day: 31 });

/** Returns whether a day is between the years 1 and 9999. */
export const isInCalendar = (day: Day): boolean => day >= earliest && day <= latest;

/** Returns the weekday of ISO 8601: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % daysPerWeek) + daysPerWeek) % daysPerWeek) + 1;

/** Returns the day within its year, from 1: what industry calls the Julian day. */
export const dayOfYear = (day: Day): number => day - dayOf({ ...dateOf(day), month: 1, day: 1 }) + 1;

/**
 * Returns the week of ISO 8601 and the year that it belongs to: weeks begin on Monday, and week 1 is the one with the
 * first Thursday of the year.
 */
export function isoWeekOf(day: Day): { readonly year: number; readonly week: number } {
  const thursday = day + 4 - weekdayOf(day);
  const { year } = dateOf(thursday);
  return { year, week: Math.floor((dayOfYear(thursday) - 1) / daysPerWeek) + 1 };
}
