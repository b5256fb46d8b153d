import type { Sentence } from '../../sentence/index.ts';
import type { LabelElement, LabelVariable } from '../../template/template-schema.ts';
import { sentences } from '../sentences/index.ts';
import type { ChangedValue } from './template-change.ts';

const { changedProperty: property, changedValue: value } = sentences;

/** Sentences of the table of changes. */
export const templateWords = {
  property,
  value,
  types: { default: value.text, 'media-ref': value.picture, toggle: value.switch } satisfies Record<
    LabelVariable['type'],
    Sentence
  >,
  shapes: {
    rectangle: value.rectangle,
    line: value.line,
    ellipse: value.ellipse,
    path: value.outline,
  } satisfies Record<Exclude<LabelElement['type'], 'text' | 'barcode' | 'image' | 'table'>, Sentence>,
  placeholder: (variable: string) => `{{${variable}}}`,
  barcodeOf: (symbology: string, code: string) => `${symbology}: ${code}`,
} as const;

/** Returns a value in English; two values are equal when this text is. */
export const plainly = (said: ChangedValue): string => (typeof said === 'string' ? said : said.message);

export const yesOrNo = (is: boolean): ChangedValue => (is ? value.yes : value.no);
