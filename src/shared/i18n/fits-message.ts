/** Kinds of arguments in a compiled message, after their name: a choice by a text, and two that count. */
const SELECT = 1;
const PLURALS: readonly unknown[] = [2, 3];
const NUMBER = 4;

/**
 * Whether each value that a compiled message asks for is there, and a number where it formats one: it would be written
 * with “undefined” or “NaN” in it.
 */
export function fitsMessage(message: unknown, values: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(message)) return true;
  return message.every((part: unknown) => !Array.isArray(part) || fitsArgument(part, values));
}

function fitsArgument([name, kind, cases]: unknown[], values: Readonly<Record<string, unknown>>): boolean {
  const value = values[String(name)];
  const counts = PLURALS.includes(kind);
  if (counts || kind === NUMBER ? typeof value !== 'number' : value === undefined) return false;
  const branches = (counts || kind === SELECT) && typeof cases === 'object' && cases !== null ? cases : {};
  return Object.values(branches).every((branch) => fitsMessage(branch, values));
}
