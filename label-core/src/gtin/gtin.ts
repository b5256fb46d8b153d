import { checkDigit } from './check-digit.ts';

/** The four lengths in which a GTIN is issued. */
export type GtinLength = 8 | 12 | 13 | 14;

/** Global Trade Item Number of a trade item. */
export interface Gtin {
  /** Fourteen digits with leading zeros; two numbers are the same article when these are equal. */
  readonly digits: string;
  /** Structure in which it was issued, regardless of leading zeros. */
  readonly issuedAs: GtinLength;
}

/** Reason why a text is not a GTIN. */
export type GtinFault =
  | { readonly fault: 'character'; /** Place of the first one that is no digit. */ readonly at: number }
  | { readonly fault: 'length'; readonly found: number }
  | { readonly fault: 'zeros' }
  | { readonly fault: 'check-digit'; readonly expected: string; readonly found: string };

export const longestGtin = 14;
const writtenLengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * Reads a GTIN-8, 12, 13 or 14, with or without leading zeros. No digit is ever added: a number of another length or with
 * another check digit is a fault.
 * Source: GS1 General Specifications, 1.4.2 (prefixes), 3.3.2 (GTIN in fourteen digits), 7.9.1 (check digit).
 * @param text taken literally; spaces around it are a fault
 */
export function readGtin(text: string): Gtin | GtinFault {
  const at = text.search(/[^0-9]/);
  if (at !== -1) return { fault: 'character', at };
  if (!writtenLengths.has(text.length)) return { fault: 'length', found: text.length };
  if (/^0+$/.test(text)) return { fault: 'zeros' };
  const expected = checkDigit(text.slice(0, -1));
  const found = text.slice(-1);
  if (expected !== found) return { fault: 'check-digit', expected, found };
  const digits = text.padStart(longestGtin, '0');
  return { digits, issuedAs: issuedLength(digits, text.length) };
}

/**
 * Returns the length in which a number was issued. The prefixes 0000001 to 0000099 are issued in no number of 12 or 13
 * digits, so that none has the digits of a GTIN-8. Shorter numbers are assigned by a shop for itself, in 8 digits or in
 * 12; for these the number of written digits decides.
 */
function issuedLength(digits: string, written: number): GtinLength {
  const significant = digits.replace(/^0+/, '').length;
  if (significant === 14) return 14;
  if (significant === 13) return 13;
  if (significant > 8) return 12;
  return significant > 6 || written === 8 ? 8 : 12;
}

export const isGtinFault = (read: Gtin | GtinFault): read is GtinFault => 'fault' in read;

/** Returns the fourteen digits by which articles are compared; undefined when the text is not a GTIN. */
export function toGtin14(text: string): string | undefined {
  const read = readGtin(text.trim());
  return isGtinFault(read) ? undefined : read.digits;
}

/**
 * Returns the key by which articles are distinguished: the fourteen digits of a GTIN, every other identifier literally.
 * The store has the same rule in SQL (server/drizzle/0022).
 */
export function articleIdentity(identifier: string): string {
  const read = readGtin(identifier);
  return isGtinFault(read) ? identifier : read.digits;
}

/** Returns a GTIN-12 as an EAN-13; every other text unchanged. */
export const upcAsEan13 = (text: string): string => (/^[0-9]{12}$/.test(text) ? `0${text}` : text);

/** Returns whether a value of an article or a variable of a label is a GTIN according to its name. */
export const isGtinKey = (key: string): boolean => /^(?:ean|gtin)$/i.test(key);
