import { readFile } from 'node:fs/promises';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { expect, test } from '../stage/test.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';

const TARTS = 'Tarte à la crème';

test(
  'a member finds what was printed, prints an entry of it again with a reason, and exports it',
  { tag: '@main' },
  async ({ stage, page, signIn }) => {
    await signIn('member@demo.test');
    const history = await PrintHistoryPage.open(page);
    await history.filterByArticle('CRÈME 6');
    await expect(history.rows).toHaveCount(2);
    await expect(page).toHaveURL(/article=CR%C3%88ME\+6/);

    await history.openJob(TARTS);
    await expect(history.drawer).toContainText('L2026-117');
    await history.reprintEntry(`${TARTS} 6 parts`);
    await history.print.click();
    await expect(history.reason).toBeFocused();
    expect(stage.helper.printed).toHaveLength(0);
    await history.reason.selectOption('Damaged');
    await history.print.click();
    const job = new PrintJobObject(page);
    await job.expectSummary('6 of 6 labels printed');
    expect(stage.helper.printed).toHaveLength(1);
    const [call] = stage.requests.filter(({ path }) => path.endsWith('/reprint'));
    expect(call?.body).toMatchObject({
      computerName: 'STAGE-PC',
      version: 'same',
      reason: 'Damaged',
      printJobEntryIds: [expect.stringMatching(/^[\da-f-]{36}$/)],
    });

    await history.drawer.getByRole('button', { name: 'Back to the print job' }).click();
    await expect(history.drawer.getByText('Reason: Damaged')).toBeVisible();
    await history.close();
    await expect(history.rows).toHaveCount(3);
    await expect(history.rows.nth(1)).toContainText('Reprint');

    const downloading = page.waitForEvent('download');
    await history.export.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^print-history-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Damaged');
  },
);

test('the address of the print history brings back filters and the open job, and Back closes the job', async ({
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  const history = await PrintHistoryPage.open(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Failed');
  await expect(history.rows).toHaveCount(2);
  await history.openJob('Bergkäse');
  await page.reload();
  await expect(history.drawer.getByText('Computer')).toBeVisible();
  await page.goBack();
  await expect(history.drawer).toBeHidden();
  await expect(history.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(history.rows.nth(2)).toBeVisible();
});

test('a code of a printed label, read by a slow scanner, finds its prints in the history', async ({
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  const history = await PrintHistoryPage.open(page);
  await history.openJob(TARTS);
  const ean = await history.valueOf('EAN');
  await history.close();

  await page.keyboard.press('/');
  await expect(history.search).toBeFocused();
  const scanner = await WedgeScanner.plugInto(page, 0.06);
  await scanner.scan(`010${ean}1727123110L2026-117`);
  await expect(history.rows).toHaveCount(2);
  await expect(history.marks.filter({ hasText: 'L2026-117' })).toHaveCount(1);
  await expect(history.marks.filter({ hasText: ean })).toHaveCount(1);

  await page.reload();
  await expect(history.rows).toHaveCount(2);
  await history.openJob(TARTS);
  await expect(history.drawer.getByText('Hash').first()).toBeVisible();
  await history.drawer.getByRole('link', { name: 'Lot: L2026-117, all prints with it' }).first().click();
  await expect(page).toHaveURL(/#\/printhistory\?variable=lot&value=L2026-117$/);
  await expect(history.rows).toHaveCount(2);

  await history.search.fill('L2026-118');
  await expect(page.getByText(/^Nothing was printed with “L2026-118/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(history.rows.nth(3)).toBeVisible();
});

test('home leads from a last print to printing it again', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Recent prints' })
    .getByRole('link', { name: /^Reprint / })
    .first()
    .click();
  await expect(new PrintHistoryPage(page).print).toBeVisible();
});
