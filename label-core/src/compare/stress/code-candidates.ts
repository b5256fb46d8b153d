import { parseBinding, type BindingSegment } from '../../binding/binding.ts';
import { checkDigit, withCheckDigit } from '../../gtin/check-digit.ts';
import { checkedDataLength, gtinIdentifiers } from '../../barcode/gs1-identifiers.ts';
import { gtinLengthOf } from '../../template/gtin-symbologies.ts';
import { isGs1 } from '../../template/gs1-symbologies.ts';
import type { BarcodeElement, Symbology } from '../../template/template-schema.ts';

/** Position of a variable in the value of a barcode. */
export interface CodePlace {
  readonly symbology: Symbology;
  readonly addsCheckDigit: boolean;
  /** Fixed characters before and after the variable; in GS1 values only those of the same element, identifier included. */
  readonly before: string;
  readonly after: string;
}

/** Returns every position of a variable in a barcode's value. */
export function codePlaces(
  { symbology, value, addsCheckDigit = false }: BarcodeElement,
  variable: string,
): readonly CodePlace[] {
  const segments = parseBinding(value);
  return segments.flatMap((segment, at): readonly CodePlace[] => {
    if (!('variable' in segment) || segment.variable !== variable) return [];
    const before = literalOf(segments.slice(0, at));
    const after = literalOf(segments.slice(at + 1));
    if (!isGs1(symbology)) return [{ symbology, addsCheckDigit, before, after }];
    return [
      {
        symbology,
        addsCheckDigit,
        before: before.slice(Math.max(0, before.lastIndexOf('('))),
        after: after.split('(')[0] ?? '',
      },
    ];
  });
}

const literalOf = (segments: readonly BindingSegment[]): string =>
  segments.map((segment) => ('literal' in segment ? segment.literal : '')).join('');

/** Lengths in which a GTIN may be written. */
const gtinLengths = [14, 13, 12, 8];

/** Longest values in practice, for symbologies whose standard sets no limit that fits a label. */
const longestInPractice: Readonly<Partial<Record<Symbology, number>>> = {
  // GS1 allows 48 characters in a Code 128, the automotive industry 43 in a Code 39.
  code128: 48,
  code39: 43,
  qrcode: 150,
  datamatrix: 100,
};

/** GS1 identifiers whose data is a date: year, month, day. */
const dates: ReadonlySet<string> = new Set(['11', '12', '13', '15', '16', '17']);
const lastDay = '991231';

/** Maximum lengths of GS1 elements of variable length, the longest first; not every length suits each identifier. */
const elementLengths = [90, 70, 50, 30, 28, 25, 20, 18, 16, 15, 14, 13, 12, 10, 8, 6, 5, 4, 3, 2, 1];

/** Alternating letters and digits take the most room in every symbology, because pairs of digits are compressed. */
const unpacked = 'A1B2C3D4E5';
const mixed = (length: number): string =>
  unpacked.repeat(Math.ceil(length / unpacked.length)).slice(0, length);

/**
 * Returns values for a variable at this position, the longest first; the caller checks whether the symbology accepts
 * them.
 * @param most maximum number of characters of the variable, if it sets one
 */
export function codeCandidates(
  { symbology, before, after }: CodePlace,
  most: number | undefined,
): readonly string[] {
  const fixed = before.length + after.length;
  if (symbology === 'upce') return partsBetween(before, after, withZeros);
  if (gtinLengthOf(symbology) !== undefined)
    return gtinLengths.flatMap((length) => numbers(before, length - fixed));
  const identifier = /^\((\d{2,4})\)/.exec(before)?.[1];
  if (identifier === undefined) {
    const length = most ?? longestInPractice[symbology] ?? 20;
    return [length, 40, 20, 12, 5, 1].filter((one) => one <= length).map(mixed);
  }
  const prefix = before.slice(identifier.length + 2);
  const room = prefix.length + after.length;
  if (gtinIdentifiers.has(identifier)) return gtinLengths.flatMap((length) => numbers(prefix, length - room));
  const checkedLength = checkedDataLength(identifier);
  if (checkedLength !== undefined) return numbers(prefix, checkedLength - room);
  if (dates.has(identifier)) return [lastDay];
  const lengths = [...(most === undefined ? [] : [most]), ...elementLengths];
  return lengths.flatMap((length) => [mixed(length), '9'.repeat(length)]);
}

/** A number that UPC-E can carry, with its check digit and without. */
const withZeros = [withCheckDigit('09999900009'), '09999900009'];

/** Returns what stands between these characters in each number that begins and ends with them. */
const partsBetween = (before: string, after: string, whole: readonly string[]): readonly string[] =>
  whole
    .filter((number) => number.startsWith(before) && number.endsWith(after))
    .map((number) => number.slice(before.length, number.length - after.length));

/** Returns nines with the check digit that includes the characters before them, and the same without a check digit. */
function numbers(before: string, length: number): readonly string[] {
  if (length < 1) return [];
  const digits = '9'.repeat(length - 1);
  return [digits + checkDigit(before + digits), digits, '9'.repeat(length)].filter((number) => number !== '');
}
