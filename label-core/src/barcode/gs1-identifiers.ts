/**
 * Lengths of identifiers by their first two digits (GS1 General Specifications, figure 7.8.5-2); all others have two
 * digits.
 */
const identifierDigits: Readonly<Record<string, number>> = {
  23: 3,
  24: 3,
  25: 3,
  31: 4,
  32: 4,
  33: 4,
  34: 4,
  35: 4,
  36: 4,
  39: 4,
  40: 3,
  41: 3,
  42: 3,
  43: 4,
  70: 4,
  71: 3,
  72: 4,
  80: 4,
  81: 4,
  82: 4,
};

/**
 * Lengths of elements (identifier and data) by the first two digits of the identifier; these have a fixed length and need
 * no separator.
 */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  11: 8,
  12: 8,
  13: 8,
  14: 8,
  15: 8,
  16: 8,
  17: 8,
  18: 8,
  19: 8,
  20: 4,
  31: 10,
  32: 10,
  33: 10,
  34: 10,
  35: 10,
  36: 10,
  41: 16,
};

/** Identifiers whose data is a GTIN. */
export const gtinIdentifiers: ReadonlySet<string> = new Set(['01', '02', '03']);

/** Data lengths of identifiers whose data is another number ending in a check digit. */
const checkedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  410: 13,
  411: 13,
  412: 13,
  413: 13,
  414: 13,
  415: 13,
  416: 13,
  417: 13,
};

export function identifierLength(element: string): number {
  return identifierDigits[element.slice(0, 2)] ?? 2;
}

/** Returns the fixed length of identifier and data together; undefined when a separator ends the element. */
export function fixedElementLength(element: string): number | undefined {
  return fixedLengths[element.slice(0, 2)];
}

export function checkedDataLength(identifier: string): number | undefined {
  return checkedLengths[identifier];
}
