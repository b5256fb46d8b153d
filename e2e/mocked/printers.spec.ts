import { PaperPage } from '../pages/paper.page.ts';
import { PrinterFormPage } from '../pages/printer-form.page.ts';
import { PrinterListPage } from '../pages/printer-list.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';

test(
  'a printer is added, changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('member@demo.test');
    const list = await PrinterListPage.open(page);
    await tabTo(page, list.add);
    await page.keyboard.press('Enter');
    const form = new PrinterFormPage(page);
    await expect(form.heading).toHaveText('Add printer');

    // Typing the first letters of an option selects it, as in any select of the browser.
    await tabTo(page, form.vendor);
    await page.keyboard.type('Zebra');
    await tabTo(page, form.model);
    await page.keyboard.type('ZT411');
    await expect(form.resolution).toHaveValue('203');
    await expect(form.language).toHaveValue('zpl');
    await tabTo(page, form.queue);
    await page.keyboard.type('Save');
    await typeInto(page, form.name, 'line-9');
    await tabTo(page, form.group('Bakery'));
    await page.keyboard.press('Space');
    await tabTo(page, form.add);
    await page.keyboard.press('Enter');
    await expect(list.heading).toHaveText('Printers');
    expect(
      stage.requests.filter(({ method, path }) => method === 'POST' && path === '/api/printers'),
    ).toMatchObject([
      {
        body: {
          name: 'line-9',
          vendor: 'Zebra',
          model: 'ZT411',
          dpi: 203,
          targetPrintQueue: 'Save to folder',
        },
      },
    ]);

    await tabTo(page, list.printer('line-9'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('line-9');
    await typeInto(page, form.displayName, 'Line 9');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(form.heading).toHaveText('Line 9');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await deleteByKeyboard(page, form, 'Line 9');
    await expect(list.add).toBeVisible();
    await expect(list.printer('Packing desk (IPP)')).toBeVisible();
    await expect(list.printer('Line 9')).toHaveCount(0);
  },
);

test('a change of a printer over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('member@demo.test');
  await page.goto('/#/editprinter/3');
  const form = new PrinterFormPage(page);
  await expect(form.displayName).toHaveValue('Line 1 (ZPL)');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const send = (method: string, path: string, body?: object) =>
    stage.passOn(
      new Request(`${stage.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  await send('PUT', '/api/printers/groups', { printerId: 3, groupIds: [] });
  await form.displayName.fill('Mine');
  await form.save.click();
  const modal = form.question('Error');
  await expect(modal).toContainText('An error occurred saving your changes');
  await expect(modal).toContainText('This printer was changed meanwhile by Mateo Silva.');
  await page.keyboard.press('Escape');
  await expect(form.displayName).toHaveValue('Mine');
});

test('a test label goes to the printer as it is entered in the form, and counts nothing', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('member@demo.test');
  const form = await PrinterFormPage.openNew(page);
  await form.vendor.selectOption('Zebra');
  await form.model.selectOption('ZD421');
  await form.language.selectOption('pdf');
  await form.queue.selectOption('Save to folder');
  await form.testPrint.click();
  await expect(form.status.filter({ hasText: 'The test label was printed.' })).toBeVisible();
  expect(stage.helper.printed).toMatchObject([{ targetPrintQueue: 'Save to folder' }]);
  expect(stage.requests.filter(({ path }) => path.startsWith('/api/printjobs/article'))).toEqual([]);
});

test(
  'paper is set for a label on a printer, reached from the preferences and back',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('member@demo.test');
    await page.goto('/#/preferences');
    await page.getByRole('link', { name: 'Paper of Product 60 × 40 on Save to folder' }).click();
    const paper = new PaperPage(page);
    await paper.paper.selectOption('Custom size');
    await paper.width.fill('100');
    await paper.height.fill('60');
    await paper.orientation.selectOption('landscape');
    await paper.save.click();
    await expect(paper.saved).toBeVisible();
    expect(stage.callsTo('/api/print-settings').filter(({ method }) => method === 'POST')).toMatchObject([
      {
        body: {
          labelId: 1,
          printerId: 1,
          paperSize: 'custom',
          customPaperSize: '100x60',
          orientation: 'landscape',
        },
      },
    ]);
    await paper.back.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print preferences');
  },
);

test('packer@demo.test may not manage printers and is led home', async ({ page, signIn }) => {
  await signIn('packer@demo.test');
  for (const path of [
    '/printers',
    '/addprinter',
    '/editprinter/1',
    '/preferences-detail/label/1/printer/1',
  ]) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(/#\/home$/);
  }
  await expect(page.getByRole('link', { name: 'Printers' })).toHaveCount(0);
});

test('administrators with the permission manage printers too', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  const list = await PrinterListPage.open(page);
  await expect(list.printer('Packing desk (IPP)')).toBeVisible();
});
