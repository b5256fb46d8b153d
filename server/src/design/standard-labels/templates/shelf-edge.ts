import type { StandardTemplate } from '../standard-template.ts';
import { ask, askToggle, barcode, bold, caption, ground, own, text } from '../template-parts.ts';

/** 70 × 38 mm: price at the shelf. */
export const shelfEdge: StandardTemplate = {
  templateId: 'shelf-edge-70x38',
  name: 'Shelf edge 70 × 38',
  kind: 'Shelf',
  description: 'A price to be read from two metres, the price per unit, and an EAN-13 for the stock round.',
  widthMm: 70,
  heightMm: 38,
  parameters: [
    own('currency', 'Currency', '€', { type: 'choice', options: ['€', '£', '$', 'CHF', 'kr'] }),
    own('unit', 'Unit of the base price', 'kg', {
      type: 'choice',
      options: ['kg', '100 g', 'l', '100 ml', 'm', 'pc'],
    }),
    caption('offerWord', 'OFFER', 12),
  ],
  variables: [
    ask('name', 'Name', 60),
    ask('content', 'Content', 16),
    ask('price', 'Price', 8),
    ask('basePrice', 'Price per unit', 10),
    ask('ean', 'EAN', 13),
    askToggle('offer', 'Offer'),
  ],
  sampleValues: {
    name: 'Strawberry jam extra, 70 % fruit',
    content: '340 g',
    price: '4.29',
    basePrice: '12.62',
    ean: '9501101530003',
    offer: 'true',
  },
  elements: [
    bold('name', [2.5, 0.8, 65, 7.6], '{{name}}', 13, { minSizePt: 8, maxLines: 2, lineHeight: 1.05 }),
    { ...ground('offer-ground', [2.5, 11, 20, 8], 1), visibleWhen: 'offer' },
    bold('offer', [3, 11, 19, 8], '{{offerWord}}', 12, {
      minSizePt: 5,
      align: 'center',
      maxLines: 1,
      color: 'white',
      visibleWhen: 'offer',
    }),
    bold('price', [22, 7.4, 38, 14.6], '{{price}}', 40, {
      minSizePt: 16,
      align: 'right',
      maxLines: 1,
      lineHeight: 1,
    }),
    bold('currency', [60.5, 9.6, 8, 6], '{{currency}}', 13, { minSizePt: 7, maxLines: 1 }),
    barcode('ean', [0.5, 22, 43.5, 15.4], 'ean13', '{{ean}}', { moduleMm: 0.36 }),
    bold('content', [45, 27, 22.5, 4.6], '{{content}}', 9, { minSizePt: 6, align: 'right', maxLines: 1 }),
    text('base', [45, 31.6, 22.5, 4.6], '{{currency}} {{basePrice}} / {{unit}}', 8, {
      minSizePt: 5,
      align: 'right',
      maxLines: 1,
    }),
  ],
};
