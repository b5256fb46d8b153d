import { checkDigit as checkDigitOf } from 'label-core/gtin';

/** What an external identifier is, as far as it can be told from its digits. */
export type IdentifierHint =
  | { kind: 'none' }
  /** No trade item number: a number or name of somebody's own. */
  | { kind: 'own' }
  | { kind: 'valid'; name: string; checkDigit: string }
  /** Long enough for a trade item number, but with another last digit. */
  | { kind: 'wrong'; name: string; checkDigit: string; corrected: string }
  /** All but the check digit. */
  | { kind: 'incomplete'; name: string; checkDigit: string; completed: string };

const NAMES: Readonly<Record<number, string>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'GTIN-14' };

/** Tells trade item numbers by their length, and what their check digit has to be. Anything may be an identifier. */
export function identifierHint(text: string): IdentifierHint {
  const digits = text.trim();
  if (digits === '') return { kind: 'none' };
  if (!/^\d+$/.test(digits)) return { kind: 'own' };
  const whole = wholeHint(digits);
  // Twelve digits with another last digit are an EAN-13 that waits for its own.
  if (whole?.kind === 'valid' || (whole && digits.length !== 12)) return whole;
  const name = NAMES[digits.length + 1];
  if (name === undefined || digits.length === 13) return { kind: 'own' };
  const checkDigit = checkDigitOf(digits);
  return { kind: 'incomplete', name, checkDigit, completed: `${digits}${checkDigit}` };
}

function wholeHint(digits: string): IdentifierHint | undefined {
  const name = NAMES[digits.length];
  if (name === undefined) return undefined;
  const checkDigit = checkDigitOf(digits.slice(0, -1));
  if (digits.at(-1) === checkDigit) return { kind: 'valid', name, checkDigit };
  return { kind: 'wrong', name, checkDigit, corrected: `${digits.slice(0, -1)}${checkDigit}` };
}
