/** Formats a number for PDF operators: no exponent, rounded to a hundredth of a micrometre for millimetres. */
export function operand(value: number): string {
  return String(Math.round(value * 100_000) / 100_000);
}
