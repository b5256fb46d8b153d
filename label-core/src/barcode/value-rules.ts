import { carrierDigits, formatCarriers } from '../gtin/carrier-digits.ts';
import { checkDigit, withCheckDigit } from '../gtin/check-digit.ts';
import { isGtinFault, readGtin, type GtinLength } from '../gtin/gtin.ts';
import type { Stretch } from '../problem/subject.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { formatGs1Elements, readGs1Elements, type Gs1Element } from './gs1-elements.ts';
import { gtinRefusal } from './gtin-refusal.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** A value as its encoder takes it. */
export interface BarcodeValue {
  readonly text: string;
  readonly elements?: readonly Gs1Element[];
}

/** What the element says of its value. */
export type ValueOptions = Pick<BarcodeElement, 'addsCheckDigit'>;

export type ValueRule = (value: string, options: ValueOptions) => BarcodeValue | Refusal;

/** A GTIN on a symbol of this many digits: it is scanned as the same article, or refused. */
export function gtinOn(length: GtinLength): ValueRule {
  return (value, { addsCheckDigit = false }) => {
    if (addsCheckDigit) return completed(value, length);
    const gtin = readGtin(value);
    if (isGtinFault(gtin)) return withHint(gtinRefusal(gtin), value, length);
    const digits = carrierDigits(gtin, length);
    if (digits !== undefined) return { text: digits };
    const { issuedAs } = gtin;
    return { code: 'barcode-length', rule: `a GTIN-${issuedAs} goes on ${formatCarriers(issuedAs)}` };
  };
}

function completed(value: string, length: GtinLength): BarcodeValue | Refusal {
  const at = value.search(/[^0-9]/);
  if (at !== -1) return gtinRefusal({ fault: 'character', at });
  if (value.length === length - 1) return { text: withCheckDigit(value) };
  const rule = `${length - 1} digits expected, the label adds the check digit; ${value.length} found`;
  return { code: 'barcode-length', rule };
}

/** Some programs leave the check digit to whoever prints: a number that is one digit short may be one of theirs. */
function withHint(refusal: Refusal, value: string, length: GtinLength): Refusal {
  if (refusal.code !== 'barcode-check-digit' || value.length !== length - 1) return refusal;
  return { ...refusal, rule: `${refusal.rule}; if it is missing, the number ends in ${checkDigit(value)}` };
}

/** A text of some characters only, at most `longest` of them. */
export function characters(allowed: RegExp, rule: string, longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.split('').findIndex((unit) => !allowed.test(unit));
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', rule, fault: characterAt(wrongAt) };
  };
}

export function anyText(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const wrongAt = value.search(/\p{Surrogate}/u);
    return wrongAt === -1
      ? { text: value }
      : { code: 'barcode-character', rule: 'it contains half a character', fault: characterAt(wrongAt) };
  };
}

export function gs1Elements(longest: number): ValueRule {
  return (value) => {
    if (value.length > longest) return tooLong(value.length, longest);
    const elements = readGs1Elements(value);
    return isRefusal(elements) ? elements : { text: formatGs1Elements(elements), elements };
  };
}

function characterAt(index: number): Stretch {
  return { from: index, until: index + 1 };
}

function tooLong(found: number, longest: number): Refusal {
  return { code: 'barcode-too-much', rule: `at most ${longest} characters fit, ${found} found` };
}
