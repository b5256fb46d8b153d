import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { LabelTemplate } from 'label-core';
import { applyEdit, type Edit } from 'label-core/design';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import { labelQueries, type LabelKit } from '@/entities/label';
import { createTestClient, mockApi, renderPage, type Person } from '@/shared/testing';
import { inKeptDesigns } from '../api/kept-designs-database';
import { buildTemplate } from '../testing/design-builders';
import { designServer, manager, reviewer } from '../testing/design-server';
import { probed } from '../testing/screen-probe';
import { recordForms, versionedServer, type VersionedServer } from '../testing/versioned-server';
import { DesignScreen } from './design-screen';

vi.mock('./designer', () => import('../testing/screen-probe'));
vi.mock('./save/save-bar', () => import('../testing/screen-probe'));

const RUNS = process.env['TEST_RUN'] === 'all' ? 100 : 12;

const api = mockApi(...designServer());

type Answer = 'back' | 'mine' | 'theirs';

interface SaveDeed {
  readonly kind: 'save';
  /** What is answered if somebody else saved meanwhile. */
  readonly answer: Answer;
}

/** What happens one after the other: to the label on the screen, on the server, in the browser. */
type Deed =
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' | 'redo' }
  | SaveDeed
  | { readonly kind: 'theirs'; readonly template: LabelTemplate; readonly isSameVersion: boolean }
  | { readonly kind: 'reload'; readonly isDiscarded: boolean };

/** The page as naively as can be. Labels are compared as objects where the page tells a change by that. */
interface Naive {
  readonly labels: readonly LabelTemplate[];
  readonly at: number;
  /** What counts as saved. */
  readonly base: LabelTemplate;
  /** Hash of the version on the server that was seen: it is what a save may take the place of. */
  readonly seen: string;
}

/** Fails unless the page tells of something exactly where the model does. */
function agree(what: string, told: boolean, expected: boolean): void {
  if (told !== expected) throw new Error(`The page tells of ${what}: ${told}; the model: ${expected}.`);
}

const shownOf = ({ labels, at }: Naive): LabelTemplate => labels[at] ?? expect.unreachable();
const hasChanges = (model: Naive) => shownOf(model) !== model.base;

const openedOn = (server: VersionedServer): Naive => {
  const { template, hash } = server.newest();
  return { labels: [template], at: 0, base: template, seen: hash };
};

/** Waits until something is so, without the pauses of `waitFor`. */
async function until(what: string, isSo: () => boolean): Promise<void> {
  const lastMs = Date.now() + 30_000;
  while (Date.now() < lastMs) {
    if (isSo()) return;
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  throw new Error(`Waited in vain until ${what}.`);
}

const designing = () => probed.designing ?? expect.unreachable();
const bar = () => probed.bar ?? expect.unreachable();

let kit: LabelKit | undefined;

/** Opens the page as after a reload: nothing is left but what the browser keeps. */
async function open(as: Parameters<typeof renderPage>[1]) {
  const client = createTestClient();
  // Fonts and code are loaded once, they are no part of what is shown here.
  kit ??= await client.fetchQuery(labelQueries.kit());
  client.setQueryData(labelQueries.kit().queryKey, kit);
  renderPage(<DesignScreen thing={{ kind: 'label', labelId: 7 }} />, { ...as, client });
  await until('the page is open', () => probed.designing !== undefined || isAsked());
}

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const isAsked = () => buttonOf('Go on') !== undefined;
const press = (name: string) => act(async () => (buttonOf(name) ?? expect.unreachable(name)).click());

/** The page is hidden and then gone, as when its window is closed. */
function close(): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  cleanup();
}

const answers: Readonly<Record<Answer, string>> = {
  back: 'Go back',
  mine: 'Put mine over it',
  theirs: 'Take theirs',
};

/** Saves as the main button does, and answers the question after a conflict; returns whether there was one. */
async function save(answer: Answer): Promise<boolean> {
  await act(async () => bar().press());
  await until('it is saved or refused', () => bar().saving.busy === undefined);
  expect(bar().saving.refusal).toBeUndefined();
  if (!bar().saving.conflict) return false;
  await until('theirs are read', () => buttonOf(answers.mine)?.ariaDisabled === 'false');
  await press(answers[answer]);
  await until('it is decided', () => bar().saving.busy === undefined && !bar().saving.conflict);
  return true;
}

