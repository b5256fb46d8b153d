import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateLimits } from '../template/template-limits.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { refusalOf } from './refusal-of.ts';
import { editArbitrary, editOfKind } from './testing/edit-arbitrary.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const RUNS = process.env['TEST_RUN'] === 'main' ? 250 : 1000;

const kindsWithIds: readonly Edit['kind'][] = [
  'remove',
  'move',
  'resize',
  'turn',
  'setPlace',
  'setLook',
  'order',
  'group',
  'ungroup',
  'align',
  'distribute',
  'sameSize',
];

/** Kinds that set lengths; the others change none, or have their own table of limits. */
const kindsWithLengths: readonly Edit['kind'][] = [
  'add',
  'move',
  'resize',
  'turn',
  'setPlace',
  'setLook',
  'align',
  'distribute',
  'sameSize',
  'setLabel',
  'turnLabel',
  'setGuides',
  'paste',
];

/** Returns every number of a value by the name of its property; a list of numbers has the name of the list. */
function numbersIn(value: unknown, name = ''): readonly (readonly [name: string, number])[] {
  if (typeof value === 'number') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => numbersIn(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => numbersIn(entry, key));
}

const lengthsIn = (value: unknown) => numbersIn(value).filter(([name]) => name.endsWith('Mm'));

/** Whether a length is at 0.01 mm; the module of a barcode, which prints as whole dots, at 0.001 mm. */
const isExact = (name: string, mm: number): boolean => {
  const perMm = name === 'moduleMm' ? 1000 : 100;
  return mm === Math.round(mm * perMm) / perMm;
};

/** Returns ids of elements that an edit may change: those on the label that are not locked. */
const freeIds = ({ elements, design }: LabelTemplate): ReadonlySet<string> =>
  new Set(elements.map(({ id }) => id).filter((id) => design?.locked?.includes(id) !== true));

describe('an edit of any kind', () => {
  it.each(kindsWithLengths)('sets lengths at 0.01 mm: %s', (kind) => {
    fc.assert(
      fc.property(templateArbitrary, editOfKind(kind), (template, edit) => {
        // Copies keep the places that they were copied from.
        const brought = edit.kind === 'paste' ? lengthsIn(edit.elements) : [];
        const known = new Set([...lengthsIn(template), ...brought].map(([, mm]) => mm));
        const set = lengthsIn(applyEdit(template, edit)).filter(([, mm]) => !known.has(mm));
        expect(set.filter(([name, mm]) => !isExact(name, mm))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves every number finite and within the limits, and no id twice, after many others', () => {
    const most = Math.max(templateLimits.sideMm, templateLimits.propertySize);
    fc.assert(
      fc.property(templateArbitrary, fc.array(editArbitrary, { maxLength: 12 }), (template, edits) => {
        const after = edits.reduce(applyEdit, template);
        const wrong = numbersIn(after).filter(
          ([name, number]) =>
            !Number.isFinite(number) ||
            Math.abs(number) > (name.endsWith('Mm') ? templateLimits.sideMm : most),
        );
        expect(wrong).toEqual([]);
        expect(new Set(after.elements.map(({ id }) => id)).size).toBe(after.elements.length);
        expect(new Set(after.variables.map(({ name }) => name)).size).toBe(after.variables.length);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('an edit of elements', () => {
  it.each(kindsWithIds)('does the same without ids that are locked or unknown: %s', (kind) => {
    fc.assert(
      fc.property(templateArbitrary, editOfKind(kind), (template, edit) => {
        if (!('ids' in edit)) return;
        const free = freeIds(template);
        const each = { ...edit, ids: [...new Set(edit.ids)] };
        const ids = each.ids.filter((id) => free.has(id));
        expect(applyEdit(template, { ...edit, ids })).toEqual(applyEdit(template, each));
      }),
      { numRuns: RUNS },
    );
  });

  it.each<Edit['kind']>(['setContent', 'rename'])(
    'changes nothing where the element is locked or unknown: %s',
    (kind) => {
      fc.assert(
        fc.property(templateArbitrary, editOfKind(kind), (template, edit) => {
          if (!('id' in edit) || freeIds(template).has(edit.id)) return;
          expect(refusalOf(template, edit)).toBeDefined();
          expect(applyEdit(template, edit)).toBe(template);
        }),
        { numRuns: 2 * RUNS },
      );
    },
  );

  it.each(kindsWithIds)('leaves all others the same objects: %s', (kind) => {
    fc.assert(
      fc.property(templateArbitrary, editOfKind(kind), (template, edit) => {
        if (!('ids' in edit)) return;
        const named = new Set(edit.ids);
        const others = template.elements.filter(({ id }) => !named.has(id));
        const after = new Set(applyEdit(template, edit).elements);
        expect(others.filter((element) => !after.has(element))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
