import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';
import { pseudoMessage } from './pseudo-message.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Path of a text catalogue: `i18n/en.ts`, `i18n/de.ts`, and `i18n/en.ts?pseudo` for the pseudo-language; or of the
 * sentences a program sends to another: `sentences/en.ts`.
 */
const CATALOGUE = /\/(i18n|sentences)\/[a-z]{2}\.ts(\?pseudo)?$/;

/**
 * Compiles the ICU strings of message catalogues during the build: the browser gets no parser, and an invalid message
 * fails the build with its position.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: CATALOGUE },
    handler: (code, id) => ({
      code: compileCatalogue(
        code,
        id.replace('?pseudo', ''),
        id.endsWith('?pseudo') ? pseudoMessage : undefined,
      ),
      map: null,
    }),
  },
});

/**
 * Returns the source of a catalogue with each message in the form that `icu-minify/format` reads.
 * @param translate transforms each compiled message
 */
export function compileCatalogue(
  code: string,
  file: string,
  translate: (message: CompiledMessage) => CompiledMessage = (message) => message,
): string {
  const messages = readCatalogue(code, file).toSorted((one, other) => other.start - one.start);
  let compiled = code;
  for (const { keys, text, start, end } of messages) {
    const message = translate(compileMessage(text, `${file}: ${keys.join('.')}`));
    if (message !== text) compiled = compiled.slice(0, start) + JSON.stringify(message) + compiled.slice(end);
  }
  return compiled;
}

/** Returns an ICU string in its compiled form. Throws an Error with its position when it is invalid. */
export function compileMessage(text: string, place: string): CompiledMessage {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${place}: “${text}” is no ICU message`, { cause: error });
  }
}
