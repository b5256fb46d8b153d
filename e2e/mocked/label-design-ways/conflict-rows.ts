import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { LabelDesignPage } from '../../pages/label-design.page.ts';
import { callAs, type CallAs } from '../../stage/call-as.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Hands, Row } from './hands.ts';
import { pressed, type } from './row-kinds.ts';
import { comparedIn, saved } from './saves.ts';
import { addDraft, addLabel, openDesign } from './stored-label.ts';

/** The other designer. */
const OTHER = 'design@demo.test';

/** Label that is open on each page. */
const opened = new WeakMap<Page, number>();

/** Opens a label whose second version is a draft, which somebody else replaces meanwhile. */
export async function openContested(page: Page, stage: Stage): Promise<LabelDesignPage> {
  const call = await callAs(stage, 'labels@demo.test');
  const labelId = await addLabel(call);
  await addDraft(call, labelId);
  await makeDesigner(await callAs(stage, 'admin@demo.test'), OTHER);
  opened.set(page, labelId);
  return openDesign(page, labelId);
}

/** Lets a person upload versions of labels. */
async function makeDesigner(call: CallAs, who: string): Promise<void> {
  const { data: people } = (await call('GET', '/api/users')) as { data: { userId: number; email: string }[] };
  const userId = people.find(({ email }) => email === who)?.userId;
  await call('PUT', '/api/users', { userId, qualityAssuranceRoles: ['LabelDesigner'] });
}

/** Lets another designer save the next version, of another height. */
async function saveElsewhere({ page, stage }: Hands, heightMm: number): Promise<void> {
  await addDraft(await callAs(stage, OTHER), opened.get(page) ?? 0, { heightMm });
}

const question = ({ page }: Hands) => page.getByRole('dialog', { name: 'Somebody else saved this label' });
const drawer = ({ page }: Hands) => page.getByRole('dialog', { name: 'Theirs and mine' });
const way = (hands: Hands, name: string) => question(hands).getByRole('button', { name, exact: true });

/** Returns what is asked, once what was saved was read, without the time; and which button has the focus. */
const asked = async (hands: Hands): Promise<string> => {
  await expect(way(hands, 'Put mine over it')).toBeEnabled();
  const words = await question(hands).innerText();
  return `${words.replace(/\d+:\d\d(?: [ap]m)?/, 'noon')} ${await focused(hands)}`;
};
const focused = ({ page }: Hands) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Saves, after somebody else did so if a height is given: the dialog asks what becomes of both designs. */
const refused = (what: string, theirHeightMm?: number): Row => {
  const press = (save: (hands: Hands) => Promise<void>) => async (hands: Hands) => {
    if (theirHeightMm !== undefined) await saveElsewhere(hands, theirHeightMm);
    await save(hands);
  };
  return {
    what,
    ways: pressed(
      press((hands) => hands.button('Save draft').click()),
      press((hands) => hands.onCanvas('Control+s')),
    ),
    seen: asked,
    isCovered: true,
  };
};

/** Presses one of the buttons of the dialog, once what was saved was read. */
const take = (name: string) =>
  pressed(
    (hands) => way(hands, name).click(),
    async (hands) => {
      await hands.tabWithin(way(hands, name));
      await expect(way(hands, name)).toBeEnabled();
      await hands.press('Enter');
    },
  );

/** Returns which button has the focus once the dialog is gone. */
const closed = async (hands: Hands): Promise<string> => {
  await question(hands).waitFor({ state: 'detached' });
  return focused(hands);
};

/** The design of this person, which “Take theirs” downloads. */
const downloads = new WeakMap<Hands, string>();
const andDownload = (press: (hands: Hands) => Promise<void>) => async (hands: Hands) => {
  const downloading = hands.page.waitForEvent('download');
  await press(hands);
  downloads.set(hands, await readFile(await (await downloading).path(), 'utf8'));
};
const theirs = take('Take theirs');

/** Rows about the dialog that asks after a save that was refused, because somebody else saved the label meanwhile. */
export const conflictRows: readonly Row[] = [
  type('a lower label', 'Height (mm)', '36'),
  refused('save after somebody else', 38),
  {
    what: 'look at the differences',
    ways: take('Look at the differences'),
    seen: (hands) => comparedIn(drawer(hands)),
    isCovered: true,
  },
  {
    what: 'close the differences',
    ways: pressed(
      (hands) => drawer(hands).getByRole('button', { name: 'Close' }).click(),
      (hands) => hands.press('Escape'),
    ),
    seen: asked,
    isCovered: true,
  },
  { what: 'go back', ways: take('Go back'), seen: closed },
  refused('save again'),
  {
    what: 'close the question',
    ways: pressed(
      (hands) => way(hands, 'Close').click(),
      (hands) => hands.press('Escape'),
    ),
    seen: closed,
  },
  refused('save once more'),
  { what: 'put mine over it', ways: take('Put mine over it'), seen: saved },
  type('a wider label', 'Width (mm)', '62'),
  refused('save after somebody else again', 41),
  {
    what: 'take theirs',
    ways: {
      pointer: andDownload(theirs.pointer),
      keys: andDownload(theirs.keys),
      clicks: andDownload(theirs.clicks),
    },
    seen: async (hands) => `${await closed(hands)} ${downloads.get(hands) ?? ''}`,
  },
  type('a change of theirs', 'Width (mm)', '64'),
];
