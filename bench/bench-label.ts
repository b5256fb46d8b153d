import { parseLabelTemplate, type LabelValues } from 'label-core';

/** Black cross in a ring, 160 × 160 px, one bit per pixel. */
const picture = [
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAACgAQAAAACjtFqAAAAB7klEQVR42uXXuZGEMBAF0KZkYBICoRAaCo1QFIJMDApWfUhI',
  '8Klhar3dMXan3qCLQ/2hA3zoe4xE/RV3Sp/pgoHRXZDkMze4Kg4NBkXXIFHdXnHLOFYYM/YVLhm7Cn1GOlGWQ74sivIse+15',
  'KBitnbeRyKbe24+uoLe+dmuhf2wqPLXZcC/nN2oT0sF1ebzcwTCWE3loG5LBu3x1Fhmeyjc7r52hz2dcujcs48hIs+B+jsMH',
  'TIIbVbeJ51bE/XQnLty/YH9iNIzn4HYE8dzGEzeeM3E304k7DyA41/emos9n3+mcBHVGGbkdpV5cjSGN8ICbzj1jTBNkHGpc',
  'BVede0Y+huT4BnvBqcZdMOiCMh7p3wMudDToO8auxYXRX5EYXYvhEe2yFYw0Y9ztWhZcaXrCscUt4XbH8QmnFlN/tN5xeMK5',
  'xeMJ4x37hMcF/bcYymbDPyQMd3QUuisufxLdFcP/WTu67vAO+fVdB+7k9w/C+4cLPpvvH224M7zfWN5vVl9sgHD/hDst3JPf',
  'b+mwIsDaAasMrEewcr0vfLBu4goLazGs2rC+wyQAMwNMFzCHwMQCsw1OQTAvwWQFMxhMazDXwQSIsyJMlTB/wqQKMy1Mvzgn',
  'w0QNszdM6TjPw+QP3xHw2wR874BvKJ9fcH4AMQDtI9qCcPQAAAAASUVORK5CYII=',
].join('');

const place = (xMm: number, yMm: number, widthMm: number, heightMm: number) => ({
  xMm,
  yMm,
  widthMm,
  heightMm,
});

/** Label that the budgets refer to: text, EAN-13, GS1 DataMatrix and an image, on 100 × 60 mm. */
export const benchTemplate = parseLabelTemplate({
  format: 'platen-label',
  version: 1,
  name: 'Bench 100 × 60',
  widthMm: 100,
  heightMm: 60,
  variables: [
    { name: 'name', type: 'default', required: true },
    { name: 'ingredients', type: 'default' },
    { name: 'ean', type: 'default', required: true },
    { name: 'lot', type: 'default', required: true },
    { name: 'mark', type: 'media-ref', required: true },
  ],
  elements: [
    { type: 'image', id: 'mark', ...place(3, 3, 12, 12), source: { variable: 'mark' } },
    {
      type: 'text',
      id: 'name',
      ...place(17, 3, 80, 12),
      value: '{{name}}',
      weight: 700,
      sizePt: 15,
      minSizePt: 6,
      wrap: true,
    },
    {
      type: 'text',
      id: 'ingredients',
      ...place(3, 17, 94, 18),
      value: 'Ingredients: {{ingredients}}',
      sizePt: 8,
      minSizePt: 5,
      wrap: true,
    },
    { type: 'text', id: 'lot', ...place(3, 37, 45, 5), value: 'Lot {{lot}}', sizePt: 9 },
    { type: 'barcode', id: 'ean', ...place(3, 43, 45, 15), symbology: 'ean13', value: '{{ean}}' },
    {
      type: 'barcode',
      id: 'trace',
      ...place(75, 37, 21, 21),
      symbology: 'gs1datamatrix',
      value: '(01)0{{ean}}(17)271231(10){{lot}}',
    },
  ],
});

export const benchImages: Readonly<Record<string, Uint8Array>> = { '1': Buffer.from(picture, 'base64') };

/** Returns a different EAN-13 for each number from 0. */
export function benchEan(index: number): string {
  const digits = `20${String(index).padStart(10, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns values that no two labels share, so that nothing drawn for one can be reused for another. */
export const benchValues = (index: number): LabelValues => ({
  name: `Tarte à la crème no. ${index}`,
  ingredients:
    'wheat flour, butter (milk), sugar, eggs, cream (milk), almonds, salt, raising agent, natural vanilla flavour. May contain traces of other nuts.',
  ean: benchEan(index),
  lot: `L${String(index).padStart(6, '0')}`,
  mark: '1',
});
