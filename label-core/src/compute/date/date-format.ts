import { dateOf, dayOfYear, isoWeekOf, weekdayOf, type Day } from './calendar.ts';
import { namesIn, type DateNames } from './date-names.ts';

/** What a format is applied to. */
export interface FormattedDate {
  readonly day: Day;
  /** Seconds since midnight, 0 to 86,399. */
  readonly secondsOfDay: number;
}

type Write = (date: FormattedDate, names: DateNames) => string;
type DateToken = { readonly literal: string } | { readonly write: Write };

/** Reason why a text is not a date format. */
export type DateFormatFault =
  /** Letters that mean nothing, as written: `MMMMM`. */
  { readonly fault: 'letters'; readonly letters: string } | { readonly fault: 'quote' };

/** Returns the name of a month or weekday, counted from 1. */
const at = (names: readonly string[], position: number): string => names[position - 1] ?? '';
const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
const hourOf = ({ secondsOfDay }: FormattedDate): number => Math.floor(secondsOfDay / 3600);
const twelveHour = (date: FormattedDate): number => ((hourOf(date) + 11) % 12) + 1;
const minuteOf = ({ secondsOfDay }: FormattedDate): number => Math.floor(secondsOfDay / 60) % 60;
const yearOf = ({ day }: FormattedDate): number => dateOf(day).year;
const weekYearOf = ({ day }: FormattedDate): number => isoWeekOf(day).year;
const monthOf = ({ day }: FormattedDate): number => dateOf(day).month;

/**
 * Writes a number without and with leading zeros: `d` and `dd`. A format of more digits than `digits` is none.
 */
const numbered = (letter: string, digits: number, valueOf: (date: FormattedDate) => number) =>
  [1, digits].map((width): readonly [string, Write] => [
    letter.repeat(width),
    (date) => padded(valueOf(date), width),
  ]);

/** Tokens by their letters; named as in Unicode LDML (UTS 35, Date Format Patterns), weeks always those of ISO 8601. */
const tokens: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['y', (date) => String(yearOf(date))],
  ['yy', (date) => padded(yearOf(date) % 100, 2)],
  ['yyyy', (date) => padded(yearOf(date), 4)],
  ['Y', (date) => String(weekYearOf(date))],
  ['YY', (date) => padded(weekYearOf(date) % 100, 2)],
  ['YYYY', (date) => padded(weekYearOf(date), 4)],
  ['Q', (date) => String(Math.ceil(monthOf(date) / 3))],
  ...numbered('M', 2, monthOf),
  ['MMM', (date, names) => at(names.shortMonths, monthOf(date))],
  ['MMMM', (date, names) => at(names.months, monthOf(date))],
  ['LLL', (date, names) => at(names.shortMonthsAlone, monthOf(date))],
  ['LLLL', (date, names) => at(names.monthsAlone, monthOf(date))],
  ...numbered('w', 2, ({ day }) => isoWeekOf(day).week),
  ...numbered('d', 2, ({ day }) => dateOf(day).day),
  ...numbered('D', 3, ({ day }) => dayOfYear(day)),
  ['e', ({ day }) => String(weekdayOf(day))],
  ['E', ({ day }, names) => at(names.shortWeekdays, weekdayOf(day))],
  ['EEE', ({ day }, names) => at(names.shortWeekdays, weekdayOf(day))],
  ['EEEE', ({ day }, names) => at(names.weekdays, weekdayOf(day))],
  ...numbered('H', 2, hourOf),
  ...numbered('h', 2, twelveHour),
  ...numbered('m', 2, minuteOf),
  ...numbered('s', 2, ({ secondsOfDay }) => secondsOfDay % 60),
  ['a', (date, names) => at(names.halfDays, hourOf(date) < 12 ? 1 : 2)],
]);

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /^[A-Za-z]$/.test(character);

/** Reads a text in quotes that begins at an index. Two quotes are one, inside and outside of a text. */
function readQuoted(format: string, start: number): { literal: string; end: number } | undefined {
  if (format[start + 1] === "'") return { literal: "'", end: start + 2 };
  let literal = '';
  for (let index = start + 1; index < format.length; index += 1) {
    if (format[index] !== "'") {
      literal += format[index];
    } else if (format[index + 1] === "'") {
      literal += "'";
      index += 1;
    } else {
      return { literal, end: index + 1 };
    }
  }
  return undefined;
}

/** Reads a format as `dd.MM.yyyy`. Letters that mean nothing are a fault; other characters stand for themselves. */
function parseDateFormat(format: string): readonly DateToken[] | DateFormatFault {
  const read: DateToken[] = [];
  let index = 0;
  while (index < format.length) {
    const character = format[index] ?? '';
    if (character === "'") {
      const quoted = readQuoted(format, index);
      if (!quoted) return { fault: 'quote' };
      read.push({ literal: quoted.literal });
      index = quoted.end;
    } else if (isLetter(character)) {
      let end = index + 1;
      while (format[end] === character) end += 1;
      const letters = format.slice(index, end);
      const write = tokens.get(letters);
      if (!write) return { fault: 'letters', letters };
      read.push({ write });
      index = end;
    } else {
      read.push({ literal: character });
      index += 1;
    }
  }
  return read;
}

const isFault = (parsed: readonly DateToken[] | DateFormatFault): parsed is DateFormatFault =>
  'fault' in parsed;

/** Returns why a text is not a date format; undefined for a format. */
export function dateFormatFault(format: string): DateFormatFault | undefined {
  const parsed = parseDateFormat(format);
  return isFault(parsed) ? parsed : undefined;
}

/**
 * Writes a date in a format.
 *
 * | token | is |
 * |---|---|
 * | `y` `yy` `yyyy` | year; of two digits; of four |
 * | `Y` `YY` `YYYY` | year of the ISO week |
 * | `Q` | quarter |
 * | `M` `MM` `MMM` `MMMM` | month: number, short name, name as in a date |
 * | `LLL` `LLLL` | name of the month on its own: Czech “leden” where a date has “ledna” |
 * | `w` `ww` | week of ISO 8601 |
 * | `d` `dd` | day of the month |
 * | `D` `DDD` | day of the year |
 * | `e`, `E` `EEE`, `EEEE` | weekday: 1 for Monday to 7, short name, name |
 * | `H` `HH`, `h` `hh`, `m` `mm`, `s` `ss`, `a` | hour of 24, hour of 12, minute, second, half of the day |
 *
 * Text in quotes stands for itself, `''` for a quote.
 * @param locale BCP 47 tag of the names; English where there are none in its language
 * @returns the fault for a text that is no format
 */
export function formatDate(date: FormattedDate, format: string, locale?: string): string | DateFormatFault {
  const parsed = parseDateFormat(format);
  if (isFault(parsed)) return parsed;
  const names = namesIn(locale);
  return parsed.map((token) => ('literal' in token ? token.literal : token.write(date, names))).join('');
}
