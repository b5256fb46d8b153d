import type { LabelElement } from 'label-core';
import type { StandardTemplate } from '../standard-template.ts';
import { ask, askToggle, barcode, bold, caption, line, own, text } from '../template-parts.ts';

const sideMm = 5.6;
const topMm = 35;
const leftMm = (index: number) => 1.9 + index * (sideMm + 0.8);

/** The five symbols of ISO 3758 in a square of 100, as lines. */
const outlines = {
  wash: 'M 4 26 L 16 84 L 84 84 L 96 26 M 4 34 C 16 42 22 26 34 34 C 44 41 54 26 66 34 C 76 41 84 28 96 34',
  bleach: 'M 50 12 L 95 86 L 5 86 Z',
  dry: 'M 8 10 L 92 10 L 92 90 L 8 90 Z M 14 50 C 14 30 30 14 50 14 C 70 14 86 30 86 50 C 86 70 70 86 50 86 C 30 86 14 70 14 50 Z',
  iron: 'M 4 78 C 6 58 18 46 40 46 L 80 46 L 76 26 L 34 26 M 80 46 L 88 78 L 4 78',
  clean: 'M 8 50 C 8 26 26 8 50 8 C 74 8 92 26 92 50 C 92 74 74 92 50 92 C 26 92 8 74 8 50 Z',
} as const;
type Care = keyof typeof outlines;

const symbol = (care: Care, index: number): LabelElement => ({
  type: 'path',
  id: care,
  xMm: leftMm(index),
  yMm: topMm,
  widthMm: sideMm,
  heightMm: sideMm,
  viewWidth: 100,
  viewHeight: 100,
  d: outlines[care],
  fill: 'none',
  strokeMm: 0.35,
});

/** Returns the cross over a symbol, which forbids the treatment. */
const cross = (care: Care, index: number, visibleWhen: string): readonly LabelElement[] => {
  const [left, right, top, bottom] = [leftMm(index), leftMm(index) + sideMm, topMm, topMm + sideMm];
  return [
    line(`${care}-cross-1`, [left, top, right, bottom], 0.4, visibleWhen),
    line(`${care}-cross-2`, [left, bottom, right, top], 0.4, visibleWhen),
  ];
};

/** 35 × 70 mm: sewn into a garment: fibres, care symbols, origin. */
export const textileCare: StandardTemplate = {
  templateId: 'textile-care-35x70',
  name: 'Textile care 35 × 70',
  kind: 'Textile',
  description:
    'Sewn into a garment: size, fibres, the five care symbols with what must not be done, and the style’s code.',
  widthMm: 35,
  heightMm: 70,
  parameters: [
    own('brand', 'Brand', 'Your brand', { size: 24, isRequired: true }),
    caption('sizeWord', 'Size', 12),
    caption('madeInWord', 'Made in', 16),
    own('careWords', 'Words below the symbols', 'Wash inside out with like colours.', {
      type: 'lines',
      size: 120,
    }),
  ],
  variables: [
    ask('size', 'Size', 6),
    ask('fibres', 'Fibres', 120),
    ask('washTemperature', 'Wash at (°C)', 2, { defaultValue: '30' }),
    askToggle('noBleach', 'Do not bleach', 'true'),
    askToggle('noTumbleDry', 'Do not tumble dry'),
    askToggle('noIron', 'Do not iron'),
    askToggle('noDryClean', 'Do not dry-clean'),
    ask('origin', 'Made in', 24),
    ask('style', 'Style', 14),
  ],
  sampleValues: {
    size: 'M',
    fibres: '95 % organic cotton\n5 % elastane',
    washTemperature: '30',
    noBleach: 'true',
    noTumbleDry: 'true',
    noIron: 'false',
    noDryClean: 'true',
    origin: 'Portugal',
    style: 'TS-2611-NV',
  },
  elements: [
    bold('brand', [2, 8, 31, 7], '{{brand}}', 13, { minSizePt: 7, align: 'center', maxLines: 1 }),
    text('size-word', [2, 16, 12, 7], '{{sizeWord}}', 7, { minSizePt: 5, align: 'right', maxLines: 1 }),
    bold('size', [15, 16, 18, 7], '{{size}}', 14, { minSizePt: 8, maxLines: 1 }),
    text('fibres', [2, 24, 31, 10], '{{fibres}}', 7, { minSizePt: 5, align: 'center' }),
    ...(['wash', 'bleach', 'dry', 'iron', 'clean'] as const).map((care, index) => symbol(care, index)),
    bold('temperature', [leftMm(0), topMm + 1.3, sideMm, 3.8], '{{washTemperature}}', 5.5, {
      align: 'center',
      maxLines: 1,
    }),
    text('clean-letter', [leftMm(4), topMm, sideMm, sideMm], 'P', 8, {
      align: 'center',
      maxLines: 1,
      weight: 700,
    }),
    ...cross('bleach', 1, 'noBleach'),
    ...cross('dry', 2, 'noTumbleDry'),
    ...cross('iron', 3, 'noIron'),
    ...cross('clean', 4, 'noDryClean'),
    text('care-words', [2, 42, 31, 9], '{{careWords}}', 5.5, { minSizePt: 4.5, align: 'center' }),
    text('origin', [2, 51, 31, 4], '{{madeInWord}} {{origin}}', 6.5, {
      minSizePt: 5,
      align: 'center',
      maxLines: 1,
    }),
    barcode('code', [12.5, 56, 10, 10], 'datamatrix', '{{style}}'),
    text('style', [2, 65.6, 31, 3.6], '{{style}}', 6.5, { minSizePt: 5, align: 'center', maxLines: 1 }),
  ],
};
