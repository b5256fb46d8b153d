import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { editArbitrary, templateArbitrary } from '../design/testing/index.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { samplePng } from '../testing/sample-image.ts';
import type { LabelValues } from '../values/label-values.ts';
import { createPartLayout } from './lay-out-parts.ts';
import { layout } from './layout.ts';

const RUNS = process.env['TEST_RUN'] === 'main' ? 250 : 1000;
const fonts = loadFontSet();
const images = { 5: samplePng(6, 4) };
const values: readonly LabelValues[] = [
  { name: 'Crème', 'lot no': 'A1', ean: '9501101530003', vegan: 'true', logo: '5' },
  { name: '', ean: '96385074', vegan: 'maybe', emblem: '5' },
];

/** Codes that can grow into the room beside them, and texts that may be smaller: what depends on more than its own place. */
const code = fc
  .record({
    xMm: fc.integer({ min: 0, max: 40 }),
    yMm: fc.integer({ min: 0, max: 40 }),
    widthMm: fc.integer({ min: 10, max: 40 }),
    rotation: fc.constantFrom(0 as const, 90 as const),
    value: fc.constantFrom('9501101530003', '{{ean}}'),
  })
  .map((place): LabelElement => ({
    type: 'barcode',
    id: 'growing',
    symbology: 'ean13',
    heightMm: 20,
    grows: true,
    ...place,
  }));

const edits = fc.oneof(
  { weight: 5, arbitrary: editArbitrary },
  { weight: 1, arbitrary: code.map((element) => ({ kind: 'add', element }) as const) },
);
const steps = fc.array(
  fc.record({ edit: edits, at: fc.constantFrom(0, 1), dpi: fc.constantFrom(203, 203, 203, 300) }),
  { minLength: 1, maxLength: 6 },
);

/** A label on which most edits leave something to see, and a code that grows. */
const label = fc
  .tuple(templateArbitrary, fc.option(code, { nil: undefined }))
  .map(([template, growing]): LabelTemplate => ({
    ...template,
    widthMm: Math.max(60, template.widthMm),
    heightMm: Math.max(40, template.heightMm),
    elements: growing ? [...template.elements, growing] : template.elements,
  }));

it('a label laid out element by element is the label laid out whole, after any sequence of edits, undone or not', () => {
  let grown = 0;
  fc.assert(
    fc.property(label, steps, (template, made) => {
      const layOutParts = createPartLayout();
      const seen = [template];
      let edited = template;
      for (const { edit, at, dpi } of made) {
        edited = applyEdit(edited, edit);
        seen.push(edited);
        // The label before is shown again, as an undo does: its elements are known.
        for (const shown of [edited, seen.at(-2) ?? edited]) {
          const options = { dpi, fonts, images };
          const { parts, problems, warnings } = layOutParts(shown, values[at] ?? {}, options);
          const scene = layout(shown, values[at] ?? {}, options);
          const nodes = [...parts.values()].flatMap((part) => part.nodes);
          if (shown.elements.some((one) => one.type === 'barcode' && one.grows === true)) grown += 1;
          // As text: comparing objects with each other would take most of the time.
          expect(JSON.stringify([nodes, problems, warnings])).toBe(
            JSON.stringify([scene.nodes, scene.problems, scene.warnings]),
          );
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(grown).toBeGreaterThan(RUNS);
});
