import { collation, dateTimeFormat, listFormat, numberFormat } from 'label-core/sentence';
import { formatLocale } from './language';

/** A number as the person's language writes it: 12,345.6. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(formatLocale(), options).format(value);

/** A size of storage in the largest unit that leaves at least 1: 2.5 MB. A kilobyte has 1,000 bytes. */
export function formatBytes(bytes: number): string {
  const step = [
    { unit: 'gigabyte', size: 1e9 },
    { unit: 'megabyte', size: 1e6 },
    { unit: 'kilobyte', size: 1e3 },
  ].find(({ size }) => bytes >= size) ?? { unit: 'byte', size: 1 };
  return formatNumber(bytes / step.size, {
    style: 'unit',
    unit: step.unit,
    // English writes “640 byte” for short.
    unitDisplay: step.size === 1 ? 'long' : 'short',
    maximumFractionDigits: step.size === 1 ? 0 : 1,
  });
}

/** A time of day as the person's language writes it, with seconds where it is `medium`. Takes milliseconds since 1970. */
export const formatTime = (atMs: number, timeStyle: 'short' | 'medium'): string =>
  dateTimeFormat(formatLocale(), { timeStyle }).format(atMs);

/** Names in a row: "A, B and C", or "A, B or C"; as a `unit` "A, B, C" in English. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
) => listFormat(formatLocale(), { type }).format(items);

/** Compares two texts as the person's language sorts them; numbers in them by their value. */
export const compareTexts = (one: string, other: string): number =>
  collation(formatLocale(), { numeric: true }).compare(one, other);
