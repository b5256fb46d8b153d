import { checkDigit as checkDigitOf } from 'label-core/gtin';

/** Kind of an external identifier, as far as its digits show it. */
export type IdentifierHint =
  | { kind: 'none' }
  /** Not a trade item number: the organisation's own number or name. */
  | { kind: 'own' }
  | { kind: 'valid'; name: string; checkDigit: string }
  /** As long as a trade item number, but with a wrong check digit. */
  | { kind: 'wrong'; name: string; checkDigit: string; corrected: string }
  /** Complete except for the check digit. */
  | { kind: 'incomplete'; name: string; checkDigit: string; completed: string };

const NAMES: Readonly<Record<number, string>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'GTIN-14' };

/** Recognises trade item numbers by their length and returns the correct check digit. Any text may be an identifier. */
export function identifierHint(text: string): IdentifierHint {
  const digits = text.trim();
  if (digits === '') return { kind: 'none' };
  if (!/^\d+$/.test(digits)) return { kind: 'own' };
  const whole = wholeHint(digits);
  // Twelve digits without a valid check digit are an EAN-13 whose check digit is still missing.
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
