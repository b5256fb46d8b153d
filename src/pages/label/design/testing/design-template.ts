import type { LabelTemplate } from 'label-core';

/** Label with a text, a barcode, a box and a level line, none of which touches another. */
export const designTemplate: LabelTemplate = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'title', type: 'default' }],
  elements: [
    {
      type: 'text',
      id: 'title',
      xMm: 2,
      yMm: 2,
      widthMm: 44,
      heightMm: 12,
      value: '{{title}}',
      sizePt: 12,
    },
    {
      type: 'barcode',
      id: 'ean',
      xMm: 2,
      yMm: 16,
      widthMm: 42.4,
      heightMm: 20,
      symbology: 'ean13',
      value: '9501101530003',
    },
    {
      type: 'rectangle',
      id: 'box',
      xMm: 46,
      yMm: 20,
      widthMm: 10,
      heightMm: 10,
      strokeMm: 0.5,
      fill: 'black',
    },
    { type: 'line', id: 'line', x1Mm: 4, y1Mm: 38, x2Mm: 40, y2Mm: 38, strokeMm: 0.3 },
  ],
};
