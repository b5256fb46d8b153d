import { gtinReason } from '../gtin/gtin-reason.ts';
import { isGtinFault, isGtinKey, readGtin, upcAsEan13 } from '../gtin/gtin.ts';
import type { Sentence } from '../sentence/index.ts';
import { decodeEntities } from './decode-entities.ts';
import { fieldNamed } from './field-named.ts';
import { dataKey, type ImportField } from './import-fields.ts';
import { importLimits } from './import-limits.ts';
import { sentences } from './sentences/index.ts';

const { importRow } = sentences;

export const faultCauses = [
  'broken-quotes',
  'ragged-row',
  'missing-value',
  'too-long',
  'not-text',
  'not-a-gtin',
  'check-digit',
  'not-a-quantity',
  'duplicate',
  'other-customer',
  'too-many-lines',
] as const;
export type FaultCause = (typeof faultCauses)[number];

/** A fault of a row or a cell. */
export interface RowFault extends Sentence {
  readonly cause: FaultCause;
}

type CheckedCell = { readonly value: string } | RowFault;

const lengths: Readonly<Partial<Record<ImportField, number>>> = {
  name: importLimits.name,
  identifier: importLimits.identifier,
  article: importLimits.identifier,
  orderNumber: importLimits.orderNumber,
  customer: importLimits.customer,
  label: importLimits.label,
};
const needed: ReadonlySet<ImportField> = new Set([
  'name',
  'identifier',
  'orderNumber',
  'article',
  'quantity',
]);

/**
 * Returns the value of one cell, or its first fault.
 * @param text text of the cell from `cellText`
 */
export function checkCell(field: ImportField, text: string): CheckedCell {
  const key = dataKey(field);
  const isWords = key !== undefined || field === 'name' || field === 'customer';
  return checkText(field, isWords ? decodeEntities(text) : text, key);
}

function checkText(field: ImportField, text: string, key: string | undefined): CheckedCell {
  const named = fieldNamed(field);
  if (text === '') return needed.has(field) ? missingValue(named) : { value: '' };
  if (!isText(text, key !== undefined)) return { cause: 'not-text', ...importRow.notText({ field: named }) };
  const most = lengths[field] ?? importLimits.value;
  if (text.length > most)
    return { cause: 'too-long', ...importRow.tooLong({ field: named, characters: text.length, most }) };
  if (field === 'ean' || (key !== undefined && isGtinKey(key))) return checkGtin(text);
  if (field === 'quantity') return checkQuantity(text);
  return { value: text };
}

export const missingValue = (field: Sentence | string): RowFault => ({
  cause: 'missing-value',
  ...importRow.missingValue({ field }),
});

/**
 * Returns whether a text has only allowed characters. Line breaks, tabs and FNC1 are allowed in values only; other
 * invisible characters nowhere.
 */
function isText(text: string, isValue: boolean): boolean {
  if (!text.isWellFormed()) return false;
  // Letters that another program has already lost; they cannot be recovered.
  if (text.includes('\u{FFFD}')) return false;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return !(isValue ? /[\0-\x08\v\f\x0e-\x1c\x1e\x1f\x7f-\x9f]/ : /[\0-\x1f\x7f-\x9f]/).test(text);
}

function checkGtin(text: string): CheckedCell {
  const code = text.replaceAll(/[\s-]/g, '');
  const gtin = readGtin(code);
  if (!isGtinFault(gtin)) return { value: upcAsEan13(code) };
  const reason = gtinReason(gtin);
  return gtin.fault === 'check-digit'
    ? { cause: 'check-digit', ...importRow.checkDigit({ ean: code, reason }) }
    : { cause: 'not-a-gtin', ...importRow.notAGtin({ text: shortened(text), reason }) };
}

/** Accepts digits only, because 1.000 may be one or a thousand. */
function checkQuantity(text: string): CheckedCell {
  const quantity = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (quantity >= 1 && quantity <= importLimits.quantity) return { value: String(quantity) };
  return {
    cause: 'not-a-quantity',
    ...importRow.notAQuantity({ text: shortened(text), most: importLimits.quantity }),
  };
}

const SHOWN = 60;

/** Returns a value shortened for use in a sentence. */
export const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
