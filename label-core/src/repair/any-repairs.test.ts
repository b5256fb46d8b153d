import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { refusalOf } from '../design/refusal-of.ts';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { repairsOf } from './repairs-of.ts';

const fonts = loadFontSet();
const RUNS = process.env['TEST_RUN'] === 'main' ? 250 : 1000;

const place = {
  xMm: fc.integer({ min: -300, max: 1100 }).map((count) => count / 10),
  yMm: fc.integer({ min: -200, max: 700 }).map((count) => count / 10),
  rotation: fc.constantFrom(0, 90, 180, 270),
};

const text = fc.record({
  ...place,
  widthMm: fc.integer({ min: 10, max: 600 }).map((count) => count / 10),
  heightMm: fc.integer({ min: 10, max: 300 }).map((count) => count / 10),
  sizePt: fc.constantFrom(3, 8, 12, 30),
  overflow: fc.constantFrom('error', 'ellipsis'),
  wrap: fc.boolean(),
  value: fc.constantFrom('Jam', 'Tarte à la crème', 'Strawberry jam of whole fruit. '.repeat(6), 'おちゃ'),
});

const codes = [
  { symbology: 'ean13', value: '9501101530003' },
  { symbology: 'ean8', value: '96385074' },
  { symbology: 'itf14', value: '19501101530000' },
  { symbology: 'code128', value: 'A1-0042' },
  { symbology: 'gs1-128', value: '(01)09501101530003(10)A1' },
  { symbology: 'qrcode', value: 'https://demo.test/article/9501101530003' },
  { symbology: 'datamatrix', value: 'A1' },
] as const;

const barcode = fc
  .tuple(
    fc.record({
      ...place,
      widthMm: fc.integer({ min: 30, max: 800 }).map((count) => count / 10),
      heightMm: fc.integer({ min: 30, max: 400 }).map((count) => count / 10),
    }),
    fc.constantFrom(...codes),
    fc.option(fc.constantFrom(0.17, 0.33, 0.5, 1.2), { nil: undefined }),
  )
  .map(([box, code, moduleMm]) => ({ ...box, ...code, ...(moduleMm !== undefined && { moduleMm }) }));

/** A label of 100 x 60 mm with two texts and two codes, each often too small, too low, or beside the label. */
const label = fc
  .record({ texts: fc.array(text, { maxLength: 2 }), barcodes: fc.array(barcode, { maxLength: 2 }) })
  .map(({ texts, barcodes }) =>
    sampleTemplate({
      elements: [
        ...texts.map((look, index) => sampleText({ ...look, id: `text ${index}` })),
        ...barcodes.map((look, index) => sampleBarcode({ ...look, id: `code ${index}` })),
      ],
    }),
  );

const keyOf = ({ code, elementId }: LabelProblem | LabelWarning) => JSON.stringify([code, elementId]);

it('a repair of any finding can be made, removes that finding, adds no problem, and leaves the label valid', () => {
  /** Repairs that were made, by what they are for. */
  const made = new Map<string, number>();
  fc.assert(
    fc.property(label, fc.constantFrom(203, 300, 600), (template, dpi) => {
      const options = { dpi, fonts };
      const { problems, warnings } = layout(template, {}, options);
      for (const finding of [...problems, ...warnings]) {
        for (const { edit, words } of repairsOf(finding, { template, values: {}, options })) {
          expect(words.message).not.toBe('');
          expect(refusalOf(template, edit)).toBeUndefined();
          const repaired = applyEdit(template, edit);
          expect(parseLabelTemplate(JSON.parse(JSON.stringify(repaired)))).toEqual(repaired);
          const after = layout(repaired, {}, options);
          const left = [...after.problems, ...after.warnings].map(keyOf);
          expect(left).not.toContain(keyOf(finding));
          const before = new Set(problems.map(keyOf));
          expect(after.problems.map(keyOf).filter((key) => !before.has(key))).toEqual([]);
          made.set(finding.code, (made.get(finding.code) ?? 0) + 1);
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect([...made].filter(([, count]) => count > 10).map(([code]) => code)).toEqual(
    expect.arrayContaining([
      'text-overflow',
      'text-cut',
      'outside-label',
      'barcode-too-small',
      'barcode-low',
    ]),
  );
});
