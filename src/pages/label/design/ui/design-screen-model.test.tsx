import 'fake-indexeddb/auto';
import { act, cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { templateArbitrary } from 'label-core/design/testing';
import { labelQueries, type LabelKit } from '@/entities/label';
import { createTestClient, mockApi, renderPage, type Person } from '@/shared/testing';
import { inKeptDesigns } from '../api/kept-designs-database';
import { buildTemplate } from '../testing/design-builders';
import { designServer, manager, reviewer } from '../testing/design-server';
import { probed } from '../testing/screen-probe';
import {
  agree,
  deeds,
  hasChanges,
  naivelyChanged,
  naivelyRestored,
  naivelySaved,
  openedOn,
  replacedWhileAway,
  shownOf,
  type Answer,
  type Deed,
  type Naive,
} from '../testing/naive-saving';
import { recordForms, versionedServer, type VersionedServer } from '../testing/versioned-server';
import { DesignScreen } from './design-screen';

vi.mock('./designer', () => import('../testing/screen-probe'));
vi.mock('./save/save-bar', () => import('../testing/screen-probe'));

/** Few of many: without a screen a thousand are tried in model/design-saving.test.ts. */
const RUNS = process.env['TEST_RUN'] === 'all' ? 30 : 8;

const api = mockApi(...designServer());

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

async function does(deed: Deed, model: Naive, server: VersionedServer, person: Person): Promise<Naive> {
  switch (deed.kind) {
    case 'edit': {
      await act(async () => designing().edit(deed.edit));
      return naivelyChanged(model, deed);
    }
    case 'undo':
      await act(async () => designing().undo());
      return naivelyChanged(model, deed);
    case 'redo':
      await act(async () => designing().redo());
      return naivelyChanged(model, deed);
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
      return naivelyRestored(model);
    }
  }
}

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
