/**
 * Identifiers that labels have most, in the order of the GS1 General Specifications. The last digit of one with an “n” says
 * how many of the digits of its value are decimals.
 */
export const knownIdentifiers = [
  '00',
  '01',
  '02',
  '10',
  '11',
  '12',
  '13',
  '15',
  '16',
  '17',
  '20',
  '21',
  '22',
  '30',
  '310n',
  '311n',
  '312n',
  '313n',
  '314n',
  '315n',
  '320n',
  '330n',
  '37',
  '390n',
  '392n',
  '240',
  '241',
  '250',
  '400',
  '401',
  '402',
  '403',
  '410',
  '411',
  '412',
  '413',
  '414',
  '420',
  '421',
  '422',
  '7003',
  '8008',
  '8020',
  '90',
  '91',
] as const;

export type KnownIdentifier = (typeof knownIdentifiers)[number];

/** Returns the known identifier that these digits are; undefined for others. */
export function knownAs(identifier: string): KnownIdentifier | undefined {
  const known = knownIdentifiers.find((one) => one === identifier || one === `${identifier.slice(0, 3)}n`);
  const most = mostDecimals(known);
  const isKnown = most === undefined || (identifier.length === 4 && Number(identifier.slice(3)) <= most);
  return isKnown ? known : undefined;
}

/** Returns how many decimals a value can have; undefined where the identifier does not say. Measures have 5 at most, amounts 9. */
export function mostDecimals(known: KnownIdentifier | undefined): number | undefined {
  if (known?.endsWith('n') !== true) return undefined;
  return known.startsWith('39') ? 9 : 5;
}

/** Decimals of a value that is chosen anew: grams of kilograms, hundredths of money. */
const usualDecimals = (known: KnownIdentifier) => (known.startsWith('39') ? '2' : '3');

/** Returns the digits of a known identifier, with the usual decimals. */
export const digitsOf = (known: KnownIdentifier): string => known.replace('n', usualDecimals(known));

const dates: readonly string[] = ['11', '12', '13', '15', '16', '17'];

/** Returns whether the value of an identifier is a day: year, month and day with two digits each. */
export const isDay = (identifier: string): boolean => dates.includes(identifier);
