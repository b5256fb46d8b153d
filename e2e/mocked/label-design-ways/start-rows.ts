import type { Page } from '@playwright/test';
import { LabelDesignPage } from '../../pages/label-design.page.ts';
import { callAs } from '../../stage/call-as.ts';
import { chooseFiles } from '../../stage/file-dialog.ts';
import { labelFile } from '../label-file.ts';
import { Hands, selected, type Row, type Way } from './hands.ts';
import { pressed } from './row-kinds.ts';
import { labelsNamed, openDesign } from './stored-label.ts';

/** Opens what asks how a new label begins. */
export async function openStart(page: Page): Promise<LabelDesignPage> {
  await page.goto('/#/labels');
  await page.getByRole('link', { name: 'Design a label' }).waitFor();
  await page.goto('/#/addlabel/design');
  await page.getByRole('textbox', { name: 'Width in mm' }).waitFor();
  return new LabelDesignPage(page);
}

/** Begins a new label in each of the ways. */
const begun = (what: string, ways: Row['ways']): Row => {
  const begin = (way: Way) => async (hands: Hands) => {
    await openStart(hands.page);
    await ways[way](hands);
    await hands.design.properties.getByRole('textbox').first().waitFor();
    await hands.page.getByRole('button', { name: /^Add the label/ }).waitFor();
  };
  return { what, ways: { pointer: begin('pointer'), keys: begin('keys'), clicks: begin('clicks') } };
};

const pressByKeys = async (hands: Hands, name: string | RegExp) => {
  await hands.tabWithin(hands.page.getByRole('main').getByRole('button', { name }).first());
  await hands.press('Enter');
};

const side = ({ page }: Hands, name: string) => page.getByRole('textbox', { name: `${name} in mm` });
const blank = pressed(
  async (hands) => {
    await hands.page.getByRole('button', { name: '60 × 40 mm', exact: true }).click();
    await hands.page.getByRole('button', { name: /^Blank label, 60/ }).click();
  },
  async (hands) => {
    await hands.tabWithin(side(hands, 'Width'));
    await hands.page.keyboard.type('60');
    await hands.tabWithin(side(hands, 'Height'));
    await hands.typeOver('40');
  },
);

const file = labelFile();
const chosenFile = pressed(
  async (hands) => {
    await hands.button('File').click();
    await chooseFiles(hands.page, () => hands.button('Choose a file').click(), file);
    await hands.button('Design this label').click();
  },
  async (hands) => {
    await pressByKeys(hands, /^File$/);
    await hands.tabWithin(hands.button('Choose a file'));
    await chooseFiles(hands.page, () => hands.press('Enter'), file);
    await pressByKeys(hands, 'Design this label');
  },
);

/** Takes one of the list that a button opens. */
const listed = (opener: string, list: string, name: string) =>
  pressed(
    async (hands) => {
      await hands.button(opener).click();
      await hands.page.getByRole('list', { name: list }).getByRole('button', { name }).first().click();
    },
    async (hands) => {
      await pressByKeys(hands, opener);
      const choice = hands.page.getByRole('list', { name: list }).getByRole('button', { name }).first();
      await hands.tabWithin(choice);
      await hands.press('Enter');
    },
  );

/** Selects everything on a label of this size and copies it. */
const copyAll = (widthMm: number, heightMm: number): Row['ways'] => ({
  pointer: async (hands) => {
    await hands.design.drag([widthMm - 0.1, heightMm - 0.1], [0.2, 0.2]);
    await hands.fromMenu('Copy', await hands.middleOfSelection());
  },
  keys: (hands) => hands.onCanvas('Control+a', 'Control+c'),
  clicks: async (hands) => {
    await hands.fromMenu('Select all', [1, heightMm - 1]);
    await hands.fromMenu('Copy', await hands.middleOfSelection());
  },
});

/** Opens another label in another tab of the same browser, and copies everything on it there. */
const copyElsewhere = (way: Way) => async (hands: Hands) => {
  const tab = await hands.page.context().newPage();
  await tab.setViewportSize({ width: 2000, height: 1500 });
  const [labelId] = await labelsNamed(await callAs(hands.stage, 'labels@demo.test'), 'Asset tag 50 × 25');
  await copyAll(50, 25)[way](new Hands(tab, await openDesign(tab, labelId ?? 0), hands.stage));
  await tab.close();
};

const paste = pressed(
  (hands) => hands.fromMenu('Paste', [30, 20]),
  (hands) => hands.onCanvas('Control+v'),
);
const pasted: Row['seen'] = async ({ design }) =>
  `${await design.told.first().innerText()} ${await design.selected()}`;

/** Rows about what a new label begins with, and what it takes from another one. */
export const startRows: readonly Row[] = [
  begun('a blank label', blank),
  begun('a standard template', listed('Standard template', 'Standard templates', 'Shelf')),
  begun('a file', {
    ...chosenFile,
    pointer: async ({ page }) => {
      await page.getByRole('button', { name: 'File', exact: true }).click();
      const text = file.buffer.toString();
      const dropped = await page.evaluateHandle(
        ([content, name]) => {
          const data = new DataTransfer();
          data.items.add(new File([content], name, { type: 'application/json' }));
          return data;
        },
        [text, file.name] as const,
      );
      const area = page.getByText(/^Drop the label/).locator('..');
      await area.dispatchEvent('dragover', { dataTransfer: dropped });
      await area.dispatchEvent('drop', { dataTransfer: dropped });
      await page.getByRole('button', { name: 'Design this label' }).click();
    },
  }),
  begun('a copy of a label', listed('Copy a label', 'Labels', 'Shelf edge 70 × 32')),
  { what: 'copy everything', ways: copyAll(70, 32), seen: selected },
  begun('another label', blank),
  { what: 'paste what was copied from another label', ways: paste, seen: pasted },
  {
    what: 'copy everything in another tab',
    ways: {
      pointer: copyElsewhere('pointer'),
      keys: copyElsewhere('keys'),
      clicks: copyElsewhere('clicks'),
    },
  },
  { what: 'paste what was copied in another tab', ways: paste, seen: pasted },
];
