import { checkDigit } from '../gtin/check-digit.ts';
import { isGtinFault, readGtin } from '../gtin/gtin.ts';
import {
  checkedDataLength,
  fixedElementLength,
  gtinIdentifiers,
  identifierLength,
} from './gs1-identifiers.ts';
import { gtinReason } from '../gtin/gtin-reason.ts';
import { gtinRefusal } from './gtin-refusal.ts';
import { sentences } from './sentences/index.ts';
import type { Stretch } from '../problem/subject.ts';
import { isRefusal, type Refusal } from './refusal.ts';

const { barcodeRule } = sentences;

/** One GS1 element: application identifier, data, and the range of the value from which the data was read. */
export interface Gs1Element {
  readonly identifier: string;
  readonly data: string;
  readonly at: number;
  readonly length: number;
}

const separator = '\u001d';
const bracketed = /\((\d{2,4})\)([^(]*)/gy;
const symbologyIdentifier = /^\](?:C1|d2|Q3|e0)/;

/**
 * Reads a GS1 value, either with brackets, `(01)09501101530003(10)ABC`, or as sent by a scanner: identifiers and data in
 * one string, FNC1 (U+001D) after data of variable length, an optional symbology identifier in front (`]C1`, `]d2`, `]Q3`
 * or `]e0`). A GTIN in brackets may have any GTIN length and is returned with fourteen digits.
 */
export function readGs1Elements(value: string): readonly Gs1Element[] | Refusal {
  if (value === '') return { code: 'barcode-empty', reason: barcodeRule.empty };
  const elements = value.startsWith('(') ? readBracketed(value) : readPlain(value);
  if (isRefusal(elements)) return elements;
  const checked = elements.map(checkElement);
  return checked.find(isRefusal) ?? checked.filter((element): element is Gs1Element => !isRefusal(element));
}

function readBracketed(value: string): readonly Gs1Element[] | Refusal {
  const elements: Gs1Element[] = [];
  let end = 0;
  for (const match of value.matchAll(bracketed)) {
    const [all, identifier = '', data = ''] = match;
    elements.push({ identifier, data, at: match.index + identifier.length + 2, length: data.length });
    end = match.index + all.length;
  }
  if (end === value.length) return elements;
  return {
    code: 'barcode-syntax',
    reason: barcodeRule.bracket,
    fault: { from: end, until: value.length },
  };
}

function readPlain(value: string): readonly Gs1Element[] | Refusal {
  const elements: Gs1Element[] = [];
  let at = symbologyIdentifier.exec(value)?.[0].length ?? 0;
  while (at < value.length) {
    if (value[at] === separator) {
      at += 1;
      continue;
    }
    const rest = value.slice(at);
    const digits = identifierLength(rest);
    const identifier = rest.slice(0, digits);
    if (!/^\d+$/.test(identifier) || identifier.length < digits) {
      const fault = { from: at, until: value.length };
      return { code: 'barcode-syntax', reason: barcodeRule.identifierExpected, fault };
    }
    const separatorAt = rest.indexOf(separator);
    const end = Math.min(
      fixedElementLength(rest) ?? rest.length,
      separatorAt === -1 ? rest.length : separatorAt,
    );
    elements.push({
      identifier,
      data: rest.slice(digits, end),
      at: at + digits,
      length: Math.max(0, end - digits),
    });
    at += end;
  }
  return elements;
}

/** Returns the element with its data as printed, or a refusal. */
function checkElement(element: Gs1Element): Gs1Element | Refusal {
  const { identifier, data } = element;
  const fault = faultOf(element);
  if (data === '') return { code: 'barcode-syntax', reason: barcodeRule.noData({ identifier }), fault };
  if (gtinIdentifiers.has(identifier)) return checkGtin(element);
  const length = checkedDataLength(identifier);
  if (length === undefined || !/^\d+$/.test(data)) return element;
  if (data.length !== length) {
    const reason = barcodeRule.dataLength({ identifier, length, found: data.length });
    return { code: 'barcode-length', reason, fault };
  }
  const expected = checkDigit(data.slice(0, -1));
  const found = data.slice(-1);
  if (expected === found) return element;
  const reason = gtinReason({ fault: 'check-digit', expected, found });
  return { code: 'barcode-check-digit', reason: barcodeRule.element({ identifier, reason }), fault };
}

function checkGtin(element: Gs1Element): Gs1Element | Refusal {
  const gtin = readGtin(element.data);
  if (!isGtinFault(gtin)) return { ...element, data: gtin.digits };
  const { code, reason } = gtinRefusal(gtin);
  const { identifier } = element;
  return { code, reason: barcodeRule.element({ identifier, reason }), fault: faultOf(element) };
}

/** Returns the range of an element's data in the value. */
export function faultOf({ at, length }: Gs1Element): Stretch {
  return { from: at, until: at + length };
}

/**
 * Returns the number of characters that a symbol encodes for these elements: identifiers, data and the separators after
 * data of variable length.
 */
export function encodedCharacters(elements: readonly Gs1Element[]): number {
  const texts = elements.map(({ identifier, data }) => identifier + data);
  const separators = texts.slice(0, -1).filter((text) => fixedElementLength(text) === undefined).length;
  return texts.join('').length + separators;
}

/** Formats elements as `(01)09501101530003(10)ABC`, for the encoder and for the text below the bars. */
export function formatGs1Elements(elements: readonly Gs1Element[]): string {
  return elements.map(({ identifier, data }) => `(${identifier})${data}`).join('');
}
