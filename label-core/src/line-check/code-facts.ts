import { formatGs1Elements } from '../barcode/gs1-elements.ts';
import { readGs1Date } from '../barcode/gs1-date.ts';
import { readScannedText } from '../barcode/scanned-text.ts';
import { isRefusal, type Refusal } from '../barcode/refusal.ts';
import { articleIdentity, toGtin14 } from '../gtin/gtin.ts';

/** What a code says about goods. */
export interface CodeFacts {
  /** Fourteen digits; undefined for a code without a GTIN. */
  readonly gtin?: string;
  readonly lot?: string;
  /** Dates as YYMMDD by application identifier: 11, 12, 13, 15, 16, 17. */
  readonly dates: Readonly<Record<string, string>>;
  /** All of it in one notation, so that two codes with the same content are equal: GS1 elements in brackets. */
  readonly text: string;
}

const dateIdentifier = /^1[1-35-7]$/;
/** Any year of this century: only the leap years matter. */
const leapYear = 2000;

/**
 * Returns what a code says, in the notation of its symbology or as a scanner sent it. Serial numbers are in the text only:
 * they differ from label to label. Returns a refusal for a GS1 code that breaks the rules.
 */
export function readCodeFacts(code: string): CodeFacts | Refusal {
  const read = readScannedText(code);
  if (isRefusal(read)) return read;
  const { text, elements } = read;
  if (elements.length === 0) {
    const gtin = toGtin14(text);
    return { ...(gtin !== undefined && { gtin }), dates: {}, text: articleIdentity(text) };
  }
  const dataOf = (...identifiers: string[]) =>
    elements.find(({ identifier }) => identifiers.includes(identifier))?.data;
  const gtin = dataOf('01', '02');
  const lot = dataOf('10');
  return {
    ...(gtin !== undefined && { gtin }),
    ...(lot !== undefined && { lot }),
    dates: Object.fromEntries(
      elements
        .filter(({ identifier }) => dateIdentifier.test(identifier))
        .map(({ identifier, data }) => [identifier, wholeDate(data)]),
    ),
    text: formatGs1Elements(elements.map((element) => ({ ...element, at: 0, length: 0 }))),
  };
}

/** Returns a date with its day: 00 stands for the last of the month. What is no date stays as it is. */
function wholeDate(data: string): string {
  const date = readGs1Date(data, leapYear);
  return date ? data.slice(0, -2) + String(date.day).padStart(2, '0') : data;
}

/** Counts what of a code is compared, besides its whole text. */
export const factCount = ({ gtin, lot, dates }: CodeFacts): number =>
  [gtin, lot, ...Object.values(dates)].filter((fact) => fact !== undefined).length;
