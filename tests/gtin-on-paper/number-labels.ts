import type { LabelTemplate } from 'label-core';
import { carrierNames, type CarrierName } from './written-numbers.ts';

const isGs1 = (symbology: CarrierName) => symbology.startsWith('gs1');

/** Returns a label with one code of the article’s EAN and nothing else. */
const labelOf = (symbology: CarrierName): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name: `Number on ${symbology}`,
  widthMm: 70,
  heightMm: 34,
  variables: [{ name: 'ean', type: 'default' }],
  elements: [
    {
      id: 'code',
      type: 'barcode',
      xMm: 1,
      yMm: 1,
      widthMm: 68,
      heightMm: 32,
      symbology,
      value: isGs1(symbology) ? '(01){{ean}}' : '{{ean}}',
    },
  ],
});

/** A label for each carrier of a number, in the order of `carrierNames`. */
export const numberLabels: readonly LabelTemplate[] = carrierNames.map(labelOf);
