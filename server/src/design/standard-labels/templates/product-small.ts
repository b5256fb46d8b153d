import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, company, line, own, text } from '../template-parts.ts';

/** 50 × 30 mm: name and EAN-13, for any goods sold at a till. */
export const productSmall: StandardTemplate = {
  templateId: 'product-50x30',
  name: 'Product 50 × 30',
  kind: 'Product',
  description: 'Name, content and EAN-13 for anything that goes over a till.',
  widthMm: 50,
  heightMm: 30,
  parameters: [
    company,
    own('unit', 'Unit of the content', 'g', { type: 'choice', options: ['g', 'kg', 'ml', 'l', 'pcs'] }),
  ],
  variables: [ask('name', 'Name', 60), ask('content', 'Content', 10), ask('ean', 'EAN', 13)],
  sampleValues: { name: 'Strawberry jam', content: '340', ean: '9501101530003' },
  elements: [
    bold('name', [2, 1, 46, 6.6], '{{name}}', 13, { minSizePt: 6.5, maxLines: 2, lineHeight: 1.05 }),
    line('rule', [2, 8, 48, 8], 0.25),
    text('company', [2, 8.4, 31, 4], '{{company}}', 7, { minSizePt: 4, maxLines: 2, lineHeight: 1.05 }),
    bold('content', [33, 8.4, 15, 4], '{{content}} {{unit}}', 8, {
      minSizePt: 5,
      align: 'right',
      maxLines: 1,
    }),
    barcode('ean', [3, 12.6, 44, 16.9], 'ean13', '{{ean}}', { moduleMm: 0.36 }),
  ],
};
