import { longestGtin, type Gtin, type GtinLength } from './gtin.ts';

/** GTIN lengths that a symbol of this many digits may carry. A GTIN-8 is carried by its own symbol or one of 14 digits. */
const carried: Readonly<Record<GtinLength, readonly GtinLength[]>> = {
  8: [8],
  12: [12],
  13: [12, 13],
  14: [8, 12, 13, 14],
};

/** Common names of the symbols that carry a GTIN, with their number of digits. */
const carriers: readonly (readonly [string, GtinLength])[] = [
  ['EAN-8', 8],
  ['UPC-A', 12],
  ['EAN-13', 13],
  ['ITF-14', 14],
  ['GS1-128', 14],
  ['GS1 DataMatrix', 14],
];

/**
 * Returns the digits that a symbol of this length contains for a GTIN, so that it is scanned as the same article.
 * Undefined when the symbol must not carry it.
 * Source: GS1 General Specifications, 2.1.3 (which GTIN goes on which symbol).
 */
export function carrierDigits(gtin: Gtin, length: GtinLength): string | undefined {
  if (!carried[length].includes(gtin.issuedAs)) return undefined;
  return gtin.digits.slice(longestGtin - length);
}

/** Returns the names of the symbols for a GTIN of this structure: `EAN-13, ITF-14, GS1-128` or `GS1 DataMatrix`. */
export function carriersOf(issuedAs: GtinLength): { readonly carriers: string; readonly last: string } {
  const names = carriers.flatMap(([name, length]) => (carried[length].includes(issuedAs) ? [name] : []));
  return { carriers: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' };
}
