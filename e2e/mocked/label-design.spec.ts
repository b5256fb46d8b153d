import type { Page } from '@playwright/test';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { expect, test } from '../stage/test.ts';

/** Makes the same label in one way: a text at the top left corner, and a box that reaches to the bottom right corner. */
type Journey = (page: Page, design: LabelDesignPage) => Promise<void>;

const byPointer: Journey = async (_page, design) => {
  await design.add('a text').click();
  await design.drag([10, 4], [8.1, 1.9]);
  await design.field('Content').fill('{{title}}');
  await design.add('a box').click();
  const box = design.row('box');
  await expect(box).toHaveAttribute('aria-selected', 'true');
  const [left, top] = placeOf(await box.textContent());
  await design.drag([left + 20, top + 10], [59.9, 39.8]);
};

const byKeyboard: Journey = async (page, design) => {
  await design.canvas.focus();
  await page.keyboard.press('t');
  await expect(design.row('text')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(design.field('Content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{{title}}');
  for (const side of ['Left (mm)', 'Top (mm)']) await typeInto(page, design.field(side), '0');
  await design.canvas.focus();
  await page.keyboard.press('x');
  const box = design.row('box');
  await expect(box).toHaveAttribute('aria-selected', 'true');
  const [left, top] = placeOf(await box.textContent());
  await typeInto(page, design.field('Width (mm)'), `60 - ${left}`);
  await typeInto(page, design.field('Height (mm)'), `40 - ${top}`);
};

const bySingleClicks: Journey = async (page, design) => {
  await design.add('a text').click();
  await page.getByRole('button', { name: 'Pick up' }).click();
  await design.click(0.2, 0.2);
  await design.field('Content').fill('{{title}}');
  await design.add('a box').click();
  const box = design.row('box');
  await expect(box).toHaveAttribute('aria-selected', 'true');
  const [left, top] = placeOf(await box.textContent());
  await design.click(left + 20, top + 10);
  await design.click(59.9, 39.8);
};

async function typeInto(
  page: Page,
  field: ReturnType<LabelDesignPage['field']>,
  text: string,
): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Returns where an element is, from its name in the list: “… 2 from left, 9.5 from top …”. */
function placeOf(words: string | null): [leftMm: number, topMm: number] {
  const [, left = '', top = ''] = /([\d.]+) from left, ([\d.]+) from top/.exec(words ?? '') ?? [];
  return [Number(left), Number(top)];
}

for (const [way, journey] of Object.entries({
  'by the pointer': byPointer,
  'by the keyboard alone': byKeyboard,
  'by single clicks': bySingleClicks,
}))
  test(`a label is designed ${way}, and added`, { tag: '@main' }, async ({ stage, signIn }) => {
    const page = await signIn('labels@demo.test');
    const design = await LabelDesignPage.blank(page, 60, 40);
    await design.withoutDots();
    await journey(page, design);
    await design.name.fill('Drawn here');
    await page.getByRole('button', { name: /^Add the label/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawn here');
    const [added] = stage.callsTo('/api/labels', 'POST');
    expect(added?.body).toEqual({ name: 'Drawn here', template: DESIGNED });
  });

/** The file that each of the three ways makes. */
const DESIGNED = {
  format: 'platen-label',
  version: 1,
  name: 'Drawn here',
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'title', type: 'default' }],
  elements: [
    {
      type: 'text',
      id: 'text',
      xMm: 0,
      yMm: 0,
      widthMm: 40,
      heightMm: 6,
      value: '{{title}}',
      sizePt: 10,
      minSizePt: 6,
    },
    { type: 'rectangle', id: 'box', xMm: 2, yMm: 8, widthMm: 58, heightMm: 32, strokeMm: 0.3 },
  ],
};

test('an unsaved design is there again after the page was loaded anew', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a barcode').click();
  await expect(page.getByText(/kept on this computer/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(design.row('barcode')).toBeVisible();
});

test('the barcodes of a design are read from its dots, by a reader that comes with the first test', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const readers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) readers.push(new URL(request.url()).host);
  });
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a barcode').click();
  await expect(design.row('barcode')).toBeVisible();
  expect(readers).toEqual([]);
  await page.getByRole('button', { name: 'Test scan' }).click();
  await expect(page.getByText(/^barcode The scanner test read \d{13}, as it should\.$/)).toBeVisible();
  expect(readers).toEqual([new URL(page.url()).host]);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The label was changed since this test.')).toBeVisible();
  // The button was in the fields of what it deleted.
  await expect(design.canvas).toBeFocused();
});

