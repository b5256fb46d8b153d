import type { LabelElement } from '../template/template-schema.ts';

/** A text of an element into which values are inserted. */
export interface ElementText {
  readonly value: string;
  readonly markup: boolean;
}

/** Returns the texts of an element: one of a text or a barcode, none of the others. */
export function elementTexts(element: LabelElement): readonly ElementText[] {
  if (element.type === 'text') return [{ value: element.value, markup: element.markup ?? false }];
  return element.type === 'barcode' ? [{ value: element.value, markup: false }] : [];
}
