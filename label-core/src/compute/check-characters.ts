import { checkDigit } from '../gtin/check-digit.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphanumeric = digits + letters;
/** Characters of Code 39 in the order of their values. */
const code39 = `${alphanumeric}-. $/+%`;

/** Characters that a calculation takes. */
export type CheckedCharacters = 'digits' | 'capitals' | 'code39';

const alphabets: Readonly<Record<CheckedCharacters, string>> = { digits, capitals: alphanumeric, code39 };

export interface CheckCalculation {
  readonly characters: CheckedCharacters;
  /** Lengths that it takes; any when absent. */
  readonly lengths?: readonly number[];
  /** Returns the check characters of a text that has at least one character, and only those of the calculation. */
  readonly of: (text: string) => string;
}

/** Sums digits with the weights 2 and 1 from the right, where a product of two digits counts as their sum. */
function luhn(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const isDoubled = (text.length - index) % 2 === 1;
    const product = Number(text[index]) * (isDoubled ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The pure system of ISO/IEC 7064 with modulus 11 and radix 2, whose check character is a digit or X. */
function mod11Radix2(text: string): string {
  let rest = 0;
  for (const digit of text) rest = ((rest + Number(digit)) * 2) % 11;
  const check = (12 - rest) % 11;
  return check === 10 ? 'X' : String(check);
}

/** The hybrid system of ISO/IEC 7064 with moduli 37 and 36. */
function mod37And36(text: string): string {
  let rest = 36;
  for (const character of text) {
    const sum = (rest + alphanumeric.indexOf(character)) % 36 || 36;
    rest = (sum * 2) % 37;
  }
  return alphanumeric[(37 - rest) % 36] ?? '';
}

/** The pure system of ISO/IEC 7064 with modulus 97 and radix 10; letters count 10 to 35, as in an IBAN. */
function mod97Radix10(text: string): string {
  let rest = 0;
  for (const digit of Array.from(text, (character) => alphanumeric.indexOf(character)).join('')) {
    rest = (rest * 10 + Number(digit)) % 97;
  }
  return String(98 - ((rest * 100) % 97)).padStart(2, '0');
}

function mod43(text: string): string {
  let sum = 0;
  for (const character of text) sum += code39.indexOf(character);
  return code39[sum % 43] ?? '';
}

/**
 * Calculations of check characters. Each gives the check characters alone.
 *
 * | name | standard | takes |
 * |---|---|---|
 * | `mod10` | ISO/IEC 16390, annex A (Interleaved 2 of 5): weights 3 and 1 from the right | digits |
 * | `gs1` | GS1 General Specifications, 7.9.1: the same calculation, of a GS1 key | 7, 11, 12, 13, 16 or 17 digits |
 * | `luhn` | ISO/IEC 7812-1, annex B | digits |
 * | `mod11` | ISO/IEC 7064, MOD 11-2 (ISNI, ORCID) | digits |
 * | `mod43` | ISO/IEC 16388, annex A (Code 39) | characters of Code 39 |
 * | `mod97` | ISO/IEC 7064, MOD 97-10 (IBAN of ISO 13616, LEI of ISO 17442) | digits, capital letters |
 * | `mod36` | ISO/IEC 7064, MOD 37,36 | digits, capital letters |
 */
export const checkCalculations = {
  mod10: { characters: 'digits', of: checkDigit },
  gs1: { characters: 'digits', lengths: [7, 11, 12, 13, 16, 17], of: checkDigit },
  luhn: { characters: 'digits', of: luhn },
  mod11: { characters: 'digits', of: mod11Radix2 },
  mod43: { characters: 'code39', of: mod43 },
  mod97: { characters: 'capitals', of: mod97Radix10 },
  mod36: { characters: 'capitals', of: mod37And36 },
} as const satisfies Readonly<Record<string, CheckCalculation>>;

/** Returns whether a text has only characters of a calculation, and at least one. */
export const hasOnly = (text: string, characters: CheckedCharacters): boolean =>
  text !== '' && Array.from(text).every((character) => alphabets[characters].includes(character));
