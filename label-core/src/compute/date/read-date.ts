import { dateOf, dayOf, daysInMonth, isCalendarDate, type CalendarDate, type Day } from './calendar.ts';

/** What each pattern finds: year, month and day of the month. */
const patterns: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
];
const gs1Pattern = /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/;

const partsOf = (groups: Readonly<Record<string, string>>): CalendarDate => ({
  year: Number(groups['year']),
  month: Number(groups['month']),
  day: Number(groups['day']),
});

/**
 * Returns the year of two digits that is meant in a year of four: from 49 years before it to 50 years after it.
 * Source: GS1 General Specifications, 7.12 (determination of century in dates).
 */
function yearNear(twoDigits: number, currentYear: number): number {
  const year = currentYear - (currentYear % 100) + twoDigits;
  const difference = year - currentYear;
  if (difference > 50) return year - 100;
  return difference < -49 ? year + 100 : year;
}

/**
 * Reads a date from `YYYY-MM-DD`, `dd.MM.yyyy`, `dd/MM/yyyy` or `YYMMDD`. Each has all of its digits. Six digits are a date
 * of GS1: day 00 is the last one of the month. With slashes the day is first, always. Refused, because they may be read in
 * two ways, are years of two digits with dots or slashes (01.02.03), dates of eight digits (20270301 or 01032027), and
 * days or months of one digit (1/2/2027).
 * @param today day of the print, for the century of `YYMMDD`
 * @returns undefined for every other text, and for a day that no month has
 */
export function readDate(text: string, today: Day): Day | undefined {
  const written = text.trim();
  const gs1 = gs1Pattern.exec(written)?.groups;
  if (gs1) return gs1Day(partsOf(gs1), dateOf(today).year);
  for (const pattern of patterns) {
    const groups = pattern.exec(written)?.groups;
    if (!groups) continue;
    const date = partsOf(groups);
    return isCalendarDate(date) ? dayOf(date) : undefined;
  }
  return undefined;
}

function gs1Day(date: CalendarDate, currentYear: number): Day | undefined {
  const year = yearNear(date.year, currentYear);
  const day = date.day === 0 ? daysInMonth(year, date.month) : date.day;
  const meant = { year, month: date.month, day };
  return isCalendarDate(meant) ? dayOf(meant) : undefined;
}
