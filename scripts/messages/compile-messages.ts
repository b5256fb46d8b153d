import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';
import { readCatalogue } from './read-catalogue.ts';

/** A catalogue of a slice: `i18n/en.ts`, `i18n/de.ts`. */
const CATALOGUE = /\/i18n\/[a-z]{2}\.ts$/;

/**
 * Compiles the ICU strings of message catalogues while they are built: the browser gets no parser, and a string that is
 * no message ends the build with its place.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: CATALOGUE },
    handler: (code, id) => ({ code: compileCatalogue(code, id), map: null }),
  },
});

/** Returns the source of a catalogue with each message in the form that `icu-minify/format` reads. */
export function compileCatalogue(code: string, file: string): string {
  const messages = readCatalogue(code, file).toSorted((one, other) => other.start - one.start);
  let compiled = code;
  for (const { keys, text, start, end } of messages) {
    const message = compileMessage(text, `${file}: ${keys.join('.')}`);
    if (typeof message !== 'string')
      compiled = compiled.slice(0, start) + JSON.stringify(message) + compiled.slice(end);
  }
  return compiled;
}

/** Returns an ICU string in the form that is formatted. Throws with its place where it is none. */
export function compileMessage(text: string, place: string): CompiledMessage {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${place}: “${text}” is no ICU message`, { cause: error });
  }
}
