import { withCheckDigit } from '../gtin/check-digit.ts';
import { counterAlphabets, type CounterFormat } from './counter.ts';

/**
 * Returns a number as the counter writes it: `A-0007`; of an SSCC with its check digit.
 * @param number whole, from 0 to `largestNumber` of the format
 */
export function counterText({ kind, prefix, width, alphabet }: CounterFormat, number: number): string {
  const digits = counterAlphabets[alphabet];
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / digits.length)) {
    text = (digits[rest % digits.length] ?? '') + text;
  }
  const whole = prefix + text.padStart(width, digits[0]);
  return kind === 'sscc' ? withCheckDigit(whole) : whole;
}
