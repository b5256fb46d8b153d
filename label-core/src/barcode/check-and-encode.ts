import { sentences } from './sentences/index.ts';
import type { BarcodeElement, Symbology } from '../template/template-schema.ts';
import { encodeSymbol } from './encode-symbol.ts';
import { faultOf } from './gs1-elements.ts';
import { fixedElementLength, gtinIdentifiers } from './gs1-identifiers.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { BarcodeSymbol } from './symbol.ts';
import { symbologyRules } from './symbology-rules.ts';
import type { BarcodeValue } from './value-rules.ts';

const { barcodeRule } = sentences;

export interface EncodedValue {
  readonly symbol: BarcodeSymbol;
  readonly value: BarcodeValue;
}

/** Checks a value against its symbology and encodes it. Returns a refusal for a wrong value; never throws. */
export function encodeValue(
  symbology: Symbology,
  value: string,
  options: Pick<BarcodeElement, 'addsCheckDigit' | 'errorCorrection' | 'linkDomain'> = {},
): EncodedValue | Refusal {
  if (value === '') return { code: 'barcode-empty', reason: barcodeRule.empty };
  const read = symbologyRules[symbology].readValue(value, options);
  if (isRefusal(read)) return read;
  try {
    return { symbol: encodeSymbol(symbology, read.text, options.errorCorrection), value: read };
  } catch (error) {
    return refusalOf(error, read);
  }
}

/** Rules of GS1 about identifiers that belong together, which no element alone can keep. */
const aboutOthers = /^bwipp\.GS1(?:missing|exclusive|repeatedDiffering)AIs#/;

/**
 * Returns why the data of one GS1 element is refused, whatever stands beside it; undefined when it is accepted. Never
 * throws.
 */
export function refusalOfGs1Element(identifier: string, data: string): Refusal | undefined {
  const digits = (fixedElementLength(identifier) ?? 0) - identifier.length;
  const hasOwnLength = digits > 0 && !gtinIdentifiers.has(identifier);
  if (hasOwnLength && /^\d+$/.test(data) && data.length !== digits) {
    const reason = barcodeRule.dataLength({ identifier, length: digits, found: data.length });
    return { code: 'barcode-length', reason };
  }
  const read = symbologyRules.gs1datamatrix.readValue(`(${identifier})${data}`, {});
  if (isRefusal(read)) return read;
  try {
    encodeSymbol('gs1datamatrix', read.text, undefined);
    return undefined;
  } catch (error) {
    const isOfOthers = error instanceof Error && aboutOthers.test(error.message);
    return isOfOthers ? undefined : refusalOf(error, read);
  }
}

const encoderMessage = /^bwipp\.(?<name>\w+)#\d+: (?:AI (?<identifier>\d+): )?(?<words>.*)$/s;

/**
 * Turns an error of the encoder, which checks every GS1 rule (dates, countries, lengths...), into a refusal with one of
 * our sentences.
 */
function refusalOf(error: unknown, { elements = [] }: BarcodeValue): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  const {
    name = '',
    identifier,
    words = 'the value cannot be encoded',
  } = encoderMessage.exec(message)?.groups ?? {};
  if (/TooMuch|NoValidSymbol|TooLong$/.test(name) && identifier === undefined) {
    return { code: 'barcode-too-much', reason: barcodeRule.tooLong };
  }
  const reason = barcodeRule.encoder({ words: words.charAt(0).toLowerCase() + words.slice(1) });
  if (identifier === undefined) return { code: 'barcode-syntax', reason };
  const element = elements.find((candidate) => candidate.identifier === identifier);
  return {
    code: 'barcode-syntax',
    reason: barcodeRule.element({ identifier, reason }),
    ...(element && { fault: faultOf(element) }),
  };
}
