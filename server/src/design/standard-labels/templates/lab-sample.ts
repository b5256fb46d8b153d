import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, own, text } from '../template-parts.ts';

/** 45 × 19 mm: sample, wrapped around its tube; the code runs along the tube, so that it is not bent. */
export const labSample: StandardTemplate = {
  templateId: 'sample-45x19',
  name: 'Sample 45 × 19',
  kind: 'Equipment',
  description:
    'A sample tube or jar: number, material, date and a Data Matrix that a curved tube does not bend.',
  widthMm: 45,
  heightMm: 19,
  parameters: [own('laboratory', 'Laboratory', 'Laboratory', { size: 30 })],
  variables: [
    ask('sampleNumber', 'Sample', 16),
    ask('material', 'Material', 40),
    ask('takenOn', 'Taken on', 16),
    ask('takenBy', 'Taken by', 8),
  ],
  sampleValues: {
    sampleNumber: 'S26-318-07',
    material: 'Mehl Type 550, Silo 4',
    takenOn: '2026-11-14 06:40',
    takenBy: 'MS',
  },
  elements: [
    barcode('code', [1.5, 2, 12, 15], 'datamatrix', '{{sampleNumber}}'),
    bold('number', [14.5, 1.5, 29.5, 5.5], '{{sampleNumber}}', 12, { minSizePt: 6, maxLines: 1 }),
    text('material', [14.5, 7, 29.5, 3.8], '{{material}}', 7, {
      minSizePt: 5,
      maxLines: 1,
      overflow: 'ellipsis',
    }),
    text('taken', [14.5, 10.8, 29.5, 3.6], '{{takenOn}} · {{takenBy}}', 6.5, { minSizePt: 5, maxLines: 1 }),
    text('laboratory', [14.5, 14.4, 29.5, 3.2], '{{laboratory}}', 5.5, { minSizePt: 4.5, maxLines: 1 }),
  ],
};
