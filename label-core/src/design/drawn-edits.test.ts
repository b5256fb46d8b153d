import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { LabelTemplate, LabelVariable } from '../template/template-schema.ts';
import { samplePng } from '../testing/sample-image.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { copiedElements } from './element-clipboard.ts';
import { sampleIds, sampleVariables } from './testing/element-arbitrary.ts';
import { editArbitrary } from './testing/edit-arbitrary.ts';
import { evenTemplate } from './testing/even-template.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const RUNS = process.env['TEST_RUN'] === 'main' ? 250 : 1000;
const options = { dpi: 203, fonts: loadFontSet(), images: { 5: samplePng(6, 4), 6: samplePng(4, 10) } };

type Values = Readonly<Record<string, string>>;

const names = Object.keys(sampleVariables);
const anyName = fc.constantFrom(...names);
const anyIds = fc.shuffledSubarray<string>([...sampleIds], { minLength: 1 });

/** A value for each variable of an arbitrary template. */
const anyValues: fc.Arbitrary<Values> = fc.record({
  name: fc.constantFrom('Jam', 'Crème brûlée', ''),
  'lot no': fc.constantFrom('A1', '0042'),
  ean: fc.constantFrom('96385074', '9501101530003', '{{name}}'),
  vegan: fc.constantFrom('true', 'false'),
  logo: fc.constantFrom('5', '6', ''),
  emblem: fc.constantFrom('6', '5'),
});

const drawn = (template: LabelTemplate, values: Values) => layout(template, values, options).nodes;

/** Returns a drawing as text, places at a thousandth of a dot and without negative zeros; without the ids of elements. */
const told = (nodes: readonly unknown[]): readonly string[] =>
  nodes.map((node) =>
    JSON.stringify(node, (key, value: unknown) => {
      if (key === 'elementId') return undefined;
      return typeof value === 'number' ? Math.round(value * 8000) / 8000 || 0 : value;
    }),
  );

const withName = (values: Values, from: string, to: string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name === from ? to : name, value]));

/** Returns every number of a drawing, in its order. */
function numbersOf(nodes: readonly unknown[]): readonly number[] {
  const numbers: number[] = [];
  JSON.stringify(nodes, (_key, value: unknown) => {
    if (typeof value === 'number') numbers.push(value);
    return value;
  });
  return numbers;
}

/** Returns a drawing as text without its numbers and the ids of elements. */
const shapeOf = (nodes: readonly unknown[]): string =>
  JSON.stringify(nodes, (key, value: unknown) => {
    if (key === 'elementId') return undefined;
    return typeof value === 'number' ? 0 : value;
  });

describe('the drawing of a label', () => {
  it('stays when any of its variables is renamed', () => {
    let changed = 0;
    const newName = fc.constantFrom('number', 'lot 2', 'Ünïcode', 'a/b', 'constructor');
    fc.assert(
      fc.property(templateArbitrary, anyName, newName, anyValues, (template, name, to, values) => {
        const renamed = applyEdit(template, { kind: 'renameVariable', name, to });
        expect(renamed.variables.map((one) => one.name)).toEqual(
          template.variables.map((one) => (one.name === name ? to : one.name)),
        );
        const before = drawn(template, values);
        if (before.length > 0 && renamed.elements !== template.elements) changed += 1;
        expect(told(drawn(renamed, withName(values, name, to)))).toEqual(told(before));
        // Back again it is the same label, written alike.
        const back = applyEdit(renamed, { kind: 'renameVariable', name: to, to: name });
        expect(told(drawn(back, values))).toEqual(told(before));
      }),
      { numRuns: RUNS },
    );
    expect(changed).toBeGreaterThan(RUNS / 10);
  });

  it('has a copy as the elements themselves, at their place', () => {
    fc.assert(
      fc.property(evenTemplate, anyIds, anyValues, (template, ids, values) => {
        const copied = copiedElements(template, ids);
        const pasted = applyEdit(template, { kind: 'paste', ...copied, shift: { dxMm: 0, dyMm: 0 } });
        const onlyOld = { ...template, elements: [...copied.elements] };
        const onlyNew = { ...pasted, elements: pasted.elements.slice(template.elements.length) };
        expect(onlyNew.elements).toHaveLength(copied.elements.length);
        expect(told(drawn(onlyNew, values))).toEqual(told(drawn(onlyOld, values)));
      }),
      { numRuns: RUNS },
    );
  });

  it('has a shifted copy as the elements themselves, shifted', () => {
    // Whole inches are whole dots of every printer.
    const inches = fc.integer({ min: -3, max: 3 }).map((count) => count * 25.4);
    fc.assert(
      fc.property(evenTemplate, anyIds, anyValues, inches, inches, (template, ids, values, dxMm, dyMm) => {
        const copied = copiedElements(template, ids);
        const pasted = applyEdit(template, { kind: 'paste', ...copied, shift: { dxMm, dyMm } });
        const copies = { ...pasted, elements: pasted.elements.slice(template.elements.length) };
        const [before, after] = [
          drawn({ ...template, elements: [...copied.elements] }, values),
          drawn(copies, values),
        ];
        expect(shapeOf(after)).toEqual(shapeOf(before));
        const by = [0, dxMm, dyMm];
        const places = numbersOf(before);
        const wrong = numbersOf(after).filter(
          (mm, index) => !by.some((shiftMm) => Math.abs(mm - (places[index] ?? 0) - shiftMm) < 1e-6),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('is taken along to a label whose variables of these names are of other types', () => {
    const types: readonly LabelVariable['type'][] = ['default', 'media-ref', 'toggle'];
    const otherLabel = fc.tuple(...names.map(() => fc.constantFrom(...types))).map((others) => ({
      format: 'platen-label' as const,
      version: 1 as const,
      name: 'Other',
      widthMm: 1000,
      heightMm: 1000,
      variables: names.map((name, index) => ({ name, type: others[index] ?? ('default' as const) })),
      elements: [],
    }));
    fc.assert(
      fc.property(evenTemplate, otherLabel, anyIds, anyValues, (template, other, ids, values) => {
        const copied = copiedElements(template, ids);
        const pasted = applyEdit(other, { kind: 'paste', ...copied, shift: { dxMm: 0, dyMm: 0 } });
        // A variable that was renamed is the next of its name: it gets the value of the one that it stands for.
        const given = pasted.variables.map(({ name }) => {
          const from = names.find((one) => name === one || name === `${one} 2`) ?? name;
          return [name, values[from] ?? ''] as const;
        });
        const source = { ...template, elements: [...copied.elements] };
        expect(told(drawn(pasted, Object.fromEntries(given)))).toEqual(told(drawn(source, values)));
      }),
      { numRuns: RUNS },
    );
  });

  it('is not changed by locks, groups, guides, margins and names of elements', () => {
    const unseen = new Set<Edit['kind']>(['lock', 'group', 'ungroup', 'setGuides', 'rename']);
    const edits = fc.array(
      editArbitrary.filter(({ kind }) => unseen.has(kind)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(templateArbitrary, edits, anyValues, (template, made, values) => {
        expect(told(drawn(made.reduce(applyEdit, template), values))).toEqual(told(drawn(template, values)));
      }),
      { numRuns: RUNS },
    );
  });
});
