import { writtenNames, type WrittenNames } from './date-name-table.ts';

/** Names of months and weekdays, each list beginning with January or Monday. */
export interface DateNames {
  /** As in a date: Czech “ledna”. */
  readonly months: readonly string[];
  /** On their own: Czech “leden”. */
  readonly monthsAlone: readonly string[];
  readonly shortMonths: readonly string[];
  readonly shortMonthsAlone: readonly string[];
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  /** Before and after noon. */
  readonly halfDays: readonly string[];
}

/** Languages that have names, by their ISO 639-1 code. */
export type DateLanguage = keyof typeof writtenNames;

export const dateLanguages = Object.keys(writtenNames) as readonly DateLanguage[];

/** Returns the language of a BCP 47 tag: `de` for `de-AT`, `nb` for `no`. Undefined for one without names. */
export function dateLanguageOf(locale: string): DateLanguage | undefined {
  const [base = ''] = locale.toLowerCase().split(/[-_]/);
  const language = base === 'no' ? 'nb' : base;
  return dateLanguages.find((known) => known === language);
}

const read = new Map<DateLanguage, DateNames>();

/** Returns the names in the language of a BCP 47 tag; in English where there are none, and without a tag. */
export function namesIn(locale = 'en'): DateNames {
  const language = dateLanguageOf(locale) ?? 'en';
  const known = read.get(language) ?? split(writtenNames[language]);
  read.set(language, known);
  return known;
}

function split(names: WrittenNames): DateNames {
  const { months, shortMonths, weekdays, shortWeekdays, halfDays } = names;
  return {
    months: months.split('|'),
    monthsAlone: (names.monthsAlone ?? months).split('|'),
    shortMonths: shortMonths.split('|'),
    shortMonthsAlone: (names.shortMonthsAlone ?? shortMonths).split('|'),
    weekdays: weekdays.split('|'),
    shortWeekdays: shortWeekdays.split('|'),
    halfDays: halfDays.split('|'),
  };
}
