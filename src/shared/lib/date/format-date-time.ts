interface DateTimeOptions {
  /** BCP 47; "" or one that does not exist means the browser's own. */
  language?: string;
  style?: 'short' | 'medium' | 'long' | 'full';
}

const NO_DATE = '–';

/** Locale date and time, short style by default (specification 9). What is no date shows as a dash. */
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

/** The day of a moment in the person's own calendar, written 2026-11-21. */
export const dayOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
