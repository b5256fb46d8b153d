import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdit, type Edit } from 'label-core/design';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import type { LabelTemplate } from 'label-core';
import { designAfter, designOf, type DesignState } from './design-state';
import { MOST_STEPS } from './history';

/** What a person does one after the other; a reload keeps the label and forgets the steps. */
type Deed =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'select'; readonly share: number }
  | { readonly kind: 'undo' | 'redo' | 'reload' };

/** The design as naively as can be: every label that was there, and which of them is shown. */
interface Naive {
  readonly templates: readonly LabelTemplate[];
  readonly at: number;
}

const shownOf = ({ templates, at }: Naive): LabelTemplate | undefined => templates[at];

function naively(model: Naive, deed: Deed): Naive {
  const shown = shownOf(model);
  if (!shown) return model;
  switch (deed.kind) {
    case 'edit': {
      const next = applyEdit(shown, deed.edit);
      if (next === shown) return model;
      const templates = [...model.templates.slice(0, model.at + 1), next].slice(-MOST_STEPS - 1);
      return { templates, at: templates.length - 1 };
    }
    case 'undo':
      return { ...model, at: Math.max(0, model.at - 1) };
    case 'redo':
      return { ...model, at: Math.min(model.templates.length - 1, model.at + 1) };
    case 'reload':
      return { templates: [shown], at: 0 };
    case 'select':
    default:
      return model;
  }
}

function really(state: DesignState, deed: Deed, atMs: number): DesignState {
  switch (deed.kind) {
    case 'edit':
      return designAfter(state, { kind: 'edit', edit: deed.edit, words: deed.edit.kind, atMs });
    case 'select': {
      const { elements } = state.template;
      const ids = elements.slice(0, Math.ceil(elements.length * deed.share)).map(({ id }) => id);
      return designAfter(state, { kind: 'select', ids });
    }
    case 'reload':
      // As the browser keeps it: a copy of the object.
      return designOf(structuredClone(state.template));
    case 'undo':
    case 'redo':
    default:
      return designAfter(state, { kind: deed.kind, tell: (words) => words });
  }
}

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: editArbitrary.map((edit) => ({ kind: 'edit', edit }) as const) },
  {
    weight: 2,
    arbitrary: fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((share) => ({ kind: 'select', share }) as const),
  },
  { weight: 3, arbitrary: fc.constantFrom('undo', 'redo').map((kind) => ({ kind })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' } as const) },
);

it('a design is what a naive list of labels says, after any edits, undone and redone steps and reloads', () => {
  fc.assert(
    fc.property(templateArbitrary, fc.array(deeds, { maxLength: 24 }), (template, done) => {
      let model: Naive = { templates: [template], at: 0 };
      let state = designOf(template);
      for (const [index, deed] of done.entries()) {
        model = naively(model, deed);
        state = really(state, deed, index * 2000);
        expect(state.template).toEqual(shownOf(model));
        const ids = new Set(state.template.elements.map(({ id }) => id));
        expect(state.selection.filter((id) => !ids.has(id))).toEqual([]);
        expect(new Set(state.selection).size).toBe(state.selection.length);
        expect([state.history.done.length, state.history.undone.length]).toEqual([
          model.at,
          model.templates.length - 1 - model.at,
        ]);
      }
    }),
    { numRuns: 1000 },
  );
});
