import type { FaultCause, ImportField } from 'label-core/import';
import { dataKey } from 'label-core/import';

export const causeTexts: Readonly<Record<FaultCause, string>> = {
  'broken-quotes': 'Quotes that do not close',
  'ragged-row': 'Too few or too many cells',
  'missing-value': 'Empty where a value is needed',
  'too-long': 'Too long',
  'not-text': 'Characters that are not text',
  'not-a-gtin': 'Not an EAN',
  'check-digit': 'Wrong check digit',
  'not-a-quantity': 'Not a quantity',
  duplicate: 'Twice in the file',
  'other-customer': 'Another customer for the same order',
  'too-many-lines': 'Too many lines in one order',
};

const fieldTexts: Readonly<Record<string, string>> = {
  identifier: 'Article number',
  name: 'Name',
  ean: 'EAN',
  orderNumber: 'Order number',
  article: 'Article number or EAN',
  quantity: 'Quantity',
  customer: 'Customer',
  label: 'Label',
};

/** A field as the screen calls it. */
export const fieldText = (field: ImportField) => dataKey(field) ?? fieldTexts[field] ?? field;
