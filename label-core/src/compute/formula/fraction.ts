/**
 * An exact number: `numerator / denominator`, without a common divisor and with a positive denominator. Floating point
 * numbers would print 0.1 + 0.2 as 0.30000000000000004, and decimals alone 1 / 3 * 3 as 0.99.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A number that is larger, or whose parts are, is refused: the work of each step stays small. */
const mostDigits = 60n;
const largest = 10n ** mostDigits;

/** Decimals of a number that is written without a format. */
const plainDecimals = 12;

/** Most digits before and after the point of a written number. */
export const writtenDigits = 30;
const written = /^(?<sign>-?)(?<whole>\d{1,30})(?:\.(?<decimals>\d{1,30}))?$/;

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Returns a fraction in lowest terms; undefined when it is too large, or the denominator is 0. */
function fraction(numerator: bigint, denominator: bigint): Fraction | undefined {
  if (denominator === 0n) return undefined;
  const divisor = greatestCommonDivisor(absolute(numerator), absolute(denominator));
  const sign = denominator < 0n ? -1n : 1n;
  const reduced = { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
  return absolute(reduced.numerator) < largest && reduced.denominator < largest ? reduced : undefined;
}

export const wholeNumber = (value: number): Fraction => ({ numerator: BigInt(value), denominator: 1n });

/** Reads a number as `-12.5`; undefined for every other text, such as 1e3 or 1,5. */
export function readNumber(text: string): Fraction | undefined {
  const { sign, whole = '', decimals = '' } = written.exec(text)?.groups ?? {};
  if (whole === '') return undefined;
  return fraction(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length));
}

/** Adds, subtracts, multiplies or divides. Undefined when the result is too large, or for a division by 0. */
export function calculate(
  one: Fraction,
  operator: '+' | '-' | '*' | '/',
  other: Fraction,
): Fraction | undefined {
  const { numerator: a, denominator: b } = one;
  const { numerator: c, denominator: d } = other;
  switch (operator) {
    case '+':
      return fraction(a * d + c * b, b * d);
    case '-':
      return fraction(a * d - c * b, b * d);
    case '*':
      return fraction(a * c, b * d);
    case '/':
    default:
      return fraction(a * d, b * c);
  }
}

export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n;

/** Returns a negative number, 0 or a positive number when the first is smaller, equal or larger. */
export function compareNumbers(one: Fraction, other: Fraction): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Returns a number as a JavaScript one when it is whole and within the bounds; undefined otherwise. */
export function wholeWithin(
  { numerator, denominator }: Fraction,
  least: number,
  most: number,
): number | undefined {
  if (denominator !== 1n || numerator < BigInt(least) || numerator > BigInt(most)) return undefined;
  return Number(numerator);
}

/** Returns a number times a power of ten, rounded to a whole number: halves go away from zero. */
function scaled({ numerator, denominator }: Fraction, decimals: number): bigint {
  const power = 10n ** BigInt(Math.abs(decimals));
  const [top, bottom] = decimals < 0 ? [numerator, denominator * power] : [numerator * power, denominator];
  const whole = (2n * absolute(top) + bottom) / (2n * bottom);
  return numerator < 0n ? -whole : whole;
}

/** Rounds to decimals, to tens and hundreds where these are negative. Halves go away from zero: 2.5 to 3, -2.5 to -3. */
export function rounded(value: Fraction, decimals: number): Fraction | undefined {
  const whole = scaled(value, decimals);
  const power = 10n ** BigInt(Math.abs(decimals));
  return decimals < 0 ? fraction(whole * power, 1n) : fraction(whole, power);
}

/** Digits of a number that was rounded. */
export interface Digits {
  /** Not for a number that is rounded to zero. */
  readonly isNegative: boolean;
  readonly whole: string;
  /** As many as asked for. */
  readonly decimals: string;
}

/** Returns the digits of a number, rounded as by `rounded`. */
export function digitsOf(value: Fraction, decimals: number): Digits {
  const all = scaled(value, decimals);
  const digits = absolute(all)
    .toString()
    .padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return { isNegative: all < 0n, whole: digits.slice(0, end), decimals: digits.slice(end) };
}

/** Writes a number with a point, at most 12 decimals and no zeros at the end: `0.3`, `-1.25`, `0.333333333333`. */
export function plainNumber(value: Fraction): string {
  const { isNegative, whole, decimals } = digitsOf(value, plainDecimals);
  const rest = decimals.replace(/0+$/, '');
  return `${isNegative ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}
