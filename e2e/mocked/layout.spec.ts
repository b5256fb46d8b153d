import type { Locator } from '@playwright/test';
import { ImportDataPage } from '../pages/import-data.page.ts';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { expect, test } from '../stage/test.ts';

const ADMINISTRATOR = 'admin@demo.test';

/** Returns the place of an element on the page; fails while it is not drawn. */
async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return box;
}

const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the preview of a label is large enough to read', async ({ page, printTart }) => {
    await printTart();
    const preview = page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
    expect((await boxOf(preview)).width).toBeGreaterThan(250);
  });

  test('two cards of Quick print are side by side', async ({ page, signIn }) => {
    await signIn('member@demo.test');
    const screen = await QuickPrintPage.open(page);
    const first = await boxOf(screen.card('Product label').search);
    const second = await boxOf(screen.card('Batch of the day').search);
    expect(second.y).toBe(first.y);
    expect(second.x).toBeGreaterThan(first.x);
  });

  test('the entry of the screen is in sight in a menu that is longer than its place', async ({
    page,
    signIn,
  }) => {
    await signIn(ADMINISTRATOR);
    await page.goto('/#/importhistory');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const entry = menu.getByRole('link', { name: 'Import history' });
    await expect.poll(async () => (await bottomOf(entry)) <= (await bottomOf(menu))).toBe(true);
    expect(await bottomOf(page.getByRole('link', { name: 'Logout' }))).toBeLessThanOrEqual(768);
  });
});

test('the drawing area stays where it is when a press on the save button is answered', async ({ signIn }) => {
  const page = await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 40);
  const add = page.getByRole('button', { name: /^Add the label/ });
  await design.add('a text').click();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [320, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await design.name.fill('Drawn here');
    await expect(page.getByText('kept on this computer')).toBeVisible();
    const before = await boxOf(design.canvas);
    await design.name.fill('');
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Give the label a name.' })).toBeVisible();
    expect(await boxOf(design.canvas)).toEqual(before);
  }
});

test('the focus has one ring, on links, buttons, fields and boxes alike', async ({ page, signIn }) => {
  await signIn('labels@demo.test');
  await page.goto('/#/labels');
  await page.getByRole('table').waitFor();
  // The ring is drawn for the keyboard only.
  await page.keyboard.press('Tab');
  for (const element of [
    page.getByRole('link', { name: 'Add label' }),
    page.getByRole('searchbox'),
    page.getByRole('combobox').first(),
    page.getByRole('button', { name: 'Columns' }),
    page.getByRole('checkbox').first(),
    page.getByRole('table').getByRole('link').first(),
  ]) {
    await element.focus();
    await expect(element).toHaveCSS('outline', 'rgb(47, 95, 184) solid 2px');
  }
});

test('the button of the columns keeps the focus when the code of its menu arrives', async ({
  page,
  signIn,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/column-menu-[^/]*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await signIn('labels@demo.test');
  await page.goto('/#/labels');
  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.focus();
  gate.resolve();
  await expect(columns).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(columns).toBeFocused();
});

test('hints are below their fields, and badges have letters of 12 px', async ({ page, signIn }) => {
  await signIn(ADMINISTRATOR);
  await page.goto('/#/integrationclients/add');
  const name = page.getByRole('textbox', { name: 'Name' });
  const hint = page.locator(`[id="${(await name.getAttribute('aria-describedby')) ?? ''}"]`);
  expect((await boxOf(hint)).y).toBeGreaterThan((await boxOf(name)).y);
  await page.goto('/#/printhistory');
  await expect(page.getByText(/^\d+ print jobs$/)).toHaveCSS('font-size', '12px');
});

test('the buttons of an import are at the end of their line, the next step last', async ({
  page,
  signIn,
}) => {
  await signIn(ADMINISTRATOR);
  const data = await ImportDataPage.open(page);
  await data.choose({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('ean;name\n;Oats\n') });
  await data.next.click();
  const [main, back, next] = [
    await boxOf(page.getByRole('region', { name: 'Does this look right?' })),
    await boxOf(data.back),
    await boxOf(data.next),
  ];
  expect(next.x + next.width).toBeCloseTo(main.x + main.width, 0);
  expect(back.x + back.width).toBeLessThan(next.x);
});

test('an address of no screen says so beside the menu', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no screen at this address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
