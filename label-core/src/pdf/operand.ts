/** A number as PDF operators take it: no exponent, a hundredth of a micrometre when it is millimetres. */
export function operand(value: number): string {
  return String(Math.round(value * 100_000) / 100_000);
}
