import { describe, expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { defaultCode } from '../design/default-barcode.ts';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { symbologies, type LabelTemplate, type Symbology } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { fittedBarcodes } from './barcode-repairs.ts';

const fonts = loadFontSet();

/** Returns a label with a barcode whose box is so large. */
const labelWith = (symbology: Symbology, [widthMm, heightMm]: readonly [number, number], rotation = 0) =>
  sampleTemplate({
    version: 2,
    heightMm: 100,
    elements: [
      sampleBarcode({
        symbology,
        value: defaultCode(symbology),
        widthMm,
        heightMm,
        xMm: 1,
        yMm: 1,
        rotation,
      }),
    ],
  });

function fitted(template: LabelTemplate, dpi = 203): LabelTemplate {
  const label = { template, values: {}, options: { dpi, fonts } };
  return fittedBarcodes(['barcode'], label).reduce(applyEdit, template);
}

const boxOf = ({ elements: [element] }: LabelTemplate) =>
  element?.type === 'barcode' ? [element.widthMm, element.heightMm] : [];

const problemsOf = (template: LabelTemplate, dpi: number) =>
  layout(template, {}, { dpi, fonts }).problems.map(({ message }) => message);

describe('a barcode whose box is too small', () => {
  it.each(symbologies)('%s prints in the smallest box, at every resolution and turn', (symbology) => {
    for (const dpi of [203, 300, 600])
      for (const rotation of [0, 90])
        for (const [widthMm, heightMm] of [
          [3, 3],
          [58, 4],
        ] as const) {
          const sides = rotation === 0 ? ([widthMm, heightMm] as const) : ([heightMm, widthMm] as const);
          const after = fitted(labelWith(symbology, sides, rotation), dpi);
          expect(problemsOf(after, dpi)).toEqual([]);
          const [width = 0, height = 0] = boxOf(after);
          const lessMm = (1.1 * 25.4) / dpi;
          // A side that stays is put on whole dots.
          const isKept = (mm: number, before: number) => Math.abs(mm - before) < 2 * lessMm;
          const shorter = [
            ...(isKept(width, sides[0]) ? [] : [{ widthMm: width - lessMm }]),
            ...(isKept(height, sides[1]) ? [] : [{ heightMm: height - lessMm }]),
          ];
          for (const place of shorter) {
            const smaller = applyEdit(after, { kind: 'setPlace', ids: ['barcode'], place });
            expect({ dpi, sides, place, problems: problemsOf(smaller, dpi).length }).toMatchObject({
              problems: 1,
            });
          }
        }
  });

  it('keeps it where it prints, where its value is none, and where the label is too small', () => {
    const whole = labelWith('ean13', [40, 20]);
    expect(fitted(whole)).toBe(whole);
    const wrong = applyEdit(labelWith('ean13', [3, 3]), { kind: 'setContent', id: 'barcode', content: 'x' });
    expect(fitted(wrong)).toBe(wrong);
    const narrow = sampleTemplate({ ...labelWith('ean13', [3, 3]), widthMm: 20 });
    expect(fitted(narrow)).toBe(narrow);
  });
});
