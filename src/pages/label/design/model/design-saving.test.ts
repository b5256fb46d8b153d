// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { templateArbitrary } from 'label-core/design/testing';
import { labelQueries, type LabelKit } from '@/entities/label';
import { adoptTokens } from '@/shared/auth';
import { createTestClient, mockApi, tokenFor } from '@/shared/testing';
import { designBaseQueries } from '../api/design-base-queries';
import { inKeptDesigns } from '../api/kept-designs-database';
import { SaveConflict } from '../api/save-conflict';
import { designServer } from '../testing/design-server';
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
  type Deed,
  type Naive,
  type SaveDeed,
} from '../testing/naive-saving';
import { buildTemplate } from '../testing/design-builders';
import { recordForms, versionedServer, type VersionedServer } from '../testing/versioned-server';
import { designKeeper, type DesignKeeper } from './design-keeper';
import { designAfter, designOf, type DesignState } from './design-state';
import type { DesignBase } from './design-thing';
import { forgetDesign, keptBase, loadKeptDesign, restoredBase } from './kept-design';
import { overWay, saveWays, type DesignRights } from './save-ways';
import { savingWith } from './use-save-design';

/** In each of the three roles. */
const RUNS = process.env['TEST_RUN'] === 'all' ? 340 : 40;
const THING = { kind: 'label', labelId: 7 } as const;
const KEY = '42/label/7';

const api = mockApi(...designServer());
let kit: LabelKit | undefined;

/** The parts of the screen that keep and save, without anything that is drawn. */
interface Desk {
  readonly client: QueryClient;
  readonly rights: DesignRights;
  readonly keeper: DesignKeeper;
  state: DesignState;
  base: DesignBase;
}

const isChanged = ({ state, base }: Desk) => state.template !== base.template;

/** Opens the label as after a reload, and goes on with what was kept, or discards it; says whether there was something. */
async function open(rights: DesignRights, isDiscarded: boolean): Promise<{ desk: Desk; wasKept: boolean }> {
  const client = createTestClient();
  kit ??= await client.fetchQuery(labelQueries.kit());
  client.setQueryData(labelQueries.kit().queryKey, kit);
  const read = await client.fetchQuery(designBaseQueries.base(THING, rights));
  const found = await loadKeptDesign(KEY);
  if (found && isDiscarded) await forgetDesign(KEY);
  const kept = isDiscarded ? undefined : found;
  const base = kept ? restoredBase(read, kept) : read;
  const keeper = designKeeper(() => undefined);
  const state = designOf(kept ? kept.template : base.template);
  return { desk: { client, rights, keeper, state, base }, wasKept: found !== undefined };
}

/** Keeps a design that was changed, and forgets one that was not, as the screen does after each change. */
function keep(desk: Desk): void {
  const { state, base, keeper } = desk;
  if (!isChanged(desk)) return keeper.forget(KEY);
  keeper.change({
    key: KEY,
    template: state.template,
    name: base.name,
    basedOn: keptBase(base),
    savedAtMs: Date.now(),
  });
}

const act = (desk: Desk, action: Parameters<typeof designAfter>[1]) => {
  desk.state = designAfter(desk.state, action);
};

/** Saves as the main button does, and answers a conflict; returns whether there was one. */
async function save(desk: Desk, { answer }: SaveDeed): Promise<boolean> {
  const { client, rights, base } = desk;
  const { template } = desk.state;
  const [way] = saveWays({ thing: THING, base, rights, review: { state: 'DataApprover' } });
  if (!way || !isChanged(desk)) return false;
  const saveAs = savingWith(client, rights);
  const design = { template, name: base.name };
  try {
    desk.base = await saveAs(way, { ...design, base });
    return false;
  } catch (error) {
    if (!(error instanceof SaveConflict)) throw error;
  }
  if (answer === 'back') return true;
  const theirs = await client.fetchQuery({ ...designBaseQueries.newest(7, rights), staleTime: 0 });
  if (answer === 'theirs') {
    desk.base = theirs;
    act(desk, { kind: 'open', template: theirs.template });
  } else desk.base = await saveAs(overWay(way, theirs), { ...design, base: theirs });
  return true;
}

/** Does one thing on the desk; returns the desk, which is another one after a reload, and the model after it. */
async function does(
  deed: Deed,
  desk: Desk,
  model: Naive,
  server: VersionedServer,
): Promise<{ desk: Desk; model: Naive }> {
  switch (deed.kind) {
    case 'edit':
      act(desk, { kind: 'edit', edit: deed.edit, wordsOf: () => 'edited', atMs: 0 });
      return { desk, model: naivelyChanged(model, deed) };
    case 'undo':
    case 'redo':
      act(desk, { kind: deed.kind, tell: String });
      return { desk, model: naivelyChanged(model, deed) };
    case 'theirs':
      server.saveAsDagny(deed.template, deed.isSameVersion);
      return { desk, model };
    case 'save': {
      const before = server.newest();
      const isConflict = await save(desk, deed);
      agree('a conflict', isConflict, hasChanges(model) && before.hash !== model.seen);
      return { desk, model: naivelySaved(model, before, deed, server) };
    }
    case 'reload':
    default: {
      desk.keeper.leave();
      const opened = await open(desk.rights, deed.isDiscarded);
      agree('an unsaved design', opened.wasKept, hasChanges(model));
      const isRestored = opened.wasKept && !deed.isDiscarded;
      return { desk: opened.desk, model: isRestored ? naivelyRestored(model) : openedOn(server) };
    }
  }
}

const people = {
  designer: { managesLabels: false, roles: ['LabelDesigner'] },
  manager: { managesLabels: true, roles: [] },
  both: { managesLabels: true, roles: ['LabelDesigner'] },
} as const satisfies Readonly<Record<string, DesignRights>>;

it.each(['designer', 'manager', 'both'] as const)(
  'what a %s keeps and saves is what a naive list of labels says, and nothing is saved over unseen, after any edits, saves, conflicts and reloads',
  async (role) => {
    recordForms();
    adoptTokens({ token: tokenFor('Administrator'), refreshToken: 'refresh', expires: 600 });
    const counted = { conflicts: 0, saves: 0, restored: 0 };
    await fc.assert(
      fc.asyncProperty(
        templateArbitrary,
        fc.array(deeds, { minLength: 4, maxLength: 16, size: 'max' }),
        async (template, done) => {
          const server = versionedServer(template);
          api.reset();
          api.use(...server.handlers);
          await inKeptDesigns('readwrite', (store) => store.clear());
          let { desk } = await open(people[role], false);
          let model = openedOn(server);
          for (const deed of done) {
            const versions = server.versions.length;
            const wasOverwritten = hasChanges(model) && server.newest().hash !== model.seen;
            ({ desk, model } = await does(deed, desk, model, server));
            keep(desk);
            expect(desk.state.template).toEqual(shownOf(model));
            expect([desk.state.history.done.length, desk.state.history.undone.length]).toEqual([
              model.at,
              model.labels.length - 1 - model.at,
            ]);
            expect(isChanged(desk)).toBe(hasChanges(model));
            if (deed.kind === 'save' && server.versions.length > versions) counted.saves += 1;
            if (deed.kind === 'save' && wasOverwritten) counted.conflicts += 1;
            if (deed.kind === 'reload' && hasChanges(model)) counted.restored += 1;
          }
          desk.keeper.forget(KEY);
        },
      ),
      { numRuns: RUNS, examples: [[buildTemplate(), replacedWhileAway]] },
    );
    expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);
  },
);
