interface DateTimeOptions {
  /** BCP 47 tag; "" or an unknown tag means the browser's language. */
  language?: string;
  style?: 'short' | 'medium' | 'long' | 'full';
}

const NO_DATE = '–';

/** Returns date and time in the locale, in the short style by default (specification 9). An invalid date becomes a dash. */
export function formatDateTime(
  value: Date | string | number | undefined,
  { language = '', style = 'short' }: DateTimeOptions = {},
): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  return new Intl.DateTimeFormat(knownLanguage(language), { dateStyle: style, timeStyle: 'short' }).format(
    date,
  );
}

function knownLanguage(language: string): string | undefined {
  try {
    return language === '' ? undefined : Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** Returns the day of a moment in the person's own time zone, such as 2026-11-21. */
export const dayOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
