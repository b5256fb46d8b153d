/** How a counter writes its numbers. */
export interface CounterFormat {
  /** `sscc`: 18 digits, of which the last is a check digit (GS1 General Specifications, section 3.4.1). */
  readonly kind: 'number' | 'sscc';
  /** In front of each number; of an SSCC the extension digit and the GS1 company prefix. */
  readonly prefix: string;
  /** Digits of the number, padded with zeros. */
  readonly width: number;
  readonly alphabet: CounterAlphabet;
}

/**
 * Digits of the alphabets. `plain` has no digit or letter that is taken for another one: no 0 and O, no 1, I and L.
 */
export const counterAlphabets = {
  decimal: '0123456789',
  hex: '0123456789ABCDEF',
  plain: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
} as const;
export type CounterAlphabet = keyof typeof counterAlphabets;

/** When a counter begins again: by the production day of the organisation. */
export const counterResets = ['never', 'yearly', 'monthly', 'daily'] as const;
export type CounterReset = (typeof counterResets)[number];

/** Digits of an SSCC before its check digit: extension digit, company prefix, serial reference. */
const ssccDigits = 17;
const leastCompanyPrefix = 4;
const mostCompanyPrefix = 12;

export const counterLimits = {
  prefixCharacters: 40,
  width: 15,
  step: 1_000_000,
  nameCharacters: 64,
} as const;

/** Returns the width of the serial reference of an SSCC: what its prefix leaves of 17 digits. */
export const ssccWidth = (prefix: string): number => ssccDigits - prefix.length;

/** Returns whether a text is the beginning of an SSCC: the extension digit and a company prefix of 4 to 12 digits. */
export const isSsccPrefix = (prefix: string): boolean =>
  /^\d+$/.test(prefix) && prefix.length > leastCompanyPrefix && prefix.length <= mostCompanyPrefix + 1;

/** Returns the largest number that a counter of this format can write. */
export function largestNumber({ width, alphabet }: Pick<CounterFormat, 'width' | 'alphabet'>): number {
  return Math.min(counterAlphabets[alphabet].length ** width - 1, Number.MAX_SAFE_INTEGER);
}
