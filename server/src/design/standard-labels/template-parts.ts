import type {
  BarcodeElement,
  LabelElement,
  LabelVariable,
  TableElement,
  TextElement,
  VariableSource,
} from 'label-core';
import type { TemplateParameter } from './standard-template.ts';

/** Left, top, width and height in mm. */
export type Place = readonly [xMm: number, yMm: number, widthMm: number, heightMm: number];

const boxOf = ([xMm, yMm, widthMm, heightMm]: Place) => ({ xMm, yMm, widthMm, heightMm });

type TextLook = Partial<Omit<TextElement, 'type' | 'id' | 'value' | 'sizePt'>>;

/** Returns a text of `sizePt` points; a text that does not fit shrinks down to `minSizePt`. */
export const text = (
  id: string,
  place: Place,
  value: string,
  sizePt: number,
  look: TextLook = {},
): LabelElement => ({
  type: 'text',
  id,
  ...boxOf(place),
  value,
  sizePt,
  verticalAlign: 'middle',
  ...look,
});

/** Returns a bold text. */
export const bold = (
  id: string,
  place: Place,
  value: string,
  sizePt: number,
  look: TextLook = {},
): LabelElement => text(id, place, value, sizePt, { weight: 700, ...look });

type TableLook = Omit<TableElement, 'type' | 'id' | 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;

/** Returns a table. */
export const table = (id: string, place: Place, look: TableLook): LabelElement => ({
  type: 'table',
  id,
  ...boxOf(place),
  ...look,
});

type BarcodeLook = Partial<Omit<BarcodeElement, 'type' | 'id' | 'value' | 'symbology'>>;

export const barcode = (
  id: string,
  place: Place,
  symbology: BarcodeElement['symbology'],
  value: string,
  look: BarcodeLook = {},
): LabelElement => ({ type: 'barcode', id, ...boxOf(place), symbology, value, ...look });

/** Returns a line from one point to another. */
export const line = (
  id: string,
  [x1Mm, y1Mm, x2Mm, y2Mm]: readonly [number, number, number, number],
  strokeMm: number,
  visibleWhen?: string,
): LabelElement => ({
  type: 'line',
  id,
  x1Mm,
  y1Mm,
  x2Mm,
  y2Mm,
  strokeMm,
  ...(visibleWhen !== undefined && { visibleWhen }),
});

/** Returns a black background for white text. */
export const ground = (id: string, place: Place, radiusMm = 0): LabelElement => ({
  type: 'rectangle',
  id,
  ...boxOf(place),
  fill: 'black',
  radiusMm,
});

/** Returns a picture of the media library that a parameter or a variable names. */
export const picture = (id: string, place: Place, variable: string): LabelElement => ({
  type: 'image',
  id,
  ...boxOf(place),
  source: { variable },
});

type VariableFacts = Partial<Omit<LabelVariable, 'name' | 'type'>>;

/** Returns a variable that is typed in at print; required unless stated otherwise. */
export const ask = (
  name: string,
  label: string,
  propertySize: number,
  facts: VariableFacts = {},
): LabelVariable => ({
  name,
  type: 'default',
  label,
  required: true,
  propertySize,
  ...facts,
});

/** Returns a variable that nobody fills in. */
export const computed = (name: string, label: string, source: VariableSource): LabelVariable => ({
  name,
  type: 'default',
  label,
  source,
});

/** Returns a variable that is switched on or off at print. */
export const askToggle = (
  name: string,
  label: string,
  defaultValue: 'true' | 'false' = 'false',
): LabelVariable => ({
  name,
  type: 'toggle',
  label,
  defaultValue,
});

/** Returns a text parameter that the organisation sets once. */
export const own = (
  name: string,
  label: string,
  defaultValue: string,
  facts: Partial<TemplateParameter> = {},
): TemplateParameter => ({ name, label, type: 'text', defaultValue, size: 40, isRequired: false, ...facts });

/** Parameter for the organisation itself, with the same name in every template, so that it is entered once. */
export const company = own('company', 'Company', 'Your company', { size: 60 });
export const companyAddress = own('companyAddress', 'Address', 'Street 1\n12345 City · Country', {
  type: 'lines',
  size: 160,
});
export const logo = own('logo', 'Logo', '', { type: 'media-ref', size: 10 });

/** Returns a parameter for a fixed word of a label, to be translated into the organisation's language. */
export const caption = (name: string, defaultValue: string, size = 24): TemplateParameter =>
  own(name, defaultValue, defaultValue, { size });
