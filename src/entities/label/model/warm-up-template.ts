import type { LabelTemplate } from 'label-core';

const box = { xMm: 2, widthMm: 46, heightMm: 14 };

/** Template with everything that is slow to lay out the first time: both fonts, bars and modules. */
export const warmUpTemplate: LabelTemplate = {
  format: 'platen-label',
  version: 1,
  name: 'Warm-up',
  widthMm: 50,
  heightMm: 50,
  variables: [],
  elements: [
    { type: 'text', id: 'regular', ...box, yMm: 2, value: 'Crème 250 g', sizePt: 8 },
    { type: 'text', id: 'bold', ...box, yMm: 10, value: 'Crème 250 g', sizePt: 8, weight: 700 },
    { type: 'barcode', id: 'bars', ...box, yMm: 18, symbology: 'ean13', value: '4006381333931' },
    {
      type: 'barcode',
      id: 'modules',
      ...box,
      yMm: 34,
      symbology: 'gs1datamatrix',
      value: '(01)04006381333931(10)A1',
    },
  ],
};
