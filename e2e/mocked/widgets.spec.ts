import { readFile } from 'node:fs/promises';
import { http, HttpResponse } from 'msw/http';
import { DashboardPage } from '../pages/dashboard.page.ts';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { WidgetAdministrationPage, WidgetFormPage } from '../pages/widget-administration.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';

const DEMO_WIDGETS = [
  'Product label',
  'Batch of the day',
  'Tarte à la crème',
  'Shelf price',
  'Parcel',
  'Asset tag',
  'Not set up yet',
];

test(
  'a widget is added, changed, moved and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const list = await WidgetAdministrationPage.open(page);
    await tabTo(page, list.add);
    await page.keyboard.press('Enter');
    const form = new WidgetFormPage(page);
    await expect(form.heading).toHaveText('Add widget');
    await expect(form.heading).toBeFocused();
    await typeInto(page, form.name, 'Relabel');
    await tabTo(page, form.icon('print'));
    await page.keyboard.press('ArrowRight');
    await expect(form.icon('warehouse')).toBeChecked();
    await tabTo(page, form.width('2 columns'));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, form.label);
    await page.keyboard.type('Shelf');
    await tabTo(page, form.printer);
    await page.keyboard.type('Save');
    await tabTo(page, form.field('Price'));
    await page.keyboard.press('Enter');
    await expect(form.preview).toContainText('Relabel');
    await expect(form.preview.getByText('Price')).toBeVisible();
    await tabTo(page, form.add);
    await page.keyboard.press('Enter');

    await expect(list.widget('Relabel')).toBeVisible();
    expect(stage.callsTo('/api/widgets', 'POST')).toMatchObject([
      {
        body: { name: 'Relabel', icon: 'warehouse', width: 3, printerId: 1, variables: [{ name: 'price' }] },
      },
    ]);
    await expect(list.links).toHaveText([...DEMO_WIDGETS, 'Relabel']);

    await tabTo(page, list.up('Relabel'));
    await page.keyboard.press('Enter');
    await expect(list.links).toHaveText([...DEMO_WIDGETS.slice(0, 6), 'Relabel', 'Not set up yet']);
    await expect(list.up('Relabel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.links).toHaveText([...DEMO_WIDGETS.slice(0, 5), 'Relabel', ...DEMO_WIDGETS.slice(5)]);
    await expect.poll(() => stage.callsTo('/api/widgets/order', 'PUT').length).toBe(2);
    await page.reload();
    await expect(list.links).toHaveText([...DEMO_WIDGETS.slice(0, 5), 'Relabel', ...DEMO_WIDGETS.slice(5)]);

    await tabTo(page, list.widget('Relabel'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('Relabel');
    await typeInto(page, form.name, 'Label again');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(form.saved).toBeVisible();
    await expect(form.heading).toHaveText('Label again');
    await deleteByKeyboard(page, form, 'Label again');
    await expect(list.add).toBeVisible();
    await expect(list.links).toHaveText(DEMO_WIDGETS);
  },
);

test('a draft of a widget outlives a reload, and is not lost without a question', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  // By the tile, not by the URL: the way back through the history is the app's own.
  await (await DashboardPage.open(page)).tile('Widgets').click();
  const list = new WidgetAdministrationPage(page);
  await list.widget('Parcel').click();
  const form = new WidgetFormPage(page);
  await form.name.fill('Parcels and letters');
  await page.reload();
  await expect(form.name).toHaveValue('Parcels and letters');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = form.question('Discard your changes?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(list.widget('Parcel')).toBeVisible();
});

test('a widget given to a group is on the card screen of its members alone, in order and width', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  const form = await WidgetFormPage.open(page, 'new');
  await form.name.fill('Food card');
  await form.width('4 columns').check();
  await form.chosenOnly.check();
  await form.box('Food').check();
  await form.add.click();
  const list = new WidgetAdministrationPage(page);
  await expect(list.row('Food card')).toContainText('Food');
  await list.up('Food card').click();
  await expect(list.links.nth(6)).toHaveText('Food card');

  for (const [email, isMember] of [
    ['member@demo.test', true],
    ['packer@demo.test', false],
  ] as const) {
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await signIn(email);
    await QuickPrintPage.open(page);
    const titles = page.getByRole('heading', { level: 2 });
    await expect(titles.filter({ hasText: 'Product label' })).toBeVisible();
    const names = await titles.allTextContents();
    expect(names.includes('Food card')).toBe(isMember);
    if (isMember) expect(names.indexOf('Food card')).toBe(names.indexOf('Not set up yet') - 1);
  }
});

test('the widgets go into a file and come back from it, and a file of something else is refused', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const list = await WidgetAdministrationPage.open(page);
  await expect(list.links).toHaveCount(DEMO_WIDGETS.length);
  const download = page.waitForEvent('download');
  await list.export.click();
  const content = await readFile(await (await download).path(), 'utf8');
  const take = (text: string) =>
    list.file.setInputFiles({
      name: 'widgets.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await take(content);
  // The subscription has room for five more.
  await expect(list.dialog).toContainText('There is room for 5 more. Delete one');
  await page.keyboard.press('Escape');
  const file = JSON.parse(content) as { widgets: unknown[] };
  await take(JSON.stringify({ ...file, widgets: file.widgets.slice(0, 5) }));
  await list.dialog.getByRole('button', { name: 'Add 5 widgets' }).click();
  await expect(list.dialog).toContainText('5 widgets were added.');
  await list.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(list.links).toHaveText([...DEMO_WIDGETS, ...DEMO_WIDGETS.slice(0, 5)]);
  const before = stage.callsTo('/api/widgets', 'POST').length;
  await take(content.replace('"width": 2', '"width": 22'));
  await expect(list.dialog).toContainText('Widget 1 in the file: width is missing or invalid.');
  expect(stage.callsTo('/api/widgets', 'POST')).toHaveLength(before);
});

test('at the limit of the subscription no widget more can be added, and that is said before', async ({
  page,
  signIn,
  stage,
}) => {
  stage.override(
    http.get('*/api/subscription', () =>
      HttpResponse.json({ data: { type: 'Standard', widgetsEnabled: true, maxWidgets: 7, widgets: 7 } }),
    ),
  );
  await signIn('admin@demo.test');
  const list = await WidgetAdministrationPage.open(page);
  const sentence = '7 of 7 widgets in your subscription are in use. No more widgets can be added.';
  await expect(page.getByText(sentence)).toBeVisible();
  await list.add.click();
  const form = new WidgetFormPage(page);
  await form.name.fill('One too many');
  await expect(page.getByText(sentence).first()).toBeVisible();
  await form.add.click();
  expect(stage.callsTo('/api/widgets', 'POST')).toEqual([]);
  await expect(form.name).toHaveValue('One too many');
});

test('where the server keeps no widgets this browser does, in two tabs and with storage that was cut off', async ({
  page,
  context,
  signIn,
  stage,
}) => {
  stage.override(
    http.all('*/api/widgets', () => HttpResponse.json({ Message: 'Not found' }, { status: 404 })),
  );
  await signIn('admin@demo.test');
  const list = await WidgetAdministrationPage.open(page);
  await expect(page.getByText('This server does not store widgets', { exact: false })).toBeVisible();
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'From this tab'],
    [other, 'From the other'],
  ] as const) {
    const form = await WidgetFormPage.open(tab, 'new');
    await form.name.fill(name);
    await form.add.click();
  }
  await expect(list.links).toHaveText(['From this tab', 'From the other']);
  await page.evaluate(() => {
    const text = localStorage.getItem('platen-widgets') ?? '';
    localStorage.setItem('platen-widgets', text.slice(0, text.length / 2));
  });
  await page.reload();
  await expect(list.links).toHaveText(['From this tab', 'From the other']);
  await expect(page.getByText('The last readable copy was restored.', { exact: false })).toBeVisible();
});

test('axe finds nothing on the screens of widgets, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('admin@demo.test');
  const list = await WidgetAdministrationPage.open(page);
  await expect(list.links).toHaveCount(DEMO_WIDGETS.length);
  await expectAccessible();
  await list.file.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(list.dialog).toContainText('This is not a widget file.');
  await expectAccessible();
  const form = await WidgetFormPage.open(page, 5);
  await expect(form.name).toHaveValue('Parcel');
  await expect(form.box('Warehouse')).toBeChecked();
  await expectAccessible();
});
