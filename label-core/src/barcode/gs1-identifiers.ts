/** GS1 General Specifications, figure 7.8.5-2: identifiers beginning so are this many digits long; others have two. */
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

/** Elements beginning so have a fixed length (identifier and data) and need no separator after them. */
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

/** Identifiers whose data is another number of this length that ends in a check digit. */
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

/** Identifier and data together; undefined when a separator ends the element. */
export function fixedElementLength(element: string): number | undefined {
  return fixedLengths[element.slice(0, 2)];
}

export function checkedDataLength(identifier: string): number | undefined {
  return checkedLengths[identifier];
}
