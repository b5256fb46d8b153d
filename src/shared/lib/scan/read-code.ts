import { type Gs1Element, isRefusal, readDigitalLink, readGs1Elements } from 'label-core/gs1';
import { checkDigit } from 'label-core/gtin';
import { translated } from '../../i18n';
import { scanTexts } from './i18n';
import { dateFault } from './gs1-date';
import { GROUP_SEPARATOR } from './key-press';

const texts = scanTexts.scan;

/** GS1 element: application identifier and data. */
export type CodeElement = Pick<Gs1Element, 'identifier' | 'data'>;

/** Content of a scanned code. */
export interface ScannedCode {
  /** Text to search for: the GTIN of a GS1 code, otherwise the code itself; "" for a GS1 code without a GTIN. */
  text: string;
  /** Elements of a GS1 code, in order; empty for other codes. */
  elements: readonly CodeElement[];
  /** Sentence that says why a GS1 code cannot be used; the other fields are then empty. */
  fault?: string;
  /** The code came so slowly that a person may have typed it: it must not start a print by itself. */
  isSlow?: boolean;
  /** Replaces the text of the field that had the focus; undefined unless that field takes codes. */
  into?: (text: string) => void;
}

/** Symbology identifier (ISO/IEC 15424) that some scanners send before every code. */
const SYMBOLOGY = /^\]([A-Za-z][0-9A-Za-z])/;
const GS1_SYMBOLOGIES = new Set(['C1', 'd2', 'Q3', 'e0', 'J1']);
/** Replacements for FNC1 from scanners that cannot send a control character. */
const SPELLED_SEPARATORS = /<GS>|\{GS\}|\[GS\]|<FNC1>|\{FNC1\}|␝|\^\]/gi;
const BRACKETED = /^\(\d{2,4}\)/;
const PLAIN_GTIN = /^0[12](\d{14})/;

/** Parses a code as the scanner sent it: plain, GS1 in brackets or with separators, or a GS1 digital link. */
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
  // It only resembles GS1: if it cannot be parsed as such, it is another number.
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

/** Returns a fault that the format of the element does not reveal: invalid dates, letters in numbers; undefined without one. */
function faultOf({ identifier, data }: CodeElement): string | undefined {
  if (/^1[1-7]$/.test(identifier)) return dateFault(identifier, data);
  if (identifier === '00' && !/^\d+$/.test(data)) return texts.onlyDigits({ identifier });
  if (/^310\d$/.test(identifier) && !/^\d{6}$/.test(data)) return texts.sixDigits({ identifier });
  if (identifier === '37' && !/^\d{1,8}$/.test(data)) return texts.onlyDigits({ identifier });
  return undefined;
}

const faulty = (rule: string): ScannedCode => ({ text: '', elements: [], fault: texts.unreadable({ rule }) });
