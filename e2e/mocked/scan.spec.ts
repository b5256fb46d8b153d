import type { Page } from '@playwright/test';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { expect, test } from '../stage/test.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';

const TART = 'Tarte à la crème 1 part';
const TART_EAN = '2026500000133';
const SCANS = 75;

interface Article {
  id: number;
  externalIdentifier: string;
}

/** Articles of the demo organisation that have an EAN-13. */
async function articlesWithEan(page: Page): Promise<Article[]> {
  const articles = await page.evaluate(async () => {
    const answer = await fetch('/api/articles?take=200&offset=0', {
      headers: { Authorization: `Bearer ${localStorage.getItem('auth_token')}` },
    });
    return ((await answer.json()) as { data: { data: Article[] } }).data.data;
  });
  return articles.filter(({ externalIdentifier }) => /^\d{13}$/.test(externalIdentifier));
}

test('scans at 8 ms a character print one label each, in their order', async ({ stage, page, signIn }) => {
  await signIn('member@demo.test');
  const card = (await QuickPrintPage.open(page)).card('Tarte à la crème');
  const wanted = (await articlesWithEan(page)).slice(0, SCANS);
  expect(wanted).toHaveLength(SCANS);
  await card.printsAtOnce.check();
  const scanner = await WedgeScanner.plugInto(page);
  for (const { externalIdentifier } of wanted) await scanner.scan(externalIdentifier);
  await expect.poll(() => stage.helper.printed.length, { timeout: 240_000, intervals: [500] }).toBe(SCANS);
  const printed = stage
    .callsTo('/api/print')
    .map(({ body }) => (body as { article: { id: number } }).article.id);
  expect(printed).toEqual(wanted.map(({ id }) => id));
  await expect(card.search).toHaveValue('');
});

test('typing a number by hand into a widget card never prints, and what is typed stays', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  const card = (await QuickPrintPage.open(page)).card('Tarte à la crème');
  await card.printsAtOnce.check();
  await card.search.focus();
  await page.keyboard.type(TART_EAN, { delay: 70 });
  await expect(card.search).toHaveValue(TART_EAN);
  await page.keyboard.press('Enter');
  await expect(card.result('Selected article')).toBeVisible();
  await card.print.focus();
  expect(stage.callsTo('/api/print')).toEqual([]);
});

test('a scan leaves the focused field and the focused button alone', async ({ stage, page, signIn }) => {
  await signIn('member@demo.test');
  const card = (await QuickPrintPage.open(page)).card('Batch of the day');
  const scanner = await WedgeScanner.plugInto(page);
  await card.variable('Lot').fill('L-1');
  await scanner.scan(TART_EAN, 'Tab');
  await expect(card.result(TART)).toBeVisible();
  // Choosing an article clears the variables (specification 4), so none of them contains the code itself.
  await expect(card.variable('Lot')).toHaveValue('');
  await card.variable('Lot').fill('L-2');
  await card.print.focus();
  await scanner.scan('no-such-code 1');
  await expect(card.result(/No articles found matching your search/)).toBeVisible();
  await expect(card.variable('Lot')).toHaveValue('L-2');
  expect(stage.callsTo('/api/print')).toEqual([]);
});

test(
  'a scanned GS1 code chooses the article and fills lot and expiry',
  { tag: '@main' },
  async ({ page, signIn }) => {
    await signIn('member@demo.test');
    const card = (await QuickPrintPage.open(page)).card('Batch of the day');
    await card.search.focus();
    await card.search.blur();
    const scanner = await WedgeScanner.plugInto(page);
    await card.variable('Lot').focus();
    await scanner.scan(`]d2010${TART_EAN}10AB-12\u001d17271231`);
    await expect(card.result('Filled in Lot and Expiry from the code.')).toBeVisible();
    await expect(card.result(TART)).toBeVisible();
    await expect(card.variable('Lot')).toHaveValue('AB-12');
    await expect(card.variable('Expiry')).toHaveValue('271231');
    await scanner.scan(`]d2010${TART_EAN}10XY-99\u001d17271331`);
    await expect(
      card.result(/\(17\) must be a date as YYMMDD, it is “271331”\. Nothing was filled in\./),
    ).toBeVisible();
    await expect(card.variable('Lot')).toHaveValue('AB-12');
  },
);

test('a widget card that prints at once refuses a scan while a required variable is missing', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  const card = (await QuickPrintPage.open(page)).card('Batch of the day');
  await card.printsAtOnce.check();
  const scanner = await WedgeScanner.plugInto(page);
  await scanner.scan(TART_EAN);
  await expect(card.result('Not printed. Fill in Lot and Expiry first.')).toBeVisible();
  await expect(card.variable('Lot')).toBeFocused();
  expect(stage.callsTo('/api/print')).toEqual([]);
  await scanner.scan(`(01)0${TART_EAN}(17)271231(10)AB-12`);
  await expect.poll(() => stage.helper.printed.length).toBe(1);
  expect(stage.callsTo('/api/print')).toMatchObject([
    { body: { article: { id: 13 }, variables: { lot: 'AB-12', expiry: '271231' } } },
  ]);
});

test(
  'a scan on the list of articles opens the article, counts there, and asks before it goes on',
  { tag: '@main' },
  async ({ page, signIn }) => {
    await signIn('member@demo.test');
    const [other] = (await articlesWithEan(page)).filter(
      ({ externalIdentifier }) => externalIdentifier !== TART_EAN,
    );
    await ArticleListPage.open(page);
    await expect(page.getByText('Scanner ready. A scan opens the article’s print page.')).toBeVisible();
    const scanner = await WedgeScanner.plugInto(page);
    await scanner.scan(`0${TART_EAN}`);
    const print = new PrintArticlePage(page);
    await expect(print.heading).toHaveText(`Print ${TART}`);
    await print.variable('Name').focus();
    await scanner.scan(TART_EAN);
    await expect(page.getByText(`${TART} again: the quantity is now 2.`)).toBeVisible();
    await expect(print.quantity).toHaveValue('2');
    await scanner.scan(other?.externalIdentifier ?? '');
    await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(print.quantity).toHaveValue('2');
    scanner.waits(3);
    await scanner.scan(other?.externalIdentifier ?? '');
    await page.getByRole('button', { name: /^Go to / }).click();
    await expect(print.heading).not.toHaveText(`Print ${TART}`);
    await expect(page).toHaveURL(new RegExp(`/print-article/${other?.id}$`));
  },
);
