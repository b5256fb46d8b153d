import { ArticleListPage } from '../pages/article-list.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { tabTo } from '../stage/by-keyboard.ts';
import { expect, TART_ID, test } from '../stage/test.ts';

const TART = 'Tarte à la crème 1 part';

test(
  'a member finds an article, sees its label and prints three',
  { tag: '@main' },
  async ({ stage, signIn }) => {
    const page = await signIn('member@demo.test');
    const list = await ArticleListPage.open(page);
    await list.search.fill('creme');
    await expect(list.row(TART)).toBeVisible();
    const print = await list.choose(TART);
    await expect(print.heading).toHaveText(`Print ${TART}`);
    await print.setQuantity(3);
    await print.print.click();
    await print.expectSummary('3 of 3 labels printed');
    expect(stage.callsTo('/api/printjobs/article')).toMatchObject([
      { method: 'POST', body: { computerName: 'STAGE-PC', labels: [{ articleId: TART_ID, quantity: 3 }] } },
    ]);
    expect(stage.helper.printed).toHaveLength(1);
    await expect
      .poll(() => stage.callsTo('/api/printjobs/status').at(-1)?.body)
      .toMatchObject({ status: 'Processed' });
    expect(stage.callsTo('/api/printjobs/printjobentries/status').map(({ body }) => body)).toMatchObject([
      { status: 'Success' },
    ]);
  },
);

test('the preview of an article’s label follows each keystroke', async ({ page, printTart }) => {
  const print = await printTart();
  const picture = page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  await print.variable('Name').press('End');
  await print.variable('Name').press('X');
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
});

test(
  'a label whose answer was lost is shown as not confirmed, and after a reload the helper is asked what became of it',
  { tag: '@main' },
  async ({ stage, page, signIn }) => {
    await signIn('member@demo.test');
    stage.helper.behaviour = 'loses-the-answer';
    const print = await PrintArticlePage.open(page, TART_ID);
    await print.print.click();
    await print.expectSummary(/1 not confirmed/);
    stage.helper.behaviour = 'prints';
    await page.reload();
    await print.expectSummary('1 of 1 label printed');
    expect(stage.helper.printed).toHaveLength(1);
    expect(stage.helper.calls).toHaveLength(1);
  },
);

test('a helper that answers after 11 s leaves the label not confirmed and is not asked to print again', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  stage.helper.behaviour = 'answers-late';
  const print = await PrintArticlePage.open(page, TART_ID);
  await print.print.click();
  await print.expectSummary(/1 not confirmed/);
  expect(stage.helper.calls).toHaveLength(1);
});

test('an article is found and printed with the keyboard alone', async ({ stage, page }) => {
  await page.goto('/#/login');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('member@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('platen-demo-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'My articles' }).first().waitFor();
  await page.getByRole('link', { name: 'My articles' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('2026500000133');
  await page.getByRole('link', { name: TART, exact: true }).waitFor();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: TART, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // The target printer is shown next to the button.
  await page.getByText('on Save to folder').waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('1 of 1 label printed').first()).toBeVisible();
  expect(stage.helper.printed).toHaveLength(1);
});
