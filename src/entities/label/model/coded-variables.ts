import type { LabelTemplate } from 'label-core';
import { isGs1 } from 'label-core/design';

/** A variable that fills one element of a GS1 barcode of the label. */
export interface CodedVariable {
  identifier: string;
  variable: string;
  /** Fixed characters in front of it: `(01)0{{ean}}` has one. */
  prefix: string;
}

/** `(17){{expiry}}`: one identifier whose data is one variable. */
const ELEMENT = /\((\d{2,4})\)([^({]*)\{\{\s*([^{}]+?)\s*\}\}(?=\(|$)/g;

/** Returns which variables fill which elements of the label's GS1 barcodes. */
export function codedVariables(template: LabelTemplate): CodedVariable[] {
  return template.elements
    .filter((element) => element.type === 'barcode')
    .filter(({ symbology }) => isGs1(symbology))
    .flatMap(({ value }) =>
      [...value.matchAll(ELEMENT)].map(([, identifier = '', prefix = '', variable = '']) => ({
        identifier,
        variable,
        prefix,
      })),
    );
}
