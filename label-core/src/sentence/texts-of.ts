import type { CompiledMessage } from 'icu-minify/format';
import { hasArguments, isGroup, type CompiledMessages } from './compiled-messages.ts';
import { formatMessage } from './format-message.ts';
import type { Messages, Texts } from './message-types.ts';

/**
 * Returns the texts of a catalogue for use in code. They are looked up on each access, since translations may be loaded
 * later; therefore a text stored in a module constant would stay English.
 * @param translated returns the messages in the requested language; English is used where one is missing
 * @param locale returns the BCP 47 tag for numbers, dates and plurals
 */
export const textsOf = <const M extends Messages>(
  english: M,
  translated: () => CompiledMessages | undefined,
  locale: () => string,
): Texts<M> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types follow from the strings themselves
  grouped(english, translated, locale) as Texts<M>;

function grouped(
  english: CompiledMessages,
  translated: () => CompiledMessages | undefined,
  locale: () => string,
): object {
  const texts = {};
  for (const [key, source] of Object.entries(english)) {
    if (isGroup(source)) {
      const messagesOfGroup = () => {
        const messages = translated()?.[key];
        return messages !== undefined && isGroup(messages) ? messages : undefined;
      };
      Object.defineProperty(texts, key, {
        value: grouped(source, messagesOfGroup, locale),
        enumerable: true,
      });
    } else {
      Object.defineProperty(texts, key, {
        enumerable: true,
        get: () => {
          const found = translated()?.[key];
          return textOf(found === undefined || isGroup(found) ? source : found, locale);
        },
      });
    }
  }
  return texts;
}

const textOf = (message: CompiledMessage, locale: () => string) =>
  typeof message === 'string' && !hasArguments(message)
    ? message
    : (values: Record<string, string | number | Date>) => formatMessage(message, locale(), values);
