import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, own, text } from '../template-parts.ts';

/** 72 × 12 mm, a dumbbell: two heads of 24 mm that are glued together; the tail between them goes through the ring. */
export const jewellery: StandardTemplate = {
  templateId: 'jewellery-72x12',
  name: 'Jewellery 72 × 12',
  kind: 'Product',
  description:
    'A dumbbell label: price and metal on one head, Data Matrix and number on the other, nothing on the tail.',
  widthMm: 72,
  heightMm: 12,
  parameters: [
    own('shop', 'Shop', 'Your shop', { size: 24 }),
    own('currency', 'Currency', '€', { type: 'choice', options: ['€', '£', '$', 'CHF', 'kr'] }),
  ],
  variables: [
    ask('itemNumber', 'Item number', 12),
    ask('metal', 'Metal and stone', 28),
    ask('price', 'Price', 10),
    ask('ringSize', 'Size', 8, { required: false }),
  ],
  sampleValues: { itemNumber: 'R-20418', metal: 'Au 585 · 0.25 ct', price: '1,290.00', ringSize: '54' },
  elements: [
    bold('price', [1, 0.8, 22.5, 4.6], '{{currency}} {{price}}', 10, { minSizePt: 6, maxLines: 1 }),
    text('metal', [1, 5.3, 22.5, 3], '{{metal}}', 5.5, { minSizePt: 4, maxLines: 1 }),
    text('shop', [1, 8.3, 22.5, 3], '{{shop}}', 5, { minSizePt: 4, maxLines: 1 }),
    barcode('code', [48.5, 1, 10, 10], 'datamatrix', '{{itemNumber}}'),
    bold('number', [59, 1.5, 12.5, 4.5], '{{itemNumber}}', 7.5, { minSizePt: 4.5, maxLines: 1 }),
    text('size', [59, 6.5, 12.5, 4], '{{ringSize}}', 7, { minSizePt: 4.5, maxLines: 1 }),
  ],
};
