import { type Gs1Element, isRefusal, readGs1Elements } from 'label-core/gs1';
import { checkDigit } from 'label-core/gtin';
import { translated } from '../../i18n';
import { scanTexts } from './i18n';
import { readDigitalLink } from './digital-link';
import { dateFault } from './gs1-date';
import { GROUP_SEPARATOR } from './key-press';

const texts = scanTexts.scan;

/** One GS1 element: its application identifier and its data. */
export type CodeElement = Pick<Gs1Element, 'identifier' | 'data'>;

/** What a scanned code says. */
export interface ScannedCode {
  /** What to look for: the GTIN of a GS1 code, else the code as it is; "" where a GS1 code has no GTIN. */
  text: string;
  /** The elements of a GS1 code, in order; empty for every other code. */
  elements: readonly CodeElement[];
  /** Why a GS1 code cannot be used, as a sentence; then there is nothing else in it. */
  fault?: string;
  /** It came so slowly that a person may have typed it: nothing is printed by it alone. */
  isSlow?: boolean;
  /** Puts text into the field that had the focus, in place of what stood there; where that field takes codes. */
  into?: (text: string) => void;
}

/** ISO/IEC 15424: which symbology a scanner has read; some send it in front of every code. */
const SYMBOLOGY = /^\]([A-Za-z][0-9A-Za-z])/;
const GS1_SYMBOLOGIES = new Set(['C1', 'd2', 'Q3', 'e0', 'J1']);
/** How scanners spell FNC1 that cannot send a control character. */
const SPELLED_SEPARATORS = /<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|␝|\^\]/gi;
const BRACKETED = /^\(\d{2,4}\)/;
const PLAIN_GTIN = /^0[12](\d{14})/;

/** Reads a code as a scanner sent it: plain, GS1 in brackets or with separators, or a GS1 digital link. */
export function readCode(raw: string): ScannedCode {
  const symbology = SYMBOLOGY.exec(raw)?.[1];
  const code = raw
    .slice(symbology === undefined ? 0 : symbology.length + 1)
    .replaceAll(SPELLED_SEPARATORS, GROUP_SEPARATOR)
    .trim();
  const linked = readDigitalLink(code);
  if (linked) return toScannedCode(linked);
  const plain: ScannedCode = { text: code, elements: [] };
  if (isSurelyGs1(code, symbology)) return readElements(code);
  // It only looks like one: what cannot be read so is some other number.
  const perhaps = looksLikeGs1(code) ? readElements(code) : plain;
  return perhaps.fault === undefined ? perhaps : plain;
}

function readElements(code: string): ScannedCode {
  const elements = readGs1Elements(code);
  return isRefusal(elements) ? faulty(translated(elements.reason)) : toScannedCode(elements);
}

function isSurelyGs1(code: string, symbology: string | undefined): boolean {
  const isMarked = symbology !== undefined && GS1_SYMBOLOGIES.has(symbology);
  return isMarked || code.includes(GROUP_SEPARATOR) || BRACKETED.test(code);
}

function looksLikeGs1(code: string): boolean {
  const gtin = PLAIN_GTIN.exec(code)?.[1];
  return gtin !== undefined && checkDigit(gtin.slice(0, -1)) === gtin.slice(-1);
}

function toScannedCode(found: readonly CodeElement[]): ScannedCode {
  const fault = found.map(faultOf).find((rule) => rule !== undefined);
  if (fault !== undefined) return faulty(fault);
  const gtin = found.find(({ identifier }) => identifier === '01' || identifier === '02');
  return {
    text: gtin?.data ?? '',
    elements: found.map(({ identifier, data }) => ({ identifier, data })),
  };
}

/** What the shape of an element does not say: dates that are none, numbers with letters. */
function faultOf({ identifier, data }: CodeElement): string | undefined {
  if (/^1[1-7]$/.test(identifier)) return dateFault(identifier, data);
  if (identifier === '00' && !/^\d+$/.test(data)) return texts.onlyDigits({ identifier });
  if (/^310\d$/.test(identifier) && !/^\d{6}$/.test(data)) return texts.sixDigits({ identifier });
  if (identifier === '37' && !/^\d{1,8}$/.test(data)) return texts.onlyDigits({ identifier });
  return undefined;
}

const faulty = (rule: string): ScannedCode => ({ text: '', elements: [], fault: texts.unreadable({ rule }) });
