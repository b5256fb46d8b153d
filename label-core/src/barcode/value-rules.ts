import { carrierDigits, carriersOf } from '../gtin/carrier-digits.ts';
import { checkDigit, withCheckDigit } from '../gtin/check-digit.ts';
import { isGtinFault, readGtin, type GtinLength } from '../gtin/gtin.ts';
import { zerosLeftOut, zerosRestored } from '../gtin/upc-e.ts';
import { usualLinkDomain } from '../template/link-domain.ts';
import { sentences } from './sentences/index.ts';
import type { Stretch } from '../problem/subject.ts';
import type { Sentence } from '../sentence/index.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { isLinkFault, writeDigitalLink } from './digital-link.ts';
import { formatGs1Elements, readGs1Elements, type Gs1Element } from './gs1-elements.ts';
import { gtinRefusal } from './gtin-refusal.ts';
import { linkReason } from './link-reason.ts';
import { isRefusal, type Refusal } from './refusal.ts';

const { barcodeRule } = sentences;

/** A value in the format that its encoder accepts. */
export interface BarcodeValue {
  readonly text: string;
  readonly elements?: readonly Gs1Element[];
}

/** Options of the element for its value. */
export type ValueOptions = Pick<BarcodeElement, 'addsCheckDigit' | 'linkDomain'>;

export type ValueRule = (value: string, options: ValueOptions) => BarcodeValue | Refusal;

/** Returns the rule for a GTIN in a symbol of this many digits: accepted only if it is scanned as the same article. */
export function gtinOn(length: GtinLength): ValueRule {
  return (value, { addsCheckDigit = false }) => {
    if (addsCheckDigit) return completed(value, length);
    const gtin = readGtin(value);
    if (isGtinFault(gtin)) return withHint(gtinRefusal(gtin), value, length);
    const digits = carrierDigits(gtin, length);
    if (digits !== undefined) return { text: digits };
    const { issuedAs } = gtin;
    const reason = barcodeRule.carriers({ length: issuedAs, ...carriersOf(issuedAs) });
    return { code: 'barcode-length', reason };
  };
}

const onUpcA = gtinOn(12);

/**
 * The rule for UPC-E: what goes on UPC-A, when it has the zeros that are left out, or the digits as they are written below
 * the bars. Eight digits that begin with 0 are those: no GTIN-8 begins so (GS1 General Specifications, 1.4.2).
 */
export const onUpcE: ValueRule = (value, options) => {
  const { addsCheckDigit = false } = options;
  const written = addsCheckDigit && /^\d{6}$/.test(value) ? `0${value}` : value;
  const isWhole = written.length === (addsCheckDigit ? 7 : 8);
  const read = onUpcA(isWhole ? zerosRestored(written) : written, options);
  if (isRefusal(read)) return read;
  const text = zerosLeftOut(read.text);
  return text === undefined ? { code: 'barcode-length', reason: barcodeRule.noZerosToLeaveOut } : { text };
};

function completed(value: string, length: GtinLength): BarcodeValue | Refusal {
  const at = value.search(/[^0-9]/);
  if (at !== -1) return gtinRefusal({ fault: 'character', at });
  if (value.length === length - 1) return { text: withCheckDigit(value) };
  const reason = barcodeRule.withoutCheckDigit({ expected: length - 1, found: value.length });
  return { code: 'barcode-length', reason };
}

/**
 * Adds a hint to the refusal of a number that is one digit short: some programs leave the check digit to the printing
 * program.
 */
function withHint(refusal: Refusal, value: string, length: GtinLength): Refusal {
  if (refusal.code !== 'barcode-check-digit' || value.length !== length - 1) return refusal;
  const { reason } = refusal;
  return { ...refusal, reason: barcodeRule.checkDigitMayBeMissing({ reason, digit: checkDigit(value) }) };
}

/** Returns the rule for a text of allowed characters, at most `longest` of them. */
export function characters(allowed: RegExp, reason: Sentence, longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.split('').findIndex((unit) => !allowed.test(unit));
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', reason, fault: characterAt(wrongAt) };
  };
}

export function anyText(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.search(/\p{Surrogate}/u);
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', reason: barcodeRule.halfCharacter, fault: characterAt(wrongAt) };
  };
}

export function gs1Elements(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const elements = readGs1Elements(value);
    return isRefusal(elements) ? elements : { text: formatGs1Elements(elements), elements };
  };
}

/** Returns the rule for GS1 elements that a symbol carries as a web address. */
export function digitalLink(longest: number): ValueRule {
  const elementsOf = gs1Elements(longest);
  return (value, { linkDomain = usualLinkDomain }) => {
    const read = elementsOf(value, {});
    if (isRefusal(read)) return read;
    const text = writeDigitalLink(read.elements ?? [], linkDomain);
    return isLinkFault(text) ? { code: 'barcode-syntax', reason: linkReason(text) } : { ...read, text };
  };
}

function characterAt(index: number): Stretch {
  return { from: index, until: index + 1 };
}

function tooLong(found: number, longest: number): Refusal {
  return { code: 'barcode-too-much', reason: barcodeRule.tooMany({ most: longest, found }) };
}
