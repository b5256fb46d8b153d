import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

const compiled = new Map<string, CompiledMessage>();

/**
 * Returns the compiled form of an ICU string, which can be formatted. A program that runs from source reads catalogues as
 * written and compiles each message on first use. Throws for a string that is not an ICU message.
 */
export function compileMessage(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const made = compile(message);
  compiled.set(message, made);
  return made;
}
