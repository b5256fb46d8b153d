import { isLinkFault, writeDigitalLink } from '../../barcode/digital-link.ts';
import { readGs1Elements } from '../../barcode/gs1-elements.ts';
import { fixedElementLength, identifierLength } from '../../barcode/gs1-identifiers.ts';
import { linkReason } from '../../barcode/link-reason.ts';
import { isRefusal } from '../../barcode/refusal.ts';
import { sentences as barcodeSentences } from '../../barcode/sentences/index.ts';
import { isLinkDomain } from '../../template/link-domain.ts';
import { dateOf, type Day } from '../date/calendar.ts';
import { readDate } from '../date/read-date.ts';
import { sentences } from '../sentences/index.ts';
import { FormulaFault } from './formula-fault.ts';
import type { FormulaCall } from './formula-call.ts';
import { dayFrom, knownDay, textOf, textValue, type FormulaValue } from './formula-value.ts';

const { formulaFault: said } = sentences;

/** Identifiers whose data is a date of six digits (GS1 General Specifications, 3.4.2 to 3.4.8). */
const dateIdentifiers: ReadonlySet<string> = new Set(['11', '12', '13', '15', '16', '17']);

/**
 * Characters of GS1 data: those of ISO/IEC 646 in GS1 General Specifications, 7.11, figures 7.11-1 and 7.11-2, without the
 * bracket that begins an identifier in the written form.
 */
const dataCharacters = /^[!"#%-'()*-?A-Z_a-z]*$/;

/** Writes a day as YYMMDD. @throws FormulaFault when the day that would be read from it is another one */
function sixDigits(day: Day, today: Day, at: number): string {
  const { year, month, day: ofMonth } = dateOf(day);
  const digits = [year % 100, month, ofMonth].map((part) => String(part).padStart(2, '0')).join('');
  if (readDate(digits, today) !== day) throw new FormulaFault(at, said.gs1Century({ year: String(year) }));
  return digits;
}

/** Returns the data of a date: six digits stay as they are, because their day may be 00. */
function dateData(call: FormulaCall, value: FormulaValue, at: number): string {
  const text = textOf(value).trim();
  const today = call.time.productionDay;
  const day = dayFrom(value, at, today);
  return knownDay(value) === undefined && /^\d{6}$/.test(text) ? text : sixDigits(day, today, at);
}

function elementOf(call: FormulaCall, index: number): string {
  const identifier = call.text(index);
  if (!/^\d{2,4}$/.test(identifier) || identifierLength(identifier) !== identifier.length) {
    throw new FormulaFault(call.placeOf(index), said.gs1Identifier({ text: identifier }));
  }
  const at = call.placeOf(index + 1);
  const value = call.value(index + 1);
  const data = dateIdentifiers.has(identifier) ? dateData(call, value, at) : textOf(value);
  if (!dataCharacters.test(data) || data.includes('(')) {
    throw new FormulaFault(at, said.gs1Characters({ identifier }));
  }
  const [element] = checked(`(${identifier})${data}`, at);
  const length = (fixedElementLength(identifier) ?? 0) - identifier.length;
  const found = element?.data ?? '';
  if (length > 0 && found.length !== length) {
    const reason = barcodeSentences.barcodeRule.dataLength({ identifier, length, found: found.length });
    throw new FormulaFault(at, reason);
  }
  return `(${identifier})${found}`;
}

function checked(written: string, at: number) {
  const elements = readGs1Elements(written);
  if (isRefusal(elements)) throw new FormulaFault(at, elements.reason);
  return elements;
}

/**
 * Returns identifiers and data in brackets, as barcodes take them: `(01)09501101530003(17)271231(10)ABC`. A GTIN of any length
 * gets its zeros, a date its six digits. Numbers with a wrong check digit, wrong lengths and empty data are faults.
 */
export function gs1(call: FormulaCall): FormulaValue {
  return textValue(elementsFrom(call, 0), call.at);
}

/**
 * Returns identifiers and data as a GS1 Digital Link: `https://id.gs1.org/01/09501101530003/10/ABC?17=271231`. What is a
 * fault of `gs1` is one here.
 */
export function digitalLink(call: FormulaCall): FormulaValue {
  const domain = call.text(0);
  if (!isLinkDomain(domain)) throw new FormulaFault(call.placeOf(0), said.linkDomain({ text: domain }));
  const link = writeDigitalLink(checked(elementsFrom(call, 1), call.placeOf(1)), domain);
  if (isLinkFault(link)) throw new FormulaFault(call.placeOf(1), linkReason(link));
  return textValue(link, call.at);
}

/** Returns the elements whose identifiers and data are the values from this one on, in brackets. */
function elementsFrom(call: FormulaCall, first: number): string {
  const elements: string[] = [];
  for (let index = first; index < call.count; index += 2) elements.push(elementOf(call, index));
  return elements.join('');
}
