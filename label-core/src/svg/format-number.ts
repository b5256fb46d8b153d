/** Formats a length with four decimals: a tenth of a micrometre, far less than a dot. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
