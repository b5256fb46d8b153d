const SIZE = { widthMm: 60, heightMm: 40 };

/** Returns a label file whose barcode is the article's number behind a prefix: the print shows which version it is. */
export function versionFile(labelName: string, prefix: string): string {
  return JSON.stringify({
    format: 'platen-label',
    version: 1,
    name: labelName,
    ...SIZE,
    variables: [
      { name: 'name', type: 'default' },
      { name: 'ean', type: 'default' },
    ],
    elements: [
      {
        id: 'name',
        type: 'text',
        xMm: 2,
        yMm: 2,
        widthMm: 56,
        heightMm: 10,
        value: '{{name}}',
        sizePt: 10,
      },
      {
        id: 'ean',
        type: 'barcode',
        symbology: 'code128',
        xMm: 2,
        yMm: 14,
        widthMm: 56,
        heightMm: 20,
        value: `${prefix}{{ean}}`,
      },
    ],
  });
}
