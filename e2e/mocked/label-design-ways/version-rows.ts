import { expect, type Page } from '@playwright/test';
import { LabelDesignPage } from '../../pages/label-design.page.ts';
import { callAs, type CallAs } from '../../stage/call-as.ts';
import type { Stage } from '../../stage/stage.ts';
import { labelFile } from '../label-file.ts';
import type { Hands, Row } from './hands.ts';
import { below, panel, press, shownValues } from './panels.ts';
import { pressed, type } from './row-kinds.ts';

const NAME = 'Tart';

/** A label that is too narrow for the names of some tarts. */
const narrow = labelFile({
  name: NAME,
  variables: [
    { name: 'name', type: 'default' },
    { name: 'ean', type: 'default' },
  ],
  elements: [
    {
      type: 'text',
      id: 'name',
      value: '{{name}}',
      sizePt: 10,
      minSizePt: 9,
      xMm: 2,
      yMm: 2,
      widthMm: 40,
      heightMm: 5,
    },
    {
      type: 'barcode',
      id: 'bars',
      symbology: 'ean13',
      value: '{{ean}}',
      xMm: 2,
      yMm: 12,
      widthMm: 42.5,
      heightMm: 22,
    },
  ],
});

const testData = [
  { name: 'Short', values: { name: 'Rye', ean: '9501101530003' } },
  { name: 'Long', values: { name: 'Rhubarb and strawberry preserve' } },
];

/**
 * Opens a label that all tarts carry, the second version of which is a draft with rows of test data. It is new each time,
 * because it is saved: the one before has its name.
 */
export async function openVersion(page: Page, stage: Stage): Promise<LabelDesignPage> {
  const labelId = await addLabel(await callAs(stage, 'labels@demo.test'));
  await publish(stage, labelId);
  const call = await callAs(stage, 'admin@demo.test');
  await call('POST', '/api/articles/connectLabel', { labelId, filter: { searchQuery: 'Tarte' } });
  await addDraft(await callAs(stage, 'labels@demo.test'), labelId);
  await page.goto(`/#/labels/${labelId}/design`);
  const design = new LabelDesignPage(page);
  await design.properties.getByRole('textbox').first().waitFor();
  await page.getByRole('button', { name: 'Save draft' }).waitFor();
  return design;
}

async function addLabel(call: CallAs): Promise<number> {
  const { data: labels } = (await call('GET', '/api/labels/getalllabelsbyorganization')) as {
    data: { labelId: number; name: string }[];
  };
  for (const { labelId } of labels.filter(({ name }) => name === NAME))
    await call('DELETE', `/api/labels/${labelId}`);
  const template: unknown = JSON.parse(narrow.buffer.toString());
  const { data } = (await call('POST', '/api/labels', { name: NAME, template })) as {
    data: { labelId: number };
  };
  return data.labelId;
}

/** Lets the reviewers publish the first version: articles show labels that are printed. */
async function publish(stage: Stage, labelId: number): Promise<void> {
  const quality = '/api/QualityAssurance';
  const data = await callAs(stage, 'data@demo.test');
  const { data: listed } = (await data('GET', `${quality}/labels/${labelId}/versions`)) as {
    data: { versions: { labelVersionId: number }[] };
  };
  const versionId = listed.versions[0]?.labelVersionId;
  const { data: version } = (await data('GET', `${quality}/label/${labelId}/version/${versionId}`)) as {
    data: { versionHash: string };
  };
  const { versionHash } = version;
  const approvals = `${quality}/labels/${labelId}/version/${versionId}/approvals`;
  await data('POST', approvals, { approved: true, versionHash });
  const design = await callAs(stage, 'design@demo.test');
  await design('POST', approvals, { approved: true, versionHash });
  const publisher = await callAs(stage, 'publish@demo.test');
  await publisher('POST', `${quality}/version/${versionId}/publish`, { versionHash });
}

async function addDraft(call: CallAs, labelId: number): Promise<void> {
  const form = new FormData();
  form.append('file', new File([narrow.buffer.toString()], narrow.name, { type: narrow.mimeType }));
  const quality = `/api/QualityAssurance/labels/${labelId}`;
  const { data } = (await call('POST', `${quality}/versions`, form)) as {
    data: { labelVersionId: number };
  };
  await call('POST', `${quality}/testdata`, { labelVersionId: data.labelVersionId, testData });
}

const drawing = ({ design }: Hands) => design.drawing();

/** Returns how many articles fit, and which ones do not, once all are checked. */
const checked = async (hands: Hands): Promise<string> => {
  const articles = below(hands).getByRole('region', { name: 'Articles' });
  await expect(articles.getByRole('status')).toHaveText(/^[\d,]+ of [\d,]+ articles fit$/);
  return articles.innerText();
};

const drawer = ({ page }: Hands) => page.getByRole('dialog', { name: 'The opened version and the design' });
const mode = (hands: Hands) => drawer(hands).getByRole('radiogroup', { name: 'How to compare' });
const compared = async (hands: Hands): Promise<string> => {
  const changes = await drawer(hands).getByRole('table').innerText();
  const way = await mode(hands).getByRole('radio', { checked: true }).inputValue();
  return `${way}: ${changes}`;
};

/** Returns what was sent last to save the design, without what is of this label alone: its number, and that of its version. */
const sent = ({ stage }: Hands): string => {
  const saved = stage.requests.findLast(
    ({ method, path }) => method !== 'GET' && /\/(?:versions|file|variables)$/.test(path),
  );
  if (!saved) throw new Error('Nothing was saved.');
  const body = String(saved.body);
  const [boundary = ''] = body.split('\r\n', 1);
  return `${saved.method} ${saved.path.replaceAll(/\d+/g, 'N')} ${body.replaceAll(boundary, '--')}`;
};

/** Returns what was sent, and what is said of it. */
const saved = async (hands: Hands): Promise<string> => {
  const more = hands.button('More ways to save');
  await expect(more).toBeEnabled();
  return `${await said(hands)} ${sent(hands)}`;
};
const said = ({ page }: Hands): Promise<string> => page.getByText(/Version \d is saved/).innerText();

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
