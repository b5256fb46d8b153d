/** GTIN-8, UPC-A, EAN-13 and GTIN-14 are one number, with zeros in front. */
const GTIN_LENGTHS = new Set([8, 12, 13, 14]);
const LONGEST = 14;

/** The number of a trade item in fourteen digits; undefined when the text is none, or its check digit is wrong. */
export function toGtin14(text: string): string | undefined {
  const digits = text.trim();
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.has(digits.length) || !hasCheckDigit(digits)) return undefined;
  return digits.padStart(LONGEST, '0');
}

/**
 * What to ask a search for, that looks for parts of identifiers: the digits that every way to write the number has.
 * Other codes are asked for as they are, with their zeros.
 */
export function searchTextOf(code: string): string {
  const text = code.trim();
  const significant = toGtin14(text)?.replace(/^0+/, '') ?? '';
  return significant.length < 2 ? text : significant;
}

/** The digit that belongs behind these ones: they weigh 3 and 1 in turn from the right, and all sum up to a multiple of ten. */
export function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const hasCheckDigit = (digits: string) => digits.at(-1) === checkDigitOf(digits.slice(0, -1));
