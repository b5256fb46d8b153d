import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, caption, company, ground, logo, own, picture, text } from '../template-parts.ts';

/** 50 × 25 mm: tag for the organisation's assets. */
export const assetTag: StandardTemplate = {
  templateId: 'asset-tag-50x25',
  name: 'Asset tag 50 × 25',
  kind: 'Equipment',
  description: 'Property of the organisation: a number for people and a Data Matrix for scanners.',
  widthMm: 50,
  heightMm: 25,
  parameters: [
    company,
    logo,
    caption('propertyWord', 'Property of'),
    own('contact', 'If found', 'assets@example.com', { size: 40 }),
  ],
  variables: [
    ask('assetNumber', 'Asset number', 16),
    ask('description', 'Description', 40, { required: false }),
  ],
  sampleValues: { assetNumber: 'IT-004711', description: 'Laptop 14", Vertrieb' },
  elements: [
    ground('head', [0, 0, 50, 7]),
    bold('company', [2, 0, 46, 7], '{{propertyWord}} {{company}}', 8, {
      minSizePt: 4,
      maxLines: 2,
      lineHeight: 1.05,
      color: 'white',
    }),
    barcode('code', [1.5, 8, 15.5, 15.5], 'datamatrix', '{{assetNumber}}'),
    bold('number', [18, 8.3, 30.5, 6.4], '{{assetNumber}}', 14, { minSizePt: 7, maxLines: 1 }),
    text('description', [18, 14.8, 23, 4], '{{description}}', 6.5, {
      minSizePt: 5,
      maxLines: 1,
      overflow: 'ellipsis',
    }),
    text('contact', [18, 19, 23, 4], '{{contact}}', 5.5, { minSizePt: 4.5, maxLines: 1 }),
    picture('logo', [41.5, 15.5, 7, 8], 'logo'),
  ],
};
