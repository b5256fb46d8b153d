import * as fc from 'fast-check';
import type { LabelTemplate } from 'label-core';
import { applyEdit, type Edit } from 'label-core/design';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import { buildTemplate } from './design-builders';
import type { VersionedServer } from './versioned-server';

export type Answer = 'back' | 'mine' | 'theirs';

export interface SaveDeed {
  readonly kind: 'save';
  /** What is answered if somebody else saved meanwhile. */
  readonly answer: Answer;
}

/** What happens one after the other: to the label on the screen, on the server, in the browser. */
export type Deed =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' | 'redo' }
  | SaveDeed
  | { readonly kind: 'theirs'; readonly template: LabelTemplate; readonly isSameVersion: boolean }
  | { readonly kind: 'reload'; readonly isDiscarded: boolean };

/** The page as naively as can be. Labels are compared as objects where the page tells a change by that. */
export interface Naive {
  readonly labels: readonly LabelTemplate[];
  readonly at: number;
  /** What counts as saved. */
  readonly base: LabelTemplate;
  /** Hash of the version on the server that was seen: it is what a save may take the place of. */
  readonly seen: string;
}

export const shownOf = ({ labels, at }: Naive): LabelTemplate => labels[at] ?? noLabel();
export const hasChanges = (model: Naive) => shownOf(model) !== model.base;

export const openedOn = (server: VersionedServer): Naive => {
  const { template, hash } = server.newest();
  return { labels: [template], at: 0, base: template, seen: hash };
};

function noLabel(): never {
  throw new Error('There is no such label.');
}

/** Fails unless the page tells of something exactly where the model does. */
export function agree(what: string, told: boolean, expected: boolean): void {
  if (told !== expected) throw new Error(`The page tells of ${what}: ${told}; the model: ${expected}.`);
}

/** Returns the model after an edit or a step through the history. */
export function naivelyChanged(model: Naive, deed: Extract<Deed, { kind: 'edit' | 'undo' | 'redo' }>): Naive {
  if (deed.kind !== 'edit') {
    const at = model.at + (deed.kind === 'undo' ? -1 : 1);
    return { ...model, at: Math.min(model.labels.length - 1, Math.max(0, at)) };
  }
  const after = applyEdit(shownOf(model), deed.edit);
  if (after === shownOf(model)) return model;
  return { ...model, labels: [...model.labels.slice(0, model.at + 1), after], at: model.at + 1 };
}

/** Returns the model after a reload that goes on with what was kept: the steps are forgotten, and all counts as changed. */
export const naivelyRestored = (model: Naive): Naive => ({
  ...model,
  labels: [structuredClone(shownOf(model))],
  at: 0,
});

/** Returns the model after a save, whose outcome follows from what was seen. */
export function naivelySaved(
  model: Naive,
  before: { hash: string; template: LabelTemplate },
  { answer }: SaveDeed,
  server: VersionedServer,
): Naive {
  const saved: Naive = { ...model, base: shownOf(model), seen: server.newest().hash };
  if (!hasChanges(model)) return model;
  if (before.hash === model.seen || answer === 'mine') return saved;
  if (answer === 'back') return model;
  return openedOn(server);
}

/** Many edits change nothing; these do. */
const widths = fc.integer({ min: 20, max: 200 }).map((widthMm): Edit => ({ kind: 'setLabel', widthMm }));

export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(editArbitrary, widths).map((edit) => ({ kind: 'edit', edit }) as const) },
  { weight: 1, arbitrary: fc.constantFrom('undo', 'redo').map((kind) => ({ kind })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Answer>('back', 'mine', 'theirs')
      .map((answer) => ({ kind: 'save', answer }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('theirs' as const),
      template: templateArbitrary,
      isSameVersion: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(false, false, true)
      .map((isDiscarded) => ({ kind: 'reload', isDiscarded }) as const),
  },
);

const wider = (widthMm: number): Deed => ({ kind: 'edit', edit: { kind: 'setLabel', widthMm } });
const theirs = (isSameVersion: boolean): Deed => ({
  kind: 'theirs',
  template: buildTemplate({ heightMm: isSameVersion ? 90 : 80 }),
  isSameVersion,
});

/** Somebody replaces the file of a draft while the page with changes over it is closed: its number stays. */
export const replacedWhileAway: Deed[] = [
  theirs(false),
  { kind: 'reload', isDiscarded: false },
  wider(70),
  theirs(true),
  { kind: 'reload', isDiscarded: false },
  { kind: 'save', answer: 'back' },
  { kind: 'save', answer: 'mine' },
];
