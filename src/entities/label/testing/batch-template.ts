import type { LabelTemplate } from 'label-core';

/** Returns a label with one GS1 DataMatrix of this value. */
export function batch(value: string): LabelTemplate {
  return {
    format: 'platen-label',
    version: 1,
    name: 'Batch',
    widthMm: 60,
    heightMm: 40,
    variables: ['ean', 'lot', 'expiry', 'when', 'what'].map((name) => ({ name, type: 'default' })),
    elements: [
      {
        type: 'barcode',
        id: 'code',
        xMm: 2,
        yMm: 2,
        widthMm: 20,
        heightMm: 20,
        symbology: 'gs1datamatrix',
        value,
      },
    ],
  };
}