test('a part whose style sheet could not be fetched has its looks once it can be', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a barcode').click();
  await expect(design.row('barcode')).toBeVisible();
  let failures = 0;
  await page.route(/scan-check.*\.css$/, async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort('internetdisconnected') : route.continue());
  });
  const read = page.getByText(/^barcode The scanner test read \d{13}, as it should\.$/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Test scan' }).click();
    await expect(read).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(failures).toBe(2);
  await expect(page.locator('ul').filter({ has: read })).toHaveCSS('list-style-type', 'none');
});

test('Tab leaves the drawing area, and F6 goes round the parts of the screen', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a text').click();
  await design.canvas.focus();
  await page.keyboard.press('Tab');
  await expect(design.canvas).not.toBeFocused();
  await design.canvas.focus();
  await page.keyboard.press('F6');
  await expect(design.properties.locator(':focus')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Data and problems' }).locator(':focus')).toBeAttached();
  await page.keyboard.press('F6');
  await expect(design.elements).toBeFocused();
  await page.keyboard.press('F6');
  await expect(design.canvas).toBeFocused();
});

test('a long list of elements scrolls in its own place, not the page', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await page.setViewportSize({ width: 1440, height: 900 });
  await design.canvas.focus();
  for (let added = 0; added < 40; added += 1) await page.keyboard.press('x');
  await expect(design.elements.getByRole('option')).toHaveCount(40);
  const beyondPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(beyondPx).toBeLessThanOrEqual(0);
});

test('on screens from 1100 px the designer scrolls in its parts and not as a page, and nowhere sideways', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  const below = page.getByRole('region', { name: 'Data and problems' });
  const beyondPx = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      innerWidth < 1100 ? 0 : document.documentElement.scrollHeight - innerHeight,
    ]);
  // A text with many fields, values for many variables, and a zoom that the drawing area has no room for.
  await design.add('a text').click();
  await design.field('Content').fill(Array.from({ length: 20 }, (_none, at) => `{{v${at}}}`).join(' '));
  await expect(below.getByRole('textbox')).toHaveCount(20);
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Larger' }).click({ clickCount: 5 });
  for (const [width, height] of [
    [2560, 1440],
    [1920, 1080],
    [1280, 900],
    [1100, 800],
    [1024, 900],
    [320, 800],
  ] as const)
    for (const panel of ['Data', /problem/, 'Articles', 'Variables']) {
      await page.setViewportSize({ width, height });
      await below.getByText(panel, { exact: true }).first().click();
      await expect.poll(beyondPx, { message: `${width} px, ${String(panel)}` }).toEqual([0, 0]);
    }
});

test('nothing that is typed quickly is lost in the fields beside and below the drawing', async ({
  signIn,
}) => {
  const typed = 'The quick brown fox jumps over the lazy dog';
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a text').click();
  const content = design.field('Content');
  await content.fill('');
  await content.pressSequentially(`{{lot}} ${typed}`);
  await expect(content).toHaveValue(`{{lot}} ${typed}`);
  await page
    .getByRole('region', { name: 'Data and problems' })
    .getByText('Variables', { exact: true })
    .click();
  const initial = page.getByRole('group', { name: 'Variable lot' }).getByLabel('Default value');
  await initial.pressSequentially(typed);
  await expect(initial).toHaveValue(typed);
});

