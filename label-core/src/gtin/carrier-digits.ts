import { longestGtin, type Gtin, type GtinLength } from './gtin.ts';

/** The lengths of GTIN that a symbol of so many digits may carry. A GTIN-8 has its own symbol or one of 14 digits. */
const carried: Readonly<Record<GtinLength, readonly GtinLength[]>> = {
  8: [8],
  12: [12],
  13: [12, 13],
  14: [8, 12, 13, 14],
};

/**
 * The digits that a symbol of this length has for a GTIN: it is scanned as the same article. Undefined where the symbol
 * must not carry it.
 * Source: GS1 General Specifications, 2.1.3 (which GTIN goes on which symbol).
 */
export function carrierDigits(gtin: Gtin, length: GtinLength): string | undefined {
  if (!carried[length].includes(gtin.issuedAs)) return undefined;
  return gtin.digits.slice(longestGtin - length);
}
