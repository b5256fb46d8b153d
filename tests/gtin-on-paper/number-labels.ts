import { versionOf, type LabelElement, type LabelTemplate } from 'label-core';
import { carrierNames, type CarrierName } from './written-numbers.ts';

/** GTINs as numbers, without an application identifier. */
const bare: ReadonlySet<CarrierName> = new Set(['ean8', 'upce', 'upca', 'ean13', 'itf14']);

/** Returns a label with one code of the article’s EAN and nothing else. */
function labelOf(symbology: CarrierName): LabelTemplate {
  const variables = [{ name: 'ean', type: 'default' as const }];
  const code: LabelElement = {
    id: 'code',
    type: 'barcode',
    xMm: 1,
    yMm: 1,
    widthMm: 68,
    heightMm: 32,
    symbology,
    value: bare.has(symbology) ? '{{ean}}' : '(01){{ean}}',
  };
  return {
    format: 'platen-label',
    version: versionOf({ variables, elements: [code] }),
    name: `Number on ${symbology}`,
    widthMm: 70,
    heightMm: 34,
    variables,
    elements: [code],
  };
}

/** A label for each carrier of a number, in the order of `carrierNames`. */
export const numberLabels: readonly LabelTemplate[] = carrierNames.map(labelOf);
