import type { Locator } from '@playwright/test';
import type { Hands, Row } from './hands.ts';
import { add, pressed, type } from './row-kinds.ts';

/** A button of the inspector. */
const button = (what: string, name: string): Row => ({
  what,
  ways: pressed(
    (hands) => hands.button(name).click(),
    (hands) => hands.tabAndPress(hands.button(name)),
  ),
});

/** A choice in a list of the browser: by the keyboard with the first letters of its name. */
const choice = (
  what: string,
  listOf: (hands: Hands) => Locator,
  option: string,
  area?: 'data' | 'canvas',
): Row => ({
  what,
  ways: pressed(
    async (hands) => {
      await listOf(hands).selectOption({ label: option });
    },
    (hands) => hands.tabAndChoose(listOf(hands), option, area),
  ),
  seen: (hands) => listOf(hands).inputValue(),
});

const below = ({ page }: Hands): Locator => page.getByRole('region', { name: 'Data and problems' });
const variable = (hands: Hands, name: string) =>
  below(hands).getByRole('group', { name: `Variable ${name}` });

const zoomButton = ({ page }: Hands): Locator => page.getByTitle('Zoom');
const shownZoom = (hands: Hands) => zoomButton(hands).innerText();

/** An entry of the menu of the zoom, and a key with Shift in the drawing area. */
const zoomTo = (what: string, entry: string, key: string): Row => ({
  what,
  ways: pressed(
    async (hands) => {
      await zoomButton(hands).click();
      await hands.page.getByRole('menuitem', { name: entry }).click();
    },
    (hands) => hands.onCanvas(key),
  ),
  seen: shownZoom,
});

/** Returns how much of the drawing area what is selected takes, across and down, in tenths. */
const filled = async ({ design }: Hands): Promise<string> => {
  const frame = await design.canvas.locator('[data-frame] path').first().boundingBox();
  const area = await design.canvas.boundingBox();
  if (!frame || !area) return '';
  return String([frame.width / area.width, frame.height / area.height].map((part) => Math.round(part * 10)));
};

/** Rows about the label, its variables and what is shown, in an order in which each one has what the ones before it made. */
export const labelRows: readonly Row[] = [
  type('make the label wider', 'Width (mm)', '120'),
  type('make the label higher', 'Height (mm)', '60'),
  type('margins', 'Margin (mm)', '3'),
  button('turn the label', 'Turn the label right'),
  button('turn the label back', 'Turn the label left'),
  {
    what: 'the point of the label that stays',
    ways: pressed(
      async (hands) => {
        await hands.design.properties.getByRole('radio', { name: 'Bottom right' }).click({ force: true });
        await hands.clickAndType(hands.design.field('Width (mm)'), '100');
      },
      async (hands) => {
        await hands.tabTo(hands.design.properties.getByRole('radio', { name: 'Top left' }));
        await hands.press('ArrowLeft');
        await hands.tabAndType(hands.design.field('Width (mm)'), '100');
      },
    ),
  },
  {
    what: 'a field of the article',
    ways: pressed(
      async (hands) => {
        await hands.button('From the article').click();
        await hands.page.getByRole('menuitem', { name: 'EAN-13 of the article' }).click();
      },
      async (hands) => {
        await hands.tabAndPress(hands.button('From the article'), 'elements');
        await hands.untilMenuListens();
        await hands.press('End', 'Enter');
      },
    ),
  },
  {
    what: 'a new switch decides when it is shown',
    ways: pressed(
      async (hands) => {
        await hands.design.properties.getByRole('combobox', { name: 'Shown' }).selectOption('New switch…');
        await hands.clickAndType(hands.design.field('Name of the new switch'), 'sale');
      },
      async (hands) => {
        await hands.tabAndChoose(hands.design.properties.getByRole('combobox', { name: 'Shown' }), 'New');
        await hands.design.field('Name of the new switch').waitFor();
        await hands.tabAndType(hands.design.field('Name of the new switch'), 'sale');
      },
    ),
  },
  {
    what: 'a new variable',
    ways: pressed(
      async (hands) => {
        await below(hands).getByText('Variables', { exact: true }).click();
        await hands.clickAndType(below(hands).getByLabel('Name of a new variable'), 'lot');
      },
      async (hands) => {
        await hands.tabTo(below(hands).getByRole('radio', { name: 'Data' }), 'data');
        await hands.press('ArrowRight*3');
        const field = below(hands).getByLabel('Name of a new variable');
        await field.waitFor();
        await hands.tabAndType(field, 'lot', 'data');
      },
    ),
  },
  {
    what: 'rename a variable',
    ways: pressed(
      (hands) => hands.clickAndType(variable(hands, 'lot').getByLabel('Name', { exact: true }), 'batch'),
      (hands) =>
        hands.tabAndType(variable(hands, 'lot').getByLabel('Name', { exact: true }), 'batch', 'data'),
    ),
  },
  {
    what: 'require a variable',
    ways: pressed(
      (hands) => variable(hands, 'batch').getByRole('checkbox').click(),
      (hands) => hands.tabAndPress(variable(hands, 'batch').getByRole('checkbox'), 'data', 'Space'),
    ),
  },
  {
    what: 'remove a variable',
    ways: pressed(
      (hands) => variable(hands, 'batch').getByRole('button').last().click(),
      (hands) => hands.tabAndPress(variable(hands, 'batch').getByRole('button').last(), 'data'),
    ),
  },
  choice(
    'another resolution',
    ({ page }) => page.getByLabel('Resolution that is drawn'),
    '300 dpi',
    'canvas',
  ),
  {
    what: 'the next values',
    ways: pressed(
      async (hands) => {
        await below(hands).getByText('Data', { exact: true }).click();
        await hands.button('Next values').click();
      },
      async (hands) => {
        await hands.onCanvas('.');
        await hands.tabTo(below(hands).getByRole('radio', { name: 'Variables' }), 'data');
        await hands.press('ArrowLeft*3');
      },
    ),
    seen: async (hands) => below(hands).getByLabel('Values that are shown').inputValue(),
  },
  {
    what: 'draw larger',
    ways: {
      pointer: async ({ page, design }) => {
        const { x, y } = await design.at(50, 20);
        await page.mouse.move(x, y);
        await page.keyboard.down('Control');
        // One step of the button.
        await page.mouse.wheel(0, -500 * Math.log(1.25));
        await page.keyboard.up('Control');
      },
      keys: (hands) => hands.onCanvas('+'),
      clicks: (hands) => hands.button('Larger').click(),
    },
    seen: shownZoom,
  },
  zoomTo('draw as large as fits', 'As large as fits', 'Shift+Digit1'),
  zoomTo('draw at true size', 'True size', 'Shift+Digit0'),
  { ...zoomTo('draw what is selected', 'What is selected', 'Shift+Digit2'), seen: filled },
  add('a table', 'e'),
  {
    what: 'a nutrition table with a column per portion',
    ways: pressed(
      async (hands) => {
        await hands.button('EU nutrition table').click();
        await hands.page.getByRole('menuitemcheckbox').click();
        await hands.page.getByRole('menuitem', { name: 'English' }).click();
      },
      async (hands) => {
        await hands.tabAndPress(hands.button('EU nutrition table'), 'elements');
        await hands.untilMenuListens();
        await hands.press('End', 'Enter');
        await hands.takeByKeys('English');
      },
    ),
  },
];
