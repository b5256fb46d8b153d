import type { LabelTemplate } from 'label-core';

const box = { xMm: 2, yMm: 2, widthMm: 20, heightMm: 10 };

/** A label of 60 x 40 mm with an element of each type, and a variable of each. */
export const designedLabel: LabelTemplate = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'name', type: 'default' },
    { name: 'logo', type: 'media-ref' },
    { name: 'vegan', type: 'toggle' },
  ],
  elements: [
    { ...box, type: 'text', id: 'title', value: '{{name}}', sizePt: 12, minSizePt: 7, maxLines: 2 },
    { ...box, type: 'text', id: 'lot', value: 'Lot', sizePt: 9, yMm: 14 },
    {
      ...box,
      type: 'barcode',
      id: 'ean',
      symbology: 'ean13',
      value: '4006381333931',
      widthMm: 44,
      heightMm: 20,
    },
    { ...box, type: 'image', id: 'picture', source: { variable: 'logo' } },
    { ...box, type: 'rectangle', id: 'frame', strokeMm: 0.5 },
    { ...box, type: 'ellipse', id: 'oval', strokeMm: 1 },
    { type: 'line', id: 'rule', x1Mm: 2, y1Mm: 24, x2Mm: 42, y2Mm: 24, strokeMm: 0.4 },
    { ...box, type: 'path', id: 'outline', d: 'M 0 0 L 1 0 L 1 1 Z', viewWidth: 1, viewHeight: 1 },
  ],
};
