import format, { type CompiledMessage } from 'icu-minify/format';
import { compileMessage } from '#compile-message';
import { dateTimeFormat, numberFormat, pluralRules } from './intl-formats.ts';

const formatters = {
  getNumberFormat: (locale: unknown, options?: Intl.NumberFormatOptions) =>
    numberFormat(String(locale), options),
  getDateTimeFormat: (locale: unknown, options?: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(String(locale), options),
  getPluralRules: (locale: unknown, options?: Intl.PluralRulesOptions) =>
    pluralRules(String(locale), options),
};

/**
 * Returns a message with its values inserted.
 * @param message as written in a catalogue, or as compiled by the build
 * @param locale BCP 47 tag for numbers, dates and plurals
 */
export const formatMessage = (
  message: CompiledMessage,
  locale: string,
  values: Readonly<Record<string, string | number | Date>>,
): string =>
  // A message without tags is a single text.
  String(
    format(typeof message === 'string' ? compileMessage(message) : message, locale, values, { formatters }),
  );
