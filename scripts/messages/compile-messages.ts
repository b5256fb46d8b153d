import compile from 'icu-minify/compile';
import { parseSync, type Plugin } from 'vite';

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
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  let compiled = code;
  for (const { start, end, text } of [...messagesIn(program)].toSorted(
    (one, other) => other.start - one.start,
  )) {
    const message = compileMessage(text, file);
    if (typeof message !== 'string')
      compiled = compiled.slice(0, start) + JSON.stringify(message) + compiled.slice(end);
  }
  return compiled;
}

function compileMessage(text: string, file: string) {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${file}: “${text}” is no ICU message`, { cause: error });
  }
}

interface WrittenMessage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The strings that are values of the objects of a catalogue. */
function* messagesIn(node: unknown): Generator<WrittenMessage> {
  if (Array.isArray(node)) {
    for (const item of node) yield* messagesIn(item);
    return;
  }
  if (!isNode(node)) return;
  if (node['type'] === 'Property' && isNode(node['value']) && typeof node['value']['value'] === 'string') {
    const { start, end, value } = node['value'];
    if (typeof start === 'number' && typeof end === 'number') yield { start, end, text: value };
    return;
  }
  for (const child of Object.values(node)) yield* messagesIn(child);
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
