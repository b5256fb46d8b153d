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

const code = { moduleMm: 0.5, textSizePt: 12 } as const;

/**
 * 105 × 190 mm, following the GS1 Logistic Label Guideline: words at the top, the same data as plain text in the
 * middle, the codes below with the SSCC last. Modules of half a millimetre, bars of 32 mm, and below them digits of 3
 * mm.
 */
export const logistic: StandardTemplate = {
  templateId: 'gs1-logistic-105x190',
  name: 'GS1 logistic label 105 × 190',
  kind: 'Shipping',
  description:
    'Pallets and cases after GS1: content, count, best before, lot and, issued by a counter, the SSCC, as GS1-128.',
  widthMm: 105,
  heightMm: 190,
  parameters: [
    company,
    companyAddress,
    logo,
    caption('titleWord', 'Content', 40),
    own('ssccCounter', 'Counter of the SSCCs', '', { type: 'sscc', size: 80, fills: 'sscc' }),
  ],
  variables: [
    ask('name', 'Content', 80),
    ask('sscc', 'SSCC', 18),
    ask('gtin', 'GTIN of the content (14 digits)', 14),
    ask('count', 'Count', 4),
    ask('bestBefore', 'Best before (YYMMDD)', 6),
    ask('lot', 'Lot', 12),
  ],
  sampleValues: {
    name: 'Strawberry jam extra 340 g, case of 12',
    sscc: '340123450000012348',
    gtin: '09501101530003',
    count: '48',
    bestBefore: '271231',
    lot: 'L4711',
  },
  elements: [
    bold('company', [5, 4, 66, 7], '{{company}}', 15, { minSizePt: 4, maxLines: 2, lineHeight: 1.05 }),
    text('address', [5, 11.5, 66, 10], '{{companyAddress}}', 9, {
      minSizePt: 6,
      verticalAlign: 'top',
      maxLines: 3,
    }),
    picture('logo', [73, 4, 27, 17], 'logo'),
    line('rule-1', [0, 24, 105, 24], 0.75),
    ...field('sscc', [5, 26, 95], 'SSCC', '{{sscc}}'),
    ...field('content', [5, 37, 50], 'CONTENT', '{{gtin}}'),
    ...field('count', [70, 37, 30], 'COUNT', '{{count}}'),
    ...field('best-before', [5, 48, 50], 'BEST BEFORE (YYMMDD)', '{{bestBefore}}'),
    ...field('lot', [70, 48, 30], 'BATCH/LOT', '{{lot}}'),
    text('name-caption', [5, 59, 90, 4], '{{titleWord}}', 7, { minSizePt: 5, maxLines: 1 }),
    bold('name', [5, 63, 95, 9], '{{name}}', 12, { minSizePt: 7, maxLines: 2, lineHeight: 1.05 }),
    line('rule-2', [0, 74, 105, 74], 0.75),
    barcode('code-content', [2.5, 75.6, 100, 37.2], 'gs1-128', '(02){{gtin}}(37){{count}}', code),
    barcode('code-lot', [2.5, 113.6, 100, 37.2], 'gs1-128', '(15){{bestBefore}}(10){{lot}}', code),
    barcode('code-sscc', [2.5, 151.6, 100, 37.2], 'gs1-128', '(00){{sscc}}', code),
  ],
};

function field(
  id: string,
  [xMm, yMm, widthMm]: readonly [number, number, number],
  title: string,
  value: string,
) {
  return [
    text(`${id}-caption`, [xMm, yMm, widthMm, 4], title, 7, { maxLines: 1, minSizePt: 5 }),
    bold(id, [xMm, yMm + 4, widthMm, 6.5], value, 14, { minSizePt: 8, maxLines: 1 }),
  ];
}
