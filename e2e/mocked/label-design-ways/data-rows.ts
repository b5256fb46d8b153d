import { chooseFiles } from '../../stage/file-dialog.ts';
import { labelFile } from '../label-file.ts';
import { selected, type Hands, type Row } from './hands.ts';
import { below, panel, press, shownRow, shownValues } from './panels.ts';
import { pressed, switched } from './row-kinds.ts';

const text = { type: 'text', sizePt: 10, minSizePt: 6 };

/** A label with a text that does not fit, and a barcode. */
export const faulty = labelFile({
  name: 'Faulty',
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'title', type: 'default' }],
  elements: [
    { ...text, id: 'title', value: '{{title}}', xMm: 2, yMm: 2, widthMm: 40, heightMm: 8 },
    { ...text, id: 'small', value: 'Keep it cool and dry', xMm: 46, yMm: 26, widthMm: 6, heightMm: 3 },
    {
      type: 'barcode',
      id: 'bars',
      symbology: 'ean13',
      value: '9501101530003',
      xMm: 2,
      yMm: 12,
      widthMm: 42.5,
      heightMm: 22,
    },
  ],
});

const drawing = ({ design }: Hands) => design.drawing();

/** Presses a button of the inspector, after the element was selected. */
const ofElement = (what: string, element: string, button: string): Row => ({
  what,
  ways: pressed(
    async (hands) => {
      await hands.design.row(element).click();
      await hands.button(button).click();
    },
    async (hands) => {
      await hands.find(element, element.slice(0, 1));
      await hands.tabAndPress(hands.button(button));
    },
  ),
});

const dialog = ({ page }: Hands) => page.getByRole('dialog', { name: 'Insert from a file' });
const choose = (hands: Hands) => dialog(hands).getByRole('button', { name: 'Choose a file' });

const fromFile = (what: string, button: string, chosen: ReturnType<typeof labelFile>): Row => {
  const use = (hands: Hands) => dialog(hands).getByRole('button', { name: button, exact: true });
  return {
    what,
    ways: pressed(
      async (hands) => {
        await hands.button('File').click();
        await hands.page.getByRole('menuitem', { name: 'Insert from a file' }).click();
        await chooseFiles(hands.page, () => choose(hands).click(), chosen);
        await use(hands).click();
      },
      async (hands) => {
        await hands.onCanvas('n');
        await hands.tabWithin(choose(hands));
        await chooseFiles(hands.page, () => hands.press('Enter'), chosen);
        await hands.tabWithin(use(hands));
        await hands.press('Enter');
      },
    ),
  };
};

