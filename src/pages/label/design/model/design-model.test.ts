import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdit, type Edit } from 'label-core/design';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import type { LabelTemplate } from 'label-core';
import { designAfter, designOf, type DesignState } from './design-state';
import { MOST_STEPS } from './history';

/** What a person does one after the other; a reload keeps the label and forgets the steps. */
type Deed =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly key: string; readonly afterMs: number }
  | { readonly kind: 'select'; readonly share: number }
  | { readonly kind: 'undo' | 'redo' | 'reload' };

/** A label that was there, with what was selected in it when it was left. */
interface Seen {
  readonly template: LabelTemplate;
  readonly selection: readonly string[];
  /** Key and time of the last step that led here; "" once it was undone. */
  readonly key: string;
  readonly atMs: number;
}

/** The design as naively as can be: every label that was there, and which of them is shown. */
interface Naive {
  readonly seen: readonly Seen[];
  readonly at: number;
}

const beginning = (template: LabelTemplate): Naive => ({
  seen: [{ template, selection: [], key: '', atMs: 0 }],
  at: 0,
});

function shownOf({ seen, at }: Naive): Seen {
  const shown = seen[at];
  if (!shown) throw new Error('The model shows nothing.');
  return shown;
}

/** Returns the model with another shown label. */
const withShown = ({ seen, at }: Naive, changes: Partial<Seen>): Naive => ({
  seen: seen.map((one, index) => (index === at ? { ...one, ...changes } : one)),
  at,
});

function naively(model: Naive, deed: Deed, atMs: number): Naive {
  const shown = shownOf(model);
  switch (deed.kind) {
    case 'edit':
      return naivelyEdited(model, deed, atMs);
    case 'select':
      return withShown(model, { selection: shareOf(shown.template, deed.share) });
    case 'undo':
      return model.at === 0 ? model : { ...withShown(model, { key: '' }), at: model.at - 1 };
    case 'redo':
      return { ...model, at: Math.min(model.seen.length - 1, model.at + 1) };
    case 'reload':
    default:
      return beginning(shown.template);
  }
}

function naivelyEdited(model: Naive, { edit, key }: Deed & { kind: 'edit' }, atMs: number): Naive {
  const shown = shownOf(model);
  const template = applyEdit(shown.template, edit);
  if (template === shown.template) return model;
  const next: Seen = { template, selection: naiveSelection(edit, shown, template), key, atMs };
  const isSameStep = key !== '' && key === shown.key && atMs - shown.atMs <= 1000;
  const before = model.seen.slice(0, isSameStep ? model.at : model.at + 1);
  const seen = [...before, next].slice(-MOST_STEPS - 1);
  return { seen, at: seen.length - 1 };
}

/** What is new is selected; otherwise what was selected and is still there, under its new name. */
function naiveSelection(edit: Edit, shown: Seen, after: LabelTemplate): readonly string[] {
  const [old, ids] = [idsOf(shown.template), idsOf(after)];
  const added = ids.filter((id) => !old.includes(id));
  if (edit.kind === 'add' || edit.kind === 'paste') return added;
  const names =
    edit.kind === 'rename' ? new Map([[edit.id, added[0] ?? edit.id]]) : new Map<string, string>();
  return shown.selection.map((id) => names.get(id) ?? id).filter((id) => ids.includes(id));
}

const idsOf = ({ elements }: LabelTemplate): readonly string[] => elements.map(({ id }) => id);

const shareOf = (template: LabelTemplate, share: number): readonly string[] =>
  idsOf(template).slice(0, Math.ceil(template.elements.length * share));

function really(state: DesignState, deed: Deed, atMs: number): DesignState {
  switch (deed.kind) {
    case 'edit': {
      const { edit, key: mergeKey } = deed;
      return designAfter(state, { kind: 'edit', edit, wordsOf: ({ kind }) => kind, mergeKey, atMs });
    }
    case 'select':
      return designAfter(state, { kind: 'select', ids: shareOf(state.template, deed.share), tell: String });
    case 'reload':
      // As the browser keeps it: a copy of the object.
      return designOf(structuredClone(state.template));
    case 'undo':
    case 'redo':
    default:
      return designAfter(state, { kind: deed.kind, tell: (words) => words });
  }
}

const edits = fc.record({
  kind: fc.constant('edit' as const),
  edit: editArbitrary,
  key: fc.constantFrom('', 'field', 'nudge'),
  afterMs: fc.constantFrom(50, 999, 1000, 1001, 5000),
});

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: edits },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 0, max: 4 })
      .map((quarters) => ({ kind: 'select', share: quarters / 4 }) as const),
  },
  { weight: 3, arbitrary: fc.constantFrom('undo', 'redo').map((kind) => ({ kind })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' } as const) },
);

it('a design is what a naive list of labels says, after any edits, steps that merge, undone and redone steps and reloads', () => {
  fc.assert(
    fc.property(templateArbitrary, fc.array(deeds, { maxLength: 24 }), (template, done) => {
      let model = beginning(template);
      let state = designOf(template);
      let atMs = 0;
      for (const deed of done) {
        atMs += deed.kind === 'edit' ? deed.afterMs : 1;
        model = naively(model, deed, atMs);
        state = really(state, deed, atMs);
        const { template: shown, selection } = shownOf(model);
        expect([state.template, state.selection]).toEqual([shown, selection]);
        expect([state.history.done.length, state.history.undone.length]).toEqual([
          model.at,
          model.seen.length - 1 - model.at,
        ]);
      }
    }),
    { numRuns: 1000 },
  );
});
