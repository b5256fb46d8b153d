/** Label of 60 × 40 mm with a title that must fit and an EAN-13, both required. */
export const shelfTemplate = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default', required: true, propertySize: 40 },
    { name: 'ean', type: 'default', required: true },
  ],
  elements: [
    {
      type: 'text',
      id: 't',
      xMm: 2,
      yMm: 2,
      widthMm: 56,
      heightMm: 12,
      value: '{{title}}',
      sizePt: 12,
      minSizePt: 6,
    },
    {
      type: 'barcode',
      id: 'b',
      xMm: 2,
      yMm: 16,
      widthMm: 44,
      heightMm: 22,
      symbology: 'ean13',
      value: '{{ean}}',
    },
  ],
};