test('what is typed at once after another element was chosen is its own, on a slow computer', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  const width = design.field('Width (mm)');
  for (const [shape, mm] of [
    ['a box', '8.2'],
    ['an oval', '9.1'],
  ] as const) {
    await design.add(shape).click();
    await width.fill(mm);
    await width.press('Enter');
  }
  // By keys: Tab goes from the drawing area to the fields, which are those of the new line then.
  await design.canvas.focus();
  await design.canvas.press('l');
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area')),
    )
    .toBe('inspector');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(design.row('box')).toHaveText(/8\.2 by/);
  await expect(design.row('oval')).toHaveText(/9\.1 by/);
  await expect(design.field('X1 (mm)')).toBeVisible();
});

test('the menu of a place selects what is covered there, by the pointer and by keys', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a box').click();
  const [left, top] = placeOf(await design.row('box').textContent());
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(design.row('box 2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  // Where the edges of the two cross.
  const crossing = await design.at(left + 20, top + 2);
  await page.mouse.click(crossing.x, crossing.y, { button: 'right' });
  await design.menu.getByRole('menuitem', { name: 'Box box', exact: true }).click();
  await expect(design.row('box')).toHaveAttribute('aria-selected', 'true');
  await expect(design.canvas).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(design.menu.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(design.menu).toBeHidden();
  await expect(design.canvas).toBeFocused();
});

test('a guide is dragged out of a ruler, and back', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.withoutDots();
  await design.drag([10, -1], [12, 9.04]);
  const guide = design.field('Guide 1 from top (mm)');
  await expect(guide).toHaveValue('9');
  await design.drag([30, 9], [30, -1]);
  await expect(guide).toBeHidden();
});

test('Escape ends the placing of something from the buttons and the list too, before it selects nothing', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.add('a box').click();
  const carrying = 'Press the place for the top left corner. Esc puts it back.';
  for (const control of [page.getByRole('button', { name: 'Pick up' }), design.elements]) {
    await page.getByRole('button', { name: 'Pick up' }).click();
    await expect(design.told).toHaveText(carrying);
    await control.focus();
    await page.keyboard.press('Escape');
    await expect(design.told).not.toHaveText(carrying);
    await expect(design.row('box')).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(design.row('box')).toHaveAttribute('aria-selected', 'false');
});

test('the focus stays near when what had it is gone: the last row of the list, and the button that shows', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await expect(design.canvas).toBeFocused();
  await design.add('a box').click();
  await design.elements.focus();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show', exact: true }).first().press('Enter');
  await expect(design.elements).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(design.add('a text')).toBeFocused();
});

test('the wheel keeps what is under the pointer there, and Shift 2 shows what is selected', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  const percent = page.getByTitle('Zoom');
  await design.canvas.focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('+');
  const at = await design.at(20, 15);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  const before = await percent.textContent();
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(percent).not.toHaveText(before ?? '');
  const after = await design.at(20, 15);
  expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(3);

  await percent.click();
  await page.getByRole('menuitem', { name: 'As large as fits' }).click();
  await design.add('a barcode').click();
  await expect(design.row('barcode')).toBeVisible();
  await design.canvas.focus();
  await page.keyboard.press('Shift+Digit2');
  const shown = await design.canvas.boundingBox();
  const frame = await design.canvas.locator('[data-frame] path').first().boundingBox();
  expect((frame?.width ?? 0) / (shown?.width ?? 1)).toBeGreaterThan(0.7);
});

test('keys open the file dialog, the picture to draw after, and the test scan, and Ctrl and an arrow steps a barcode', async ({
  signIn,
}) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  await design.canvas.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Insert from a file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(design.canvas).toBeFocused();
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('dialog', { name: 'Tracing picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(design.canvas).toBeFocused();
  await page.keyboard.press('b');
  await expect(design.row('barcode')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+ArrowRight');
  await expect(design.told).toHaveText(/^56\.\d+ by .* mm: 4 dots, 0.5 mm, scans well\. At 203 dpi/);
  await page.keyboard.press('s');
  await expect(page.getByText(/^barcode The scanner test read \d{13}, as it should\.$/)).toBeVisible();
});
