import { withCheckDigit } from 'label-core/gtin';
import type { Random } from '../print-rounds/random.ts';

/** Number as a person writes it, and the article they mean by it. */
export interface WrittenNumber {
  readonly kind: string;
  readonly written: string;
  /** Fourteen digits; undefined when the meaning is unclear, so that nothing may be printed. */
  readonly gtin14: string | undefined;
  /** Symbologies that may carry it; empty when nothing may be printed. */
  readonly carriers: readonly CarrierName[];
}

const onFourteen = [
  'itf14',
  'gs1-128',
  'gs1datamatrix',
  'databarexpanded',
  'gs1qrcode',
  'gs1dlqrcode',
  'gs1dldatamatrix',
] as const;
/** GS1 General Specifications, 2.1.3: carriers of a number of each length. */
const carriersOf = {
  8: ['ean8', ...onFourteen],
  12: ['upca', 'ean13', ...onFourteen],
  13: ['ean13', ...onFourteen],
  14: onFourteen,
} as const;
type IssuedLength = keyof typeof carriersOf;
/** Some numbers of twelve digits have zeros that UPC-E leaves out (5.2.2.4). */
const onUpcE = ['upce', ...carriersOf[12]] as const;
export type CarrierName = (typeof carriersOf)[IssuedLength][number] | 'upce';
export const carrierNames: readonly CarrierName[] = ['ean8', 'upce', 'upca', 'ean13', ...onFourteen];

const issuedLengths: readonly IssuedLength[] = [8, 12, 13, 14];

/** Returns all ways to write a number, each with a number that did not occur before. */
export function writtenNumbers(random: Random): WrittenNumber[] {
  return issuedLengths.flatMap((length) => {
    const meant = (
      kind: string,
      written: string,
      carriers: readonly CarrierName[] = carriersOf[length],
    ): WrittenNumber => ({
      kind: `GTIN-${length}, ${kind}`,
      written,
      gtin14: written.padStart(14, '0'),
      carriers,
    });
    const unclear = (kind: string, written: string): WrittenNumber => ({
      kind: `GTIN-${length}, ${kind}`,
      written,
      gtin14: undefined,
      carriers: [],
    });
    const longer = [12, 13, 14].filter((zeros) => zeros > length);
    return [
      meant('as it is', numberOf(length, random)),
      ...longer.map((zeros) =>
        meant(`with zeros up to ${zeros} digits`, numberOf(length, random).padStart(zeros, '0')),
      ),
      unclear('another check digit', withWrongDigit(numberOf(length, random), random)),
      unclear('the last digit cut off', cutUnclear(length, random)),
      ...(length === 13 || length === 14
        ? [
            meant(
              'cut off where its check digit fits by chance',
              numberOf(length === 13 ? 12 : 13, random),
              carriersOf[length === 13 ? 12 : 13],
            ),
          ]
        : []),
      ...(length === 12
        ? [12, 13, 14].map((written) =>
            meant(
              `with the zeros that UPC-E leaves out, in ${written} digits`,
              shortNumber(random).padStart(written, '0'),
              onUpcE,
            ),
          )
        : []),
      unclear('one digit more', `${numberOf(length, random)}${random.between(0, 9)}`.padStart(15, '1')),
      unclear('a letter in it', `${numberOf(length, random).slice(0, -1)}O`),
    ];
  });
}

/** Returns a number without leading zeros, so that it has exactly this length. */
function numberOf(length: number, random: Random): string {
  const first = String(random.between(1, 9));
  return withCheckDigit(first + digits(length - 2, random));
}

/** Returns a number of twelve digits that UPC-E can carry. */
function shortNumber(random: Random): string {
  const [two, three, last] = [digits(2, random), digits(3, random), digits(1, random)];
  const company = random.between(0, 2);
  const forms = [
    `0${two}${company}0000${three}`,
    `0${two}${random.between(3, 9)}00000${two}`,
    `0${three}${random.between(1, 9)}00000${last}`,
    `0${two}${digits(2, random)}${random.between(1, 9)}0000${random.between(5, 9)}`,
  ];
  return withCheckDigit(forms[random.between(0, forms.length - 1)] ?? '');
}

const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

function withWrongDigit(number: string, random: Random): string {
  const wrong = (Number(number.at(-1)) + random.between(1, 9)) % 10;
  return `${number.slice(0, -1)}${wrong}`;
}

/** Returns a number without its last digit, if the rest is not a valid number itself. */
function cutUnclear(length: number, random: Random): string {
  for (;;) {
    const cut = numberOf(length, random).slice(0, -1);
    if (withCheckDigit(cut.slice(0, -1)) !== cut) return cut;
  }
}
