import { demoPassword } from 'server';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { envelopes, idsAsText, inDialect, optionalMissing, unchanged } from './envelopes.ts';
import type { Answer } from './rewriting-proxy.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const TART = 'Tarte à la crème 1 part';
const TART_EAN = '2026500000133';
const TART_ID = 13;

test.afterEach(({ system }) => system.proxy.rewrite());

const dialects = [
  {
    name: 'bare, with ids as text',
    envelope: envelopes.bare,
    change: idsAsText,
    addsUnknownFields: false,
  },
  {
    name: 'under data, with fields nobody knows',
    envelope: envelopes.data,
    change: unchanged,
    addsUnknownFields: true,
  },
  {
    name: 'under data.data, without the optional fields',
    envelope: envelopes['data.data'],
    change: optionalMissing,
    addsUnknownFields: false,
  },
  {
    name: 'with lists under items, without the optional fields',
    envelope: envelopes.items,
    change: optionalMissing,
    addsUnknownFields: true,
  },
  {
    name: 'with lists under data.items, ids as text and fields nobody knows',
    envelope: envelopes['data.items'],
    change: idsAsText,
    addsUnknownFields: true,
  },
];

for (const { name, ...dialect } of dialects) {
  test(`from a plain file server on another origin, the app signs in, searches and prints with answers ${name}`, async ({
    page,
    system,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    system.proxy.rewrite(inDialect(dialect));
    const before = (await system.savedPrints()).length;
    await (await LoginPage.open(page, system.foreignUrl)).signIn('member@demo.test', demoPassword);

    const list = await ArticleListPage.open(page, system.foreignUrl);
    await list.search.fill(TART_EAN);
    const print = await list.choose(TART);
    await expect(print.heading).toHaveText(`Print ${TART}`);
    await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
    await print.choosePrinter('Save to folder');
    await print.print.click();
    await print.expectSummary('1 of 1 label printed');

    const card = (await QuickPrintPage.open(page, system.foreignUrl)).card('Product label');
    await card.choose('tarte', TART);
    await card.print.click();
    await expect(card.result('Print job sent successfully!')).toBeVisible();
    await expect.poll(async () => (await system.savedPrints()).length).toBe(before + 2);
    expect(faults).toEqual([]);
  });
}

const unreadable: Readonly<Record<string, { answer: Answer; sentence: RegExp; afterPrint: string }>> = {
  'a page of HTML': {
    answer: { contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' },
    sentence: /^The server sent something that is not JSON\.$/,
    afterPrint: 'The server sent something that is not JSON.',
  },
  'JSON that breaks off': {
    answer: { contentType: 'application/json', body: '{"data":{"data":[{"id":1,' },
    sentence: /^The server sent something that is not JSON\.$/,
    afterPrint: 'The server sent something that is not JSON.',
  },
  'values of other types': {
    answer: { contentType: 'application/json', body: '{"data":{"data":[{"id":{},"name":["x"]}]}}' },
    sentence: /^The server’s answer could not be read/,
    afterPrint: 'No print files received from API',
  },
  'a number': {
    answer: { contentType: 'application/json', body: '42' },
    sentence: /^The server(’s answer could not be read| sent no list where one was expected)/,
    afterPrint: 'No data received from print API',
  },
};

for (const [name, { answer, sentence, afterPrint }] of Object.entries(unreadable)) {
  test(`where the server answers ${name}, each screen says so and loads at the second try`, async ({
    page,
    system,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const answerBadlyAt = (broken: RegExp) =>
      system.proxy.rewrite((path) => (broken.test(path) ? answer : undefined));
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    const tryAgain = async () => {
      await expect(alert.getByText(sentence)).toBeVisible();
      system.proxy.rewrite();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toHaveCount(0);
    };
    await signIn(page, system.foreignUrl, { serverUrl: system.appUrl });

    await test.step('the articles', async () => {
      answerBadlyAt(/^\/api\/articles$/);
      await page.goto(`${system.foreignUrl}/#/print-articles`);
      await tryAgain();
      await expect(new ArticleListPage(page).rows.nth(1)).toBeVisible();
    });
    await test.step('one article', async () => {
      answerBadlyAt(/^\/api\/articles\/13$/);
      await page.goto(`${system.foreignUrl}/#/print-article/${TART_ID}`);
      await tryAgain();
      await expect(new PrintArticlePage(page).heading).toHaveText(`Print ${TART}`);
    });
    await test.step('the printers', async () => {
      answerBadlyAt(/^\/api\/printers$/);
      await page.reload();
      await expect(page.getByText('The printers could not be loaded.')).toBeVisible();
      await tryAgain();
      await expect(new PrintArticlePage(page).printer).toBeVisible();
    });
    await test.step('the label of the preview', async () => {
      answerBadlyAt(/^\/api\/labels\/\d+$/);
      await page.reload();
      await tryAgain();
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
    });
    await test.step('the answer to a print', async () => {
      answerBadlyAt(/^\/api\/printjobs\/article$/);
      const print = new PrintArticlePage(page);
      await print.variable('Name').fill('Kept');
      await print.print.click();
      await expect(page.getByRole('alert').getByText(afterPrint)).toBeVisible();
      await expect(print.variable('Name')).toHaveValue('Kept');
      system.proxy.rewrite();
      await print.choosePrinter('Save to folder');
      await print.print.click();
      await print.expectSummary('1 of 1 label printed');
    });
    await test.step('the features and the widgets of the whole app', async () => {
      answerBadlyAt(/^\/api\/(features|widgets|subscription|preferences.*)$/);
      await page.goto(`${system.foreignUrl}/#/quickprint`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Quick print' })).toBeVisible();
    });
    expect(faults).toEqual([]);
  });
}

test('a sign-in that is answered with HTML says so at the form and keeps what was typed', async ({
  page,
  system,
}) => {
  system.proxy.rewrite((path) =>
    path === '/api/account/login' ? { contentType: 'text/html', body: '<h1>Welcome</h1>' } : undefined,
  );
  const login = await LoginPage.open(page, system.foreignUrl);
  await login.email.fill('member@demo.test');
  await login.password.fill('platen-demo-2026');
  await login.submit.click();
  await expect(login.alert).toContainText('The server sent something that is not JSON.');
  await expect(login.email).toHaveValue('member@demo.test');
});