/** A picture of four points. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADElEQVR4nGNg+A+EAAYAAf+T0eSJAAAAAElFTkSuQmCC';
const pixel = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };

const tracing = ({ page }: Hands) => page.getByRole('dialog', { name: 'Tracing picture' });
const traced = async ({ design }: Hands) => {
  const picture = design.canvas.locator('svg image');
  const attributes = ['x', 'y', 'width', 'height', 'opacity'];
  return JSON.stringify(await Promise.all(attributes.map((name) => picture.getAttribute(name))));
};
const tracedField = (what: string, name: string, mm: string): Row => ({
  what,
  ways: pressed(
    (hands) => hands.clickAndType(tracing(hands).getByRole('textbox', { name, exact: true }), mm),
    async (hands) => {
      await hands.tabWithin(tracing(hands).getByRole('textbox', { name, exact: true }));
      await hands.typeOver(mm);
    },
  ),
  seen: traced,
  isCovered: true,
});

const letters = ({ page }: Hands) => page.evaluate(() => localStorage.getItem('platen_design_letters') ?? '');
const toggle = ({ page }: Hands) =>
  page.getByRole('switch', { name: 'Single letters act in the drawing area' });
const switchLetters = (what: string): Row => {
  return {
    what,
    ways: pressed(
      async (hands) => {
        await hands.button('Keys and help').click();
        await toggle(hands).click({ force: true });
        await hands.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      },
      async (hands) => {
        await hands.onCanvas('?');
        await hands.tabWithin(toggle(hands));
        await hands.press('Space', 'Escape');
        await toggle(hands).waitFor({ state: 'hidden' });
      },
    ),
    seen: letters,
  };
};

const scrolled = ({ design }: Hands) =>
  design.canvas.evaluate(({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    String([
      scrollWidth - clientWidth - scrollLeft < 2,
      scrollHeight - clientHeight - scrollTop < 2,
      scrollTop > 100,
    ]),
  );

/** Rows about what the label is shown with, what was found out, and files. */
export const dataRows: readonly Row[] = [
  {
    what: 'an article',
    ways: pressed(
      async (hands) => {
        await hands.design.show('Tarte à la crème 1 part', 'Tarte');
      },
      async (hands) => {
        const field = hands.page.getByRole('combobox', { name: 'Show with an article' });
        await hands.tabTo(field, 'data');
        await hands.page.keyboard.type('Tarte');
        await hands.page.getByRole('option', { name: 'Tarte à la crème 1 part' }).first().waitFor();
        await hands.press('ArrowDown', 'Enter');
      },
    ),
    seen: shownRow,
  },
  {
    what: 'a typed value',
    ways: pressed(
      (hands) => hands.clickAndType(below(hands).getByRole('textbox', { name: 'title' }), 'Rye'),
      (hands) => hands.tabAndType(below(hands).getByRole('textbox', { name: 'title' }), 'Rye', 'data'),
    ),
    seen: drawing,
  },
  {
    what: 'values that test the limits',
    ways: pressed(
      async (hands) => {
        await shownValues(hands).selectOption({ index: 1 });
      },
      async (hands) => {
        await hands.tabTo(shownValues(hands), 'data');
        await hands.press('Home', 'ArrowDown');
      },
    ),
    seen: drawing,
  },
  {
    what: 'the values before',
    ways: pressed(
      (hands) => hands.button('Previous values').click(),
      (hands) => hands.onCanvas(','),
    ),
    seen: shownRow,
  },
  {
    what: 'the problems',
    ways: panel(/problem/),
    seen: async (hands) => below(hands).getByRole('list').innerText(),
  },
  press('a problem leads to its element', /^small /, selected),
  press('a repair', /^Make it/),
  press('test the barcodes', 'Test scan', async (hands) => {
    await below(hands)
      .getByRole('button', { name: /^bars The scanner test read/ })
      .waitFor();
    return below(hands).getByRole('list').first().innerText();
  }),
  press('what was read leads to its barcode', /^bars The scanner test read/, selected),
  ofElement('the largest size that fits', 'title', 'Largest size that fits'),
  ofElement('as high as the text', 'title', 'Fit the height to the text'),
  switchLetters('single letters, off'),
  switchLetters('single letters, on'),
  {
    ...switched('boxes of all elements', 'Show', 'Boxes of all elements'),
    seen: async ({ design }) => String(await design.canvas.locator('svg rect').count()),
  },
  {
    what: 'a picture to draw after',
    ways: pressed(
      async (hands) => {
        await hands.button('File').click();
        await hands.page.getByRole('menuitem', { name: 'Tracing picture' }).click();
        const button = tracing(hands).getByRole('button', { name: 'Choose a picture' });
        await chooseFiles(hands.page, () => button.click(), pixel);
      },
      async (hands) => {
        await hands.onCanvas('Shift+N');
        await hands.tabWithin(tracing(hands).getByRole('button', { name: 'Choose a picture' }));
        await chooseFiles(hands.page, () => hands.press('Enter'), pixel);
      },
    ),
    seen: traced,
    isCovered: true,
  },
  tracedField('how wide it is', 'Width (mm)', '30'),
  tracedField('where it is', 'Left (mm)', '5'),
  {
    what: 'how strong it is',
    ways: pressed(
      async (hands) => {
        await tracing(hands).getByRole('slider').fill('75');
      },
      async (hands) => {
        await hands.tabWithin(tracing(hands).getByRole('slider'));
        await hands.press('ArrowRight*7');
      },
    ),
    seen: traced,
    isCovered: true,
  },
  {
    what: 'how large it is, by the distance of two points',
    ways: pressed(
      async (hands) => {
        await tracing(hands).getByRole('button', { name: 'Measure between two points' }).click();
        await hands.design.click(5, 5);
        await hands.design.click(20, 5);
        for (const [side, mm] of [
          ['First point, left', '5'],
          ['Second point, left', '20'],
          ['Second point, top', '5'],
          ['First point, top', '5'],
        ] as const)
          await hands.clickAndType(tracing(hands).getByRole('textbox', { name: `${side} (mm)` }), mm);
        await hands.clickAndType(tracing(hands).getByRole('textbox', { name: 'Real distance (mm)' }), '30');
      },
      async (hands) => {
        for (const [side, mm] of [
          ['First point, left', '5'],
          ['First point, top', '5'],
          ['Second point, left', '20'],
          ['Second point, top', '5'],
        ] as const) {
          await hands.tabWithin(tracing(hands).getByRole('textbox', { name: `${side} (mm)` }));
          await hands.typeOver(mm);
        }
        await hands.tabWithin(tracing(hands).getByRole('textbox', { name: 'Real distance (mm)' }));
        await hands.typeOver('30');
      },
    ),
    seen: traced,
    isCovered: true,
  },
  {
    what: 'take the picture away',
    ways: pressed(
      async (hands) => {
        await tracing(hands).getByRole('button', { name: 'Remove the picture' }).click();
        await tracing(hands).getByRole('button', { name: 'Close' }).click();
      },
      async (hands) => {
        await hands.tabWithin(tracing(hands).getByRole('button', { name: 'Remove the picture' }));
        await hands.press('Enter', 'Escape');
        await tracing(hands).waitFor({ state: 'hidden' });
      },
    ),
  },
  fromFile('insert a file', 'Insert', labelFile()),
  {
    what: 'the drawing as a file',
    ways: pressed(
      (hands) => hands.design.drawing().then(() => undefined),
      async (hands) => {
        await hands.tabTo(hands.button('More ways to save'), 'elements');
        const download = hands.page.waitForEvent('download');
        await hands.press('Enter');
        await hands.untilMenuListens();
        await hands.press('End', 'Enter');
        await download;
      },
    ),
    seen: drawing,
  },
  fromFile('replace everything with a file', 'Replace all', labelFile({ widthMm: 50 })),
  {
    what: 'move the drawing area',
    ways: {
      pointer: async ({ page, design }) => {
        const larger = page.getByRole('button', { name: 'Larger' });
        for (let steps = 0; steps < 6; steps += 1) await larger.click();
        const area = await design.canvas.boundingBox();
        if (!area) throw new Error('The drawing area is not there.');
        const [right, bottom] = [area.x + area.width - 60, area.y + area.height - 60];
        for (let times = 0; times < 6; times += 1) {
          await page.mouse.move(right, bottom);
          await page.mouse.down({ button: 'middle' });
          await page.mouse.move(area.x + 60, area.y + 60, { steps: 2 });
          await page.mouse.up({ button: 'middle' });
        }
      },
      keys: (hands) => hands.onCanvas('+*6', 'Shift+PageDown*8', 'Shift+End*8'),
      // The wheel stands for the scroll bars, which browsers of tests do not draw.
      clicks: async ({ page, design }) => {
        const larger = page.getByRole('button', { name: 'Larger' });
        for (let steps = 0; steps < 6; steps += 1) await larger.click();
        await design.canvas.hover();
        await page.mouse.wheel(0, 20_000);
        await page.mouse.wheel(20_000, 0);
      },
    },
    seen: scrolled,
  },
];
