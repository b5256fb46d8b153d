import type { StandardTemplate } from '../standard-template.ts';
import { ask, askToggle, barcode, bold, caption, computed, ground, own, text } from '../template-parts.ts';

/** A price may be written with a point or a comma; the price per unit is written in the same way. */
const decimal = (name: string) => `replace(${name}, ",", ".")`;
const perUnit = `number(${decimal('price')} / ${decimal('amount')}, "0.00")`;
const asThePrice = `if(replace(price, ",", "") = price, ".", ",")`;

/**
 * 70 × 38 mm: price at the shelf, with the price per unit (Directive 98/6/EC) computed from price and amount, and a QR code
 * with the GS1 Digital Link of the article: shoppers open it with a phone, staff scan the same code.
 */
export const shelfLink: StandardTemplate = {
  templateId: 'shelf-link-70x38',
  name: 'Shelf edge with Digital Link 70 × 38',
  kind: 'Shelf',
  description:
    'A price with its price per unit, which is computed, and a QR code with a web address that holds the GTIN (GS1 Digital Link).',
  widthMm: 70,
  heightMm: 38,
  parameters: [
    own('currency', 'Currency', '€', { type: 'choice', options: ['€', '£', '$', 'CHF', 'kr'] }),
    own('unit', 'Unit of the amount', 'kg', { type: 'choice', options: ['kg', 'l', 'm', 'm²', 'pc'] }),
    caption('offerWord', 'OFFER', 12),
  ],
  variables: [
    ask('name', 'Name', 60),
    ask('price', 'Price', 8),
    ask('amount', 'Amount in the unit', 8),
    computed('basePrice', 'Price per unit', {
      kind: 'formula',
      text: `replace(${perUnit}, ".", ${asThePrice})`,
    }),
    ask('gtin', 'GTIN', 14),
    askToggle('offer', 'Offer'),
  ],
  sampleValues: {
    name: 'Strawberry jam extra, 70 % fruit',
    price: '4.29',
    amount: '0.34',
    basePrice: '12.62',
    gtin: '9501101530003',
    offer: 'true',
  },
  elements: [
    bold('name', [2.5, 0.8, 65, 7.6], '{{name}}', 13, { minSizePt: 8, maxLines: 2, lineHeight: 1.05 }),
    barcode('link', [1.5, 11, 26, 26], 'gs1dlqrcode', '(01){{gtin}}', { moduleMm: 0.625 }),
    bold('price', [28, 8.2, 32, 14.6], '{{price}}', 40, {
      minSizePt: 14,
      align: 'right',
      maxLines: 1,
      lineHeight: 1,
    }),
    bold('currency', [60.5, 10.4, 8, 6], '{{currency}}', 13, { minSizePt: 7, maxLines: 1 }),
    { ...ground('offer-ground', [28.5, 25.6, 14, 6.4], 1), visibleWhen: 'offer' },
    bold('offer', [29, 25.6, 13, 6.4], '{{offerWord}}', 10, {
      minSizePt: 4,
      align: 'center',
      maxLines: 1,
      color: 'white',
      visibleWhen: 'offer',
    }),
    bold('amount', [43.5, 23.6, 24, 4.4], '{{amount}} {{unit}}', 9, {
      minSizePt: 6,
      align: 'right',
      maxLines: 1,
    }),
    text('base', [43.5, 28, 24, 4.4], '{{currency}} {{basePrice}} / {{unit}}', 8, {
      minSizePt: 5,
      align: 'right',
      maxLines: 1,
    }),
    text('gtin', [28.5, 33.2, 39, 3.6], '(01) {{gtin}}', 7, { minSizePt: 5, align: 'right', maxLines: 1 }),
  ],
};
