import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, caption, company, line, text } from '../template-parts.ts';

/** 148 × 70 mm: outer case with an ITF-14 between bearer bars. */
export const carton: StandardTemplate = {
  templateId: 'carton-148x70',
  name: 'Carton 148 × 70',
  kind: 'Warehouse',
  description: 'An outer case: what is in it, how many, and the ITF-14 of the case at full size.',
  widthMm: 148,
  heightMm: 70,
  parameters: [
    company,
    caption('quantityWord', 'Pieces'),
    caption('grossWord', 'Gross'),
    caption('lotWord', 'Lot'),
  ],
  variables: [
    ask('name', 'Content', 80),
    ask('quantity', 'Pieces', 6),
    ask('grossWeight', 'Gross weight', 12),
    ask('lot', 'Lot', 14),
    ask('caseGtin', 'GTIN of the case', 14),
  ],
  sampleValues: {
    name: 'Strawberry jam extra, 340 g',
    quantity: '12',
    grossWeight: '6.2 kg',
    lot: 'L26318A',
    caseGtin: '19501101530000',
  },
  elements: [
    bold('name', [4, 3, 108, 15], '{{name}}', 21, { minSizePt: 10, maxLines: 2, lineHeight: 1.05 }),
    text('company', [4, 18, 108, 5], '{{company}}', 9, { minSizePt: 4, maxLines: 2, lineHeight: 1.05 }),
    line('rule', [4, 25, 112, 25], 0.5),
    line('column', [114, 3, 114, 67], 0.5),
    ...stacked('quantity', 3, '{{quantityWord}}', '{{quantity}}', 34),
    ...stacked('gross', 26, '{{grossWord}}', '{{grossWeight}}', 19),
    ...stacked('lot', 47, '{{lotWord}}', '{{lot}}', 19),
    barcode('case', [4, 28, 106.5, 39], 'itf14', '{{caseGtin}}', {
      moduleMm: 0.625,
      bearerBars: true,
      textSizePt: 12,
    }),
  ],
};

function stacked(id: string, yMm: number, words: string, value: string, sizePt: number) {
  return [
    text(`${id}-caption`, [117, yMm, 28, 5], words, 8.5, { minSizePt: 6, maxLines: 1 }),
    bold(id, [117, yMm + 5, 28, 14], value, sizePt, { minSizePt: 9, maxLines: 1 }),
  ];
}
