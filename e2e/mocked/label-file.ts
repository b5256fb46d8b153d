const template = {
  format: 'platen-label',
  version: 1,
  name: 'Käsetheke',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default' },
    { name: 'ean', type: 'default' },
  ],
  elements: [
    {
      id: 'title',
      type: 'text',
      xMm: 2,
      yMm: 2,
      widthMm: 56,
      heightMm: 8,
      value: '{{title}}',
      sizePt: 14,
    },
    {
      id: 'bars',
      type: 'barcode',
      xMm: 2,
      yMm: 14,
      widthMm: 50,
      heightMm: 22,
      symbology: 'ean13',
      value: '{{ean}}',
    },
  ],
};

/** Returns a label as Platen JSON; pass fields of the template to change it. */
export const labelFile = (fields: object = {}, name = 'shelf.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...template, ...fields })),
});
