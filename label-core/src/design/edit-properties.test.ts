import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { areEqual } from './edits/change-elements.ts';
import { refusalOf } from './refusal-of.ts';
import { editArbitrary, editKinds, editOfKind } from './testing/edit-arbitrary.ts';
import { templateArbitrary } from './testing/template-arbitrary.ts';

const RUNS = process.env['TEST_RUN'] === 'main' ? 250 : 1000;

/** Kinds that change the label as a whole, locked elements too, or the locks themselves. */
const beyondLocks: ReadonlySet<Edit['kind']> = new Set([
  'lock',
  'setLabel',
  'turnLabel',
  'renameVariable',
  'removeVariable',
  'replaceAll',
]);

const byId = ({ elements }: LabelTemplate) => new Map(elements.map((element) => [element.id, element]));

/** Returns a template without negative zeros, which JSON does not have. */
const asJson = (template: LabelTemplate): unknown => JSON.parse(JSON.stringify(template));

/** Fails unless a template is what a file of it is read as. The comparison of `expect` would take most of the time. */
function expectValid(template: LabelTemplate): void {
  const written = asJson(template);
  expect(isDeepStrictEqual(parseLabelTemplate(written), written)).toBe(true);
}

describe('an arbitrary template', () => {
  it('is valid', () => {
    fc.assert(
      fc.property(templateArbitrary, (template) => {
        expectValid(template);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('every edit', () => {
  it.each(editKinds)('leaves a valid template valid: %s', (kind) => {
    fc.assert(
      fc.property(templateArbitrary, editOfKind(kind), (template, edit) => {
        const after = applyEdit(template, edit);
        expectValid(after);
        expect(refusalOf(template, edit) === undefined || after === template).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves a valid template valid after many others', () => {
    fc.assert(
      fc.property(templateArbitrary, fc.array(editArbitrary, { maxLength: 12 }), (template, edits) => {
        const after = edits.reduce(applyEdit, template);
        expectValid(after);
      }),
      { numRuns: RUNS },
    );
  });

  it('changes only what it is about, and nothing of the template it is made on', () => {
    fc.assert(
      fc.property(templateArbitrary, editArbitrary, (template, edit) => {
        const written = JSON.stringify([template, edit]);
        const before = byId(template);
        const after = applyEdit(template, edit);
        expect(JSON.stringify([template, edit])).toBe(written);
        if (edit.kind === 'replaceAll') return;
        const copied = after.elements.filter((element) => {
          const old = before.get(element.id);
          return old !== undefined && old !== element && areEqual(old, element);
        });
        expect(copied).toEqual([]);
        expect(after === template || !areEqual(after, template)).toBe(true);
        if (beyondLocks.has(edit.kind)) return;
        const elements = byId(after);
        const changed = template.design?.locked?.filter((id) => elements.get(id) !== before.get(id)) ?? [];
        expect(changed).toEqual([]);
      }),
      { numRuns: 3 * RUNS },
    );
  });

  it('is refused when all its ids are unknown or locked', () => {
    fc.assert(
      fc.property(templateArbitrary, editArbitrary, (template, edit) => {
        if (!('ids' in edit) || edit.kind === 'lock') return;
        const locked = new Set(template.design?.locked);
        const ids = edit.ids.filter((id) => locked.has(id) || !byId(template).has(id));
        const onThose = { ...edit, ids };
        expect(refusalOf(template, onThose)).toBeDefined();
        expect(applyEdit(template, onThose)).toBe(template);
      }),
      { numRuns: RUNS },
    );
  });

  it('sets places at 0.01 mm', () => {
    const placed = new Set<Edit['kind']>(['move', 'resize', 'turn', 'setPlace', 'align', 'distribute']);
    fc.assert(
      fc.property(templateArbitrary, editArbitrary, (template, edit) => {
        if (!placed.has(edit.kind)) return;
        const before = byId(template);
        const inexact = applyEdit(template, edit).elements.flatMap((element) => {
          const known = new Set(lengthsOf(before.get(element.id) ?? element));
          return lengthsOf(element).filter((mm) => !known.has(mm) && mm !== Math.round(mm * 100) / 100);
        });
        expect(inexact).toEqual([]);
      }),
      { numRuns: 3 * RUNS },
    );
  });
});

const lengthsOf = (element: LabelElement): readonly number[] =>
  Object.entries(element).flatMap(([key, value]) =>
    key.endsWith('Mm') && typeof value === 'number' ? [value] : [],
  );
