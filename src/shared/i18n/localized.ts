import format, { type CompiledMessage } from 'icu-minify/format';
import { dateTimeFormat, numberFormat, pluralRules } from './intl-formats';
import { formatLocale } from './language';
import type { Messages, Texts } from './message-types';

/** A catalogue as it is built: every ICU string is compiled (scripts/messages). */
interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

const translations = new Map<string, CompiledMessages>();

/** Takes over the messages of slices in the language of this page, by path such as "pages/printer/form". */
export function addTranslations(bySlice: Iterable<readonly [path: string, messages: Messages]>): void {
  for (const [path, messages] of bySlice) translations.set(path, messages);
}

/**
 * Returns the texts of a slice in the language of this page, in English where there is no translation. They are looked
 * up when they are read, since translations may come after the code: a text that is kept in a constant of a module
 * would stay English.
 * @param path the slice, below src
 */
export const localized = <const M extends Messages>(path: string, english: M): Texts<M> =>
  textsOf(english, () => translations.get(path)) as Texts<M>;

const formatters = {
  getNumberFormat: (locale: unknown, options?: Intl.NumberFormatOptions) =>
    numberFormat(String(locale), options),
  getDateTimeFormat: (locale: unknown, options?: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(String(locale), options),
  getPluralRules: (locale: unknown, options?: Intl.PluralRulesOptions) =>
    pluralRules(String(locale), options),
};

function textsOf(english: CompiledMessages, translated: () => CompiledMessages | undefined): object {
  const texts = {};
  for (const [key, source] of Object.entries(english)) {
    if (isGroup(source)) {
      const group = textsOf(source, () => {
        const messages = translated()?.[key];
        return messages !== undefined && isGroup(messages) ? messages : undefined;
      });
      Object.defineProperty(texts, key, { value: group, enumerable: true });
    } else {
      Object.defineProperty(texts, key, {
        enumerable: true,
        get: () => {
          const found = translated()?.[key];
          return textOf(found === undefined || isGroup(found) ? source : found);
        },
      });
    }
  }
  return texts;
}

const textOf = (message: CompiledMessage) =>
  typeof message === 'string'
    ? message
    : (values: Record<string, string | number | Date>) =>
        format(message, formatLocale(), values, { formatters });

const isGroup = (message: CompiledMessage | CompiledMessages): message is CompiledMessages =>
  typeof message === 'object' && !Array.isArray(message);
