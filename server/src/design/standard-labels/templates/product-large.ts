import type { StandardTemplate } from '../standard-template.ts';
import {
  ask,
  barcode,
  bold,
  caption,
  company,
  companyAddress,
  line,
  logo,
  own,
  picture,
  text,
} from '../template-parts.ts';

/** 100 × 60 mm: product with its facts, EAN-13 and a code that links to more information. */
export const productLarge: StandardTemplate = {
  templateId: 'product-100x60',
  name: 'Product 100 × 60',
  kind: 'Product',
  description: 'Name, description, lot, EAN-13 and a QR code that leads to the product’s page.',
  widthMm: 100,
  heightMm: 60,
  parameters: [
    company,
    companyAddress,
    logo,
    own('website', 'Address of the product pages', 'https://example.com/p/', { size: 80, isRequired: true }),
    caption('articleWord', 'Article'),
    caption('lotWord', 'Lot'),
    caption('contentWord', 'Content'),
  ],
  variables: [
    ask('name', 'Name', 80),
    ask('description', 'Description', 160, { required: false }),
    ask('articleNumber', 'Article number', 14),
    ask('lot', 'Lot', 14),
    ask('content', 'Content', 14),
    ask('ean', 'EAN', 13),
  ],
  sampleValues: {
    name: 'Oak shelf board, oiled',
    description: 'Solid European oak, 18 mm, oiled on all sides. Load up to 25 kg with two brackets.',
    articleNumber: 'SB-180-OE',
    lot: '2026-318',
    content: '1 piece',
    ean: '9501101530003',
  },
  elements: [
    bold('name', [4, 3, 72, 12], '{{name}}', 19, {
      minSizePt: 8,
      maxLines: 2,
      lineHeight: 1.05,
      verticalAlign: 'top',
    }),
    text('description', [4, 15.5, 72, 11], '{{description}}', 8.5, { minSizePt: 6, verticalAlign: 'top' }),
    picture('logo', [79, 3.5, 17, 22], 'logo'),
    line('rule', [4, 28, 96, 28], 0.5),
    ...fact('article', 29.5, '{{articleWord}}', '{{articleNumber}}'),
    ...fact('lot', 34.9, '{{lotWord}}', '{{lot}}'),
    ...fact('content', 40.3, '{{contentWord}}', '{{content}}'),
    bold('company', [4, 46.8, 32, 4], '{{company}}', 7, { minSizePt: 4, maxLines: 2, lineHeight: 1.05 }),
    text('address', [4, 50.8, 32, 6.8], '{{companyAddress}}', 6.5, {
      minSizePt: 5,
      verticalAlign: 'top',
      maxLines: 2,
    }),
    barcode('ean', [35.5, 30, 43.5, 27], 'ean13', '{{ean}}', { moduleMm: 0.33 }),
    barcode('page', [79, 30.5, 19, 19], 'qrcode', '{{website}}{{articleNumber}}'),
    text('hint', [79, 49.5, 19, 5], '{{articleNumber}}', 6, { minSizePt: 4.5, align: 'center', maxLines: 1 }),
  ],
};

function fact(id: string, yMm: number, caption_: string, value: string) {
  return [
    text(`${id}-caption`, [4, yMm, 13, 5], caption_, 7, { minSizePt: 5, maxLines: 1 }),
    bold(id, [17, yMm, 19, 5], value, 9, { minSizePt: 5.5, maxLines: 1 }),
  ];
}
