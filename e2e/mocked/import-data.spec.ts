import { readFile, rm, writeFile } from 'node:fs/promises';
import { articleTable, fileWithFaults, utf8File, windowsFile, workbookFile } from 'label-core/testing';
import { http, HttpResponse } from 'msw/http';
import { ImportDataPage } from '../pages/import-data.page.ts';
import { chooseFiles } from '../stage/file-dialog.ts';
import { tabTo } from '../stage/by-keyboard.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';

const UPLOAD = '*/api/import/upload';

const csv = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
const german = windowsFile(articleTable(120, ['EAN', 'Bezeichnung', 'Zutaten']));

/** Accepts uploads and answers with their result; returns the received bodies. */
function takeUploads(stage: Stage): Buffer[] {
  const forms: Buffer[] = [];
  stage.override(
    http.post(UPLOAD, async ({ request }) => {
      forms.push(Buffer.from(await request.arrayBuffer()));
      return HttpResponse.json({ entityId: 12 });
    }),
    http.get('*/api/import/12', () =>
      HttpResponse.json({
        data: { id: 12, kind: 'articles', fileName: 'x', state: 'Done', rowCount: 120, createdCount: 120 },
      }),
    ),
  );
  return forms;
}

test(
  'a German file of articles is read, mapped, checked and sent as it is',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    const forms = takeUploads(stage);
    await signIn('admin@demo.test');
    const data = await ImportDataPage.open(page);
    await data.choose(csv('Artikel.csv', german));
    await data.next.click();
    await expect(data.encoding).toHaveValue('windows-1252');
    await expect(data.delimiter).toHaveValue(';');
    await expect(data.preview).toContainText('Müsli „Früh“ 2');
    await expect(data.preview).toContainText('Jalapeño 5 € 3');
    await data.next.click();
    await expect(data.columnFor('EAN').locator('option:checked')).toHaveText('EAN');
    await expect(data.columnFor('Name').locator('option:checked')).toHaveText('Bezeichnung');
    await expect(data.columnFor('Ingredients').locator('option:checked')).toHaveText('Zutaten');
    await data.group.selectOption('Food');
    await data.next.click();
    await expect(page.getByText('120 rows checked, no errors.')).toBeVisible();
    expect(forms).toEqual([]);
    await data.confirm('120 articles').click();
    await expect(page.getByText('Imported', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the articles' })).toBeVisible();
    expect(forms).toHaveLength(1);
    expect(forms[0]?.includes(Buffer.from(german))).toBe(true);
  },
);

test('what was checked is imported when the file was deleted since', async ({
  page,
  signIn,
  stage,
}, info) => {
  const forms = takeUploads(stage);
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  const path = info.outputPath('Artikel.csv');
  await writeFile(path, german);
  await data.choose(path);
  await data.goToMap();
  await data.next.click();
  await expect(page.getByText('120 rows checked, no errors.')).toBeVisible();
  await rm(path);
  await data.confirm('120 articles').click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(forms[0]?.includes(Buffer.from(german))).toBe(true);
});

test('going back in an import keeps everything that was chosen', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  await data.choose(csv('articles.csv', utf8File(articleTable(20))));
  await data.goToMap();
  await data.group.selectOption('Food');
  await data.columnFor('Ingredients').selectOption('Not imported');
  await data.next.click();
  await expect(page.getByText('20 rows checked, no errors.')).toBeVisible();
  await data.back.click();
  await data.back.click();
  await data.back.click();
  await expect(page.getByText('articles.csv')).toBeVisible();
  await data.next.click();
  await data.next.click();
  await expect(data.group.locator('option:checked')).toHaveText('Food');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(data.step('Match your columns')).toBeVisible();
});

test('an import with 37 faults counts 37, sends nothing, and gives the faulty rows as a file', async ({
  page,
  signIn,
  stage,
}) => {
  const forms = takeUploads(stage);
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  await data.choose(csv('faulty.csv', fileWithFaults(400, 37)));
  await data.goToMap();
  await data.next.click();
  await expect(page.getByText('37 errors in 37 of 400 rows.')).toBeVisible();
  await expect(data.faults).toHaveCount(37);
  await expect(data.confirm('363 articles')).toHaveAttribute('aria-disabled', 'true');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows with errors' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('faulty - rows with errors.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\u{FEFF}EAN;Bezeichnung;Zutaten;Line;Reason\r\n')).toBe(true);
  expect(text).toContain('The check digit of the EAN');
  expect(forms).toEqual([]);
  await data.skipFaulty.check();
  await data.confirm('363 articles').click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(String(forms[0])).toContain('"skipFaulty":true');
});

test('a workbook of articles is read in the browser and sent as CSV', async ({ page, signIn, stage }) => {
  const forms = takeUploads(stage);
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  const book = workbookFile({ Notes: [['Nothing']], Stock: articleTable(50) });
  await data.choose({ name: 'stock.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) });
  await data.next.click();
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Stock');
  await expect(data.preview).toContainText('Smörgås 5');
  await data.next.click();
  await data.next.click();
  await data.confirm('50 articles').click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  expect(String(forms[0])).toContain('name="fileName"\r\n\r\nstock.xlsx');
  expect(String(forms[0])).toContain('Smörgås 5');
});

test('the upload of an import can be cancelled with the keyboard alone', async ({ page, signIn, stage }) => {
  const wasCancelled = Promise.withResolvers<void>();
  stage.override(
    http.post(UPLOAD, async () => {
      await wasCancelled.promise;
      return HttpResponse.json({});
    }),
  );
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  await tabTo(page, data.chooseFile);
  await chooseFiles(page, () => page.keyboard.press('Enter'), csv('articles.csv', utf8File(articleTable(5))));
  for (const title of ['Does this look right?', 'Match your columns', 'Check the import']) {
    await tabTo(page, data.next);
    await page.keyboard.press('Enter');
    await expect(data.step(title)).toBeFocused();
  }
  await tabTo(page, data.confirm('5 articles'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The upload was canceled. Nothing was imported.')).toBeVisible();
  wasCancelled.resolve();
});

test('axe finds nothing on the steps of an import, in light and dark, wide and narrow', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  takeUploads(stage);
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('admin@demo.test');
  const data = await ImportDataPage.open(page);
  await data.choose(csv('faulty.csv', fileWithFaults(400, 37)));
  await expectAccessible();
  await data.next.click();
  await data.preview.waitFor();
  await expectAccessible();
  await data.next.click();
  await data.step('Match your columns').waitFor();
  await expectAccessible();
  await data.next.click();
  await expect(data.faults).toHaveCount(37);
  await expectAccessible();
  await data.skipFaulty.check();
  await data.confirm('363 articles').click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await expectAccessible();
});
