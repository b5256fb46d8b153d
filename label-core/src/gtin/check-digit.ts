/**
 * Returns the GS1 check digit (modulo 10, weights 3 and 1 from the right) of a number without its check digit.
 * @param digits only 0 to 9
 */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += weight * Number(digits[index]);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Returns a number followed by its check digit. */
export const withCheckDigit = (digits: string): string => digits + checkDigit(digits);
