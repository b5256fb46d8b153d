import { expect, type Page } from '@playwright/test';
import type { LabelDesignPage } from '../../pages/label-design.page.ts';
import { callAs } from '../../stage/call-as.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Hands, Row } from './hands.ts';
import { below, panel, press, shownValues } from './panels.ts';
import { pressed, type } from './row-kinds.ts';
import { comparedIn, howToCompare, saved } from './saves.ts';
import { addDraft, addLabel, addTestData, openDesign } from './stored-label.ts';

const testData = [
  { name: 'Short', values: { name: 'Rye', ean: '9501101530003' } },
  { name: 'Long', values: { name: 'Rhubarb and strawberry preserve' } },
];

/**
 * Opens a label that all tarts carry and of which nothing is published: its second version is a draft with rows of test data.
 * It is new each time, because it is saved: the one before has its name.
 */
export async function openVersion(page: Page, stage: Stage): Promise<LabelDesignPage> {
  const labelId = await addLabel(await callAs(stage, 'labels@demo.test'));
  const call = await callAs(stage, 'admin@demo.test');
  await call('POST', '/api/articles/connectLabel', { labelId, filter: { searchQuery: 'Tarte' } });
  const designer = await callAs(stage, 'labels@demo.test');
  await addTestData(designer, labelId, { labelVersionId: await addDraft(designer, labelId), testData });
  return openDesign(page, labelId);
}

const drawing = ({ design }: Hands) => design.drawing();

/** Returns how many articles fit, and which ones do not, once all are checked. */
const checked = async (hands: Hands): Promise<string> => {
  const articles = below(hands).getByRole('region', { name: 'Articles' });
  await expect(articles.getByRole('status')).toHaveText(/^[\d,]+ of [\d,]+ articles fit$/);
  return articles.innerText();
};

const drawer = ({ page }: Hands) => page.getByRole('dialog', { name: 'The opened version and the design' });
const mode = (hands: Hands) => howToCompare(drawer(hands));
const compared = (hands: Hands) => comparedIn(drawer(hands));

/** A way to save from the menu beside the button. */
const saveAs = (what: string, entry: RegExp): Row => ({
  what,
  ways: pressed(
    async (hands) => {
      await hands.button('More ways to save').click();
      await hands.page.getByRole('menuitem', { name: entry }).click();
    },
    async (hands) => {
      await hands.tabAndPress(hands.button('More ways to save'), 'elements');
      await hands.takeByKeys(entry);
    },
  ),
  seen: saved,
});

/** Rows about a version that is there: its test data, the articles that carry it, what was changed, and ways to save it. */
export const versionRows: readonly Row[] = [
  {
    what: 'a row of test data',
    ways: {
      pointer: async (hands) => {
        await shownValues(hands).selectOption('Short');
      },
      keys: (hands) => hands.onCanvas('.'),
      clicks: (hands) => hands.button('Next values').click(),
    },
    seen: drawing,
  },
  {
    what: 'another row of test data',
    ways: pressed(
      async (hands) => {
        await shownValues(hands).selectOption('Long');
      },
      async (hands) => {
        await hands.tabAndChoose(shownValues(hands), 'Long', 'data');
      },
    ),
    seen: drawing,
  },
  { what: 'articles that carry the label', ways: panel(/Articles/), seen: checked },
  press('the articles of one reason', /^\d articles?: /, checked),
  press('an article that does not fit', /^Tarte /, drawing),
  press('the worst article of a text', /^name: /, drawing),
  { ...type('room for the longest', 'Width (mm)', '56'), seen: checked },
  {
    what: 'compare with the opened version',
    ways: pressed(
      (hands) => hands.button('Compare').click(),
      (hands) => hands.tabAndPress(hands.button('Compare'), 'elements'),
    ),
    seen: compared,
    isCovered: true,
  },
  {
    what: 'one over the other',
    ways: pressed(
      (hands) => mode(hands).getByText('Overlay').click(),
      async (hands) => {
        await hands.tabWithin(mode(hands).getByRole('radio', { checked: true }));
        await hands.press('ArrowRight');
      },
    ),
    seen: compared,
    isCovered: true,
  },
  {
    what: 'close the comparison',
    ways: pressed(
      (hands) => drawer(hands).getByRole('button', { name: 'Close' }).click(),
      (hands) => hands.press('Escape'),
    ),
    seen: async (hands) => {
      await drawer(hands).waitFor({ state: 'detached' });
      return hands.page.evaluate(() => document.activeElement?.textContent ?? '');
    },
    isCovered: true,
  },
  {
    what: 'save the draft',
    ways: pressed(
      (hands) => hands.button('Save draft').click(),
      (hands) => hands.onCanvas('Control+s'),
    ),
    seen: saved,
  },
  type('a lower label', 'Height (mm)', '36'),
  saveAs('save as a new draft', /^Save as a new draft/),
  type('a wider label', 'Width (mm)', '62'),
  saveAs('save and send into review', /^Save and send into review/),
  type('a change after that', 'Width (mm)', '64'),
];
