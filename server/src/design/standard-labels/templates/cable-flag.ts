import type { LabelElement } from 'label-core';
import type { StandardTemplate } from '../standard-template.ts';
import { ask, barcode, bold, line, own, text } from '../template-parts.ts';

/**
 * Returns one half of the flag: the second one is upside down, so that both read upright once it is folded over the
 * cable.
 */
function side(id: string, yMm: number, rotation: 0 | 180): readonly LabelElement[] {
  const isTurned = rotation === 180;
  const codeXMm = isTurned ? 26 : 2;
  const wordsXMm = isTurned ? 2 : 14.5;
  const at = (offsetMm: number, heightMm: number) =>
    isTurned ? yMm + 16 - offsetMm - heightMm : yMm + offsetMm;
  return [
    barcode(`${id}-code`, [codeXMm, at(2, 12), 12, 12], 'datamatrix', '{{cable}}', { rotation }),
    bold(`${id}-cable`, [wordsXMm, at(1.6, 5.6), 23.5, 5.6], '{{cable}}', 12, {
      minSizePt: 6,
      maxLines: 1,
      rotation,
    }),
    text(`${id}-from`, [wordsXMm, at(7.2, 3.7), 23.5, 3.7], '{{fromWord}} {{from}}', 6.5, {
      minSizePt: 4.5,
      maxLines: 1,
      rotation,
    }),
    text(`${id}-to`, [wordsXMm, at(10.9, 3.7), 23.5, 3.7], '{{toWord}} {{to}}', 6.5, {
      minSizePt: 4.5,
      maxLines: 1,
      rotation,
    }),
  ];
}

/** 40 × 38 mm: folded around a cable, the same on both sides. */
export const cableFlag: StandardTemplate = {
  templateId: 'cable-flag-40x38',
  name: 'Cable flag 40 × 38',
  kind: 'Equipment',
  description: 'Folded around a cable along the dashes: both sides read upright, with a Data Matrix each.',
  widthMm: 40,
  heightMm: 38,
  parameters: [
    own('fromWord', 'Words before the first end', 'A:', { size: 10 }),
    own('toWord', 'Words before the second end', 'B:', { size: 10 }),
  ],
  variables: [ask('cable', 'Cable', 14), ask('from', 'From', 24), ask('to', 'To', 24)],
  sampleValues: { cable: 'C-1042', from: 'R03 / PP1 / 17', to: 'R07 / SW2 / 05' },
  elements: [
    ...side('upper', 1, 180),
    ...Array.from({ length: 10 }, (_, index) =>
      line(`fold-${index + 1}`, [1 + index * 4, 19, 3 + index * 4, 19], 0.25),
    ),
    ...side('lower', 21, 0),
  ],
};
