import { checkDigit } from '../gtin/check-digit.ts';
import { readDigitalLink, type LinkElement } from './digital-link.ts';
import { readGs1Elements } from './gs1-elements.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** Group separator, U+001D: the form in which FNC1 between GS1 elements arrives. */
export const groupSeparator = '\u001d';

/** Content of a code as a scanner sent it. */
export interface ScannedText {
  /** Without what the scanner put around it. */
  readonly text: string;
  /** Elements of a GS1 code, in order, a GTIN with fourteen digits; empty for other codes. */
  readonly elements: readonly LinkElement[];
  /** Whether the code says itself that it is GS1; otherwise it may be another number that has the same form by chance. */
  readonly isMarked: boolean;
}

/** Symbology identifier (ISO/IEC 15424) that some scanners send before every code. */
const symbologyIdentifier = /^\]([A-Za-z][0-9A-Za-z])/;
const gs1Symbologies: ReadonlySet<string> = new Set(['C1', 'd2', 'Q3', 'e0', 'J1']);
/** Replacements for FNC1 from scanners that cannot send a control character. */
const spelledSeparators = /<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|␝|\^\]/gi;
const bracketed = /^\(\d{2,4}\)/;
const plainGtin = /^0[12](\d{14})/;

/**
 * Reads a code as a scanner sent it: plain, GS1 in brackets or with separators, or a GS1 Digital Link. Returns a refusal for
 * a code that is surely GS1 and breaks its rules; what only resembles GS1 and cannot be read as such is another number.
 */
export function readScannedText(raw: string): ScannedText | Refusal {
  const symbology = symbologyIdentifier.exec(raw)?.[1];
  const text = raw
    .slice(symbology === undefined ? 0 : symbology.length + 1)
    .replaceAll(spelledSeparators, groupSeparator)
    .trim();
  const linked = readDigitalLink(text);
  if (linked) return { text, elements: linked, isMarked: true };
  const isMarked =
    (symbology !== undefined && gs1Symbologies.has(symbology)) ||
    text.includes(groupSeparator) ||
    bracketed.test(text);
  if (!isMarked && !looksLikeGs1(text)) return { text, elements: [], isMarked };
  const elements = readGs1Elements(text);
  if (isRefusal(elements)) return isMarked ? elements : { text, elements: [], isMarked };
  return { text, elements: elements.map(({ identifier, data }) => ({ identifier, data })), isMarked };
}

function looksLikeGs1(code: string): boolean {
  const gtin = plainGtin.exec(code)?.[1];
  return gtin !== undefined && checkDigit(gtin.slice(0, -1)) === gtin.slice(-1);
}
