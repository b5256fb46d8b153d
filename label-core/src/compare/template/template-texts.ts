import type { LabelElement, LabelVariable } from '../../template/template-schema.ts';

/** The words of the table of changes. */
export const templateTexts = {
  size: 'size',
  variable: 'variable',
  text: 'text',
  picture: 'picture',
  shape: 'shape',
  shownWhen: 'shown when',
  always: 'always',
  yes: 'yes',
  no: 'no',
  any: 'any length',
  nothing: 'nothing',
  barcode: { value: 'value', symbology: 'symbology', checkDigit: 'check digit' },
  checkDigitAdded: 'added by the label',
  checkDigitInValue: 'in the value',
  variableProperties: {
    type: 'type',
    defaultValue: 'default value',
    propertySize: 'longest value',
    required: 'required',
    editable: 'editable',
    label: 'label',
  },
  types: { default: 'text', 'media-ref': 'picture', toggle: 'switch' } satisfies Record<
    LabelVariable['type'],
    string
  >,
  shapes: {
    rectangle: 'rectangle',
    line: 'line',
    ellipse: 'ellipse',
    path: 'outline',
  } satisfies Record<Exclude<LabelElement['type'], 'text' | 'barcode' | 'image'>, string>,
  sizeOf: (widthMm: number, heightMm: number) => `${widthMm} × ${heightMm} mm`,
  characters: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`,
  placeholder: (variable: string) => `{{${variable}}}`,
  pictureOf: (widthPx: number, heightPx: number, kB: string, fingerprint: string) =>
    `${widthPx} × ${heightPx} px, ${kB} kB, ${fingerprint}`,
  unreadable: (kB: string, fingerprint: string) => `${kB} kB, ${fingerprint}`,
  barcodeOf: (symbology: string, value: string) => `${symbology}: ${value}`,
} as const;
