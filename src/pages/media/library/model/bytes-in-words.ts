const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;

/** "640 bytes", "12 kB", "1.4 MB": thousands, as the limits are told. */
export function bytesInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = value < 10 && unit > 0 ? 1 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
