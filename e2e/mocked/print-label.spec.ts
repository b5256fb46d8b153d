import { http, HttpResponse } from 'msw/http';
import { LabelListPage } from '../pages/label-list.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { callAs } from '../stage/call-as.ts';
import { expect, TART_ID, test } from '../stage/test.ts';

const LABEL = 'Product 60 × 40';
const LABEL_ID = 1;
const TART = 'Tarte à la crème 1 part';
const EAN = '4006381333931';
const MEMBER_ID = 2;

test('a member fills in a label by hand and prints two', { tag: '@main' }, async ({ stage, signIn }) => {
  const page = await signIn('member@demo.test');
  const list = await LabelListPage.open(page);
  await list.search.fill('61 x');
  await expect(page.getByText('No labels found for “61 x”.')).toBeVisible();
  await list.search.fill('60 x 40');
  await expect(list.rows).toHaveCount(2);
  const print = await list.choose(LABEL);
  await expect(print.heading).toHaveText(`Print ${LABEL}`);
  await expect(page).toHaveTitle(`Print ${LABEL} – Platen`);
  await print.variable('Name').fill('By hand');
  await print.variable('EAN').fill(EAN);
  await print.setQuantity(2);
  await page.keyboard.press('ControlOrMeta+Enter');
  await print.expectSummary('2 of 2 labels printed');
  expect(stage.callsTo('/api/printjobs', 'POST')).toMatchObject([
    {
      method: 'POST',
      body: {
        computerName: 'STAGE-PC',
        labels: [
          {
            labelId: LABEL_ID,
            quantity: 2,
            printerId: 1,
            editableData: [
              { key: 'name', data: 'By hand' },
              { key: 'ean', data: EAN },
            ],
          },
        ],
      },
    },
  ]);
  expect(stage.helper.printed).toHaveLength(1);
  await expect(print.variable('Name')).toHaveValue('By hand');

  await test.step('and Back leads to the list as it was', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(list.rows).toHaveCount(2);
    await expect(list.search).toHaveValue('60 x 40');
  });
});

test('a label is printed for an article that carries it', { tag: '@main' }, async ({ stage, signIn }) => {
  const page = await signIn('member@demo.test');
  const list = await LabelListPage.open(page);
  const articles = await list.chooseForArticle(LABEL);
  await articles.search.fill('creme');
  const print = await articles.choose(TART);
  await expect(print.heading).toHaveText(`Print ${TART}`);
  await expect(page.getByText(LABEL, { exact: false }).first()).toBeVisible();
  await page.reload();
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.callsTo('/api/printjobs/article')).toMatchObject([
    { body: { labels: [{ labelId: LABEL_ID, articleId: TART_ID, quantity: 1 }] } },
  ]);
  await page.goBack();
  await expect(articles.search).toHaveValue('creme');
});

test('a press on Print waits for a helper that has not answered yet', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  const gate = Promise.withResolvers<void>();
  await page.route('**/health', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const print = await PrintArticlePage.open(page, TART_ID);
  await print.print.click();
  await expect(page.getByRole('button', { name: 'Printing…' })).toBeVisible();
  gate.resolve();
  await print.expectSummary('1 of 1 label printed');
});

/** Name with all characters that are special in a URL. */
const NAME = 'Half/whole 50 % crème? #1 100%2F';
const addressOf = (name: string) => `/#/print-labels/${LABEL_ID}/articlename/${encodeURIComponent(name)}`;

test('an article is found by its name and printed', async ({ stage, page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto(addressOf(TART));
  const print = new PrintArticlePage(page);
  await expect(print.heading).toHaveText(`Print ${TART}`);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.callsTo('/api/printjobs/article')).toMatchObject([
    { body: { labels: [{ labelId: LABEL_ID, articleId: TART_ID }] } },
  ]);
});

test('a name that no article has is printed without one by who may not create it', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('packer@demo.test');
  await page.goto(addressOf(NAME));
  const print = new PrintArticlePage(page);
  await expect(page.getByText(`There is no article named “${NAME}”.`)).toBeVisible();
  await expect(print.variable('Name')).toHaveValue(NAME);
  await print.variable('EAN').fill(EAN);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.callsTo('/api/printjobs', 'POST')).toMatchObject([
    {
      body: { labels: [{ labelId: LABEL_ID, editableData: [{ key: 'name', data: NAME }, { key: 'ean' }] }] },
    },
  ]);
  expect(stage.callsTo('/api/articles').filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a name that no article has becomes an article, which is printed and found by its name from then on', async ({
  stage,
  page,
  signIn,
}) => {
  // Nobody of the demo both prints and manages articles: the member gets both roles here.
  const call = await callAs(stage, 'admin@demo.test');
  await call('PUT', '/api/users', { userId: MEMBER_ID, roles: ['User', 'ArticleManager'] });
  await signIn('member@demo.test');
  await page.goto(addressOf(NAME));
  const print = new PrintArticlePage(page);
  const create = page.getByRole('button', { name: 'Create the article and print' });
  await print.variable('EAN').fill(EAN);

  await test.step('not while the server refuses it', async () => {
    stage.override(
      http.post('*/api/articles', () => HttpResponse.json({ Message: 'Not now.' }, { status: 409 }), {
        once: true,
      }),
    );
    await create.click();
    await expect(
      page.getByRole('alert').getByText(`Could not create article with name ${NAME}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Not now.', { exact: true })).toBeVisible();
    expect(stage.helper.calls).toHaveLength(0);
    await expect(print.variable('EAN')).toHaveValue(EAN);
  });

  await create.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.helper.printed).toHaveLength(1);
  await expect(print.heading).toHaveText(`Print ${NAME}`);

  await page.reload();
  await expect(print.heading).toHaveText(`Print ${NAME}`);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.callsTo('/api/printjobs/article')).toHaveLength(2);
});