/** Returns the model after a save, whose outcome follows from what was seen. */
function naivelySaved(
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

async function does(deed: Deed, model: Naive, server: VersionedServer, person: Person): Promise<Naive> {
  switch (deed.kind) {
    case 'edit': {
      await act(async () => designing().edit(deed.edit));
      const after = applyEdit(shownOf(model), deed.edit);
      if (after === shownOf(model)) return model;
      return { ...model, labels: [...model.labels.slice(0, model.at + 1), after], at: model.at + 1 };
    }
    case 'undo':
      await act(async () => designing().undo());
      return { ...model, at: Math.max(0, model.at - 1) };
    case 'redo':
      await act(async () => designing().redo());
      return { ...model, at: Math.min(model.labels.length - 1, model.at + 1) };
    case 'theirs':
      server.saveAsDagny(deed.template, deed.isSameVersion);
      return model;
    case 'save': {
      const before = server.newest();
      const isConflict = await save(deed.answer);
      agree('a conflict', isConflict, hasChanges(model) && before.hash !== model.seen);
      return naivelySaved(model, before, deed, server);
    }
    case 'reload':
    default: {
      close();
      await open({ as: person });
      agree('an unsaved design', isAsked(), hasChanges(model));
      if (!isAsked()) return openedOn(server);
      await press(deed.isDiscarded ? 'Discard' : 'Go on');
      await until('the design is open', () => probed.designing !== undefined);
      if (deed.isDiscarded) return openedOn(server);
      // The steps are forgotten, and all of it counts as changed.
      return { ...model, labels: [structuredClone(shownOf(model))], at: 0 };
    }
  }
}

/** Many edits change nothing; these do. */
const widths = fc.integer({ min: 20, max: 200 }).map((widthMm): Edit => ({ kind: 'setLabel', widthMm }));

const deeds: fc.Arbitrary<Deed> = fc.oneof(
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
const replacedWhileAway: Deed[] = [
  theirs(false),
  { kind: 'reload', isDiscarded: false },
  wider(70),
  theirs(true),
  { kind: 'reload', isDiscarded: false },
  { kind: 'save', answer: 'back' },
  { kind: 'save', answer: 'mine' },
];

const people = { designer: reviewer('LabelDesigner'), manager: manager(), both: manager('LabelDesigner') };

it.each(['designer', 'manager', 'both'] as const)(
  'the page of a %s has what a naive list of labels says, and saves over nothing unseen, after any edits, saves, conflicts and reloads',
  async (role) => {
    recordForms();
    const counted = { conflicts: 0, saves: 0, restored: 0 };
    await fc.assert(
      fc.asyncProperty(
        templateArbitrary,
        fc.array(deeds, { minLength: 4, maxLength: 16, size: 'max' }),
        async (template, done) => {
          // A run that failed leaves its page.
          cleanup();
          const person = people[role];
          const server = versionedServer(template);
          api.reset();
          api.use(...server.handlers);
          await inKeptDesigns('readwrite', (store) => store.clear());
          await open({ as: person });
          let model = openedOn(server);
          for (const deed of done) {
            const versions = server.versions.length;
            const wasOverwritten = hasChanges(model) && server.newest().hash !== model.seen;
            model = await does(deed, model, server, person);
            expect(designing().template).toEqual(shownOf(model));
            expect([designing().history.done.length, designing().history.undone.length]).toEqual([
              model.at,
              model.labels.length - 1 - model.at,
            ]);
            expect(bar().hasChanges).toBe(hasChanges(model));
            if (deed.kind === 'save' && server.versions.length > versions) counted.saves += 1;
            if (deed.kind === 'save' && wasOverwritten) counted.conflicts += 1;
            if (deed.kind === 'reload' && hasChanges(model)) counted.restored += 1;
          }
          cleanup();
          // What was put away when the page was left does not reach the next run.
          await inKeptDesigns('readwrite', (store) => store.clear());
        },
      ),
      { numRuns: RUNS, examples: [[buildTemplate(), replacedWhileAway]] },
    );
    expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);
  },
);
