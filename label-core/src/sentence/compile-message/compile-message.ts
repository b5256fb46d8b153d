import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

const compiled = new Map<string, CompiledMessage>();

/**
 * Returns the form of an ICU string that is formatted. A program that runs its sources reads catalogues as they are
 * written, and compiles what it says when it says it first. Throws for a string that is no ICU message.
 */
export function compileMessage(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const made = compile(message);
  compiled.set(message, made);
  return made;
}
