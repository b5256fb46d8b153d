import { type Gs1Element, isRefusal, readGs1Date, readScannedText } from 'label-core/gs1';
import { translated } from '../../i18n';
import { scanTexts } from './i18n';

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
  /** What the scanner sent, unread; only of a scan of the page. */
  raw?: string;
  /** The code came so slowly that a person may have typed it: it must not start a print by itself. */
  isSlow?: boolean;
  /** Replaces the text of the field that had the focus; undefined unless that field takes codes. */
  into?: (text: string) => void;
}

/** Parses a code as the scanner sent it: plain, GS1 in brackets or with separators, or a GS1 digital link. */
export function readCode(raw: string): ScannedCode {
  const read = readScannedText(raw);
  if (isRefusal(read)) return faulty(translated(read.reason));
  const plain: ScannedCode = { text: read.text, elements: [] };
  if (read.elements.length === 0) return plain;
  const code = toScannedCode(read.elements);
  // It only resembles GS1: if it cannot be used as such, it is another number.
  return code.fault !== undefined && !read.isMarked ? plain : code;
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
  if (/^1[1-7]$/.test(identifier))
    return readGs1Date(data, new Date().getFullYear()) ? undefined : texts.noDate({ identifier, data });
  if (identifier === '00' && !/^\d+$/.test(data)) return texts.onlyDigits({ identifier });
  if (/^310\d$/.test(identifier) && !/^\d{6}$/.test(data)) return texts.sixDigits({ identifier });
  if (identifier === '37' && !/^\d{1,8}$/.test(data)) return texts.onlyDigits({ identifier });
  return undefined;
}

const faulty = (rule: string): ScannedCode => ({ text: '', elements: [], fault: texts.unreadable({ rule }) });
