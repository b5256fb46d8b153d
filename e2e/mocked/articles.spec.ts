import { http, HttpResponse } from 'msw/http';
import { ArticleAdministrationPage } from '../pages/article-administration.page.ts';
import { ArticleFormPage } from '../pages/article-form.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { callAs } from '../stage/call-as.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';

const TART = 'Tarte à la crème 1 part';

test('an article is added with the keyboard alone', { tag: '@main' }, async ({ page, signIn, stage }) => {
  await signIn('admin@demo.test');
  const list = await ArticleAdministrationPage.open(page);
  await expect(list.article(TART).or(list.search).first()).toBeVisible();
  await tabTo(page, list.add);
  await page.keyboard.press('Enter');
  const form = new ArticleFormPage(page);
  await expect(form.heading).toHaveText('Add article');

  await typeInto(page, form.name, 'Apfelkuchen');
  await typeInto(page, form.identifier, '202650099999');
  await tabTo(page, page.getByRole('button', { name: 'Add check digit 4' }));
  await page.keyboard.press('Enter');
  await expect(form.identifier).toHaveValue('2026500999994');
  await tabTo(page, form.group);
  await page.keyboard.type('Food / B');
  await tabTo(page, form.connect);
  await page.keyboard.type('Product 60');
  await tabTo(page, form.connectIt);
  await page.keyboard.press('Enter');
  await expect(form.previews.getByRole('heading', { name: 'Product 60 × 40' })).toBeVisible();
  await tabTo(page, form.addValue);
  await page.keyboard.press('Enter');
  await expect(form.key('1')).toBeFocused();
  await page.keyboard.type('note');
  await typeInto(page, form.value('note'), 'With cream');
  await tabTo(page, form.add);
  await page.keyboard.press('Enter');
  await expect(list.heading).toHaveText('Articles');
  expect(stage.callsTo('/api/articles', 'POST')).toMatchObject([
    {
      body: {
        name: 'Apfelkuchen',
        labelId: 1,
        groupId: 3,
        externalIdentifier: '2026500999994',
        articleData: [
          {
            key: 'note',
            data: 'With cream',
            editable: true,
            propertyType: 'default',
            propertySize: 2000,
            isExtra: true,
          },
        ],
      },
    },
  ]);
});

test(
  'an article is found, changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const call = await callAs(stage, 'admin@demo.test');
    await call('POST', '/api/articles', { name: 'Apfelkuchen', articleData: [{ key: 'note', data: 'x' }] });
    const list = await ArticleAdministrationPage.open(page);
    const form = new ArticleFormPage(page);
    await typeInto(page, list.search, 'apfelkuchen');
    await page.keyboard.press('Enter');
    await tabTo(page, list.article('Apfelkuchen'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('Apfelkuchen');
    await typeInto(page, form.value('note'), 'Without cream');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(stage.callsTo('/api/articles/setarticlevariabledata', 'PUT')).toMatchObject([
      { body: { revision: 1, articleData: [{ key: 'note', data: 'Without cream' }] } },
    ]);

    await deleteByKeyboard(page, form, 'Apfelkuchen');
    await expect(page.getByText('No articles found for “apfelkuchen”.')).toBeVisible();
  },
);

test('the list of articles is searched, narrowed and ordered by its address, and Back finds it as it was', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  const list = await ArticleAdministrationPage.open(page, '?q=creme&group=3&sort=-identifier');
  await expect(list.search).toHaveValue('creme');
  await expect(list.article(TART)).toBeVisible();
  await list.article(TART).click();
  const form = new ArticleFormPage(page);
  await expect(form.heading).toHaveText(TART);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/#\/articles\?q=creme&group=3&sort=-identifier$/);
  await list.sortBy('Article').click();
  await expect(page).toHaveURL(/sort=name/);
});

test('a label is connected to all articles that are found but one, with the keyboard alone', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  await signIn('admin@demo.test');
  const list = await ArticleAdministrationPage.open(page, '?q=creme');
  await expect(list.article(TART)).toBeVisible();
  await tabTo(page, list.selectAll);
  await page.keyboard.press('Space');
  await expect(list.selection).toContainText(/All \d+ articles selected/);
  await tabTo(page, list.box(TART));
  await page.keyboard.press('Space');
  await expect(list.selection).toContainText(/\d+ articles selected/);
  await tabTo(page, list.connect);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Connect a label to \d+ articles$/ });
  const search = dialog.getByRole('searchbox', { name: 'Search labels' });
  await expect(search).toBeFocused();
  await expectAccessible();
  await page.keyboard.type('product 60 x 40');
  const label = dialog.getByRole('radio', { name: 'Product 60 × 40' });
  // A group of radios is one stop of the Tab key: its first one, once the search has left it alone.
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await tabTo(page, label);
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Connect' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(/articles (now have|already had) Product 60 × 40/);
  expect(stage.callsTo('/api/articles/connectLabel', 'POST')).toMatchObject([
    { body: { labelId: 1, filter: { searchQuery: 'creme' } } },
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(list.connect).toBeFocused();
});

test('a label is taken from its screen to the articles that shall carry it, and they are found by it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.test');
  await page.goto('/#/articles?connect=3&group=8');
  const list = new ArticleAdministrationPage(page);
  await tabTo(page, list.selectAll);
  await page.keyboard.press('Space');
  const connect = page.getByRole('button', { name: /^Connect .+…$/ });
  const label = (await connect.innerText()).replace(/^Connect (.+)…$/, '$1');
  await connect.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: label })).toBeChecked();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('status')).toContainText(label);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/#/articles?label=3&group=8');
  await expect(list.selectAll).toBeVisible();
  await expectAccessible();
});

test('articles of a group are downloaded with the delimiter that was chosen', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const call = await callAs(stage, 'admin@demo.test');
  await call('POST', '/api/articles', { name: '=1+1', externalIdentifier: '007', groupId: 8 });
  const list = await ArticleAdministrationPage.open(page);
  const { name, text } = await list.download('Warehouse / Equipment', ';');
  expect(name).toMatch(/^articles-\d{4}-\d\d-\d\d\.csv$/);
  const [head, first] = text.replace('\u{FEFF}', '').split('\r\n');
  expect(head).toMatch(/^Name;Identifier;Group;Labels;/);
  expect(first).toMatch(/^'=1\+1;007;Equipment;/);
});

test('a new article is put on several labels and into an order at once, and then cannot be deleted', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const form = await ArticleFormPage.open(page, 'new');
  await form.name.fill('Zwetschgendatschi');
  await form.connectLabel('Product 60 × 40');
  await form.connectLabel('Product 100 × 60');
  await form.putIntoOrder('SO-2026-0411 · Feinkost Grünwald');
  await form.add.click();
  const list = new ArticleAdministrationPage(page);
  await expect(list.heading).toHaveText('Articles');
  expect(stage.callsTo('/api/articles/addnewarticleandlabelsandorders', 'POST')).toMatchObject([
    { body: { name: 'Zwetschgendatschi', labelIds: [1, 2], orders: [{ orderId: 2, quantity: 1 }] } },
  ]);
  await page.goto('/#/articles?q=zwetschgen');
  await list.article('Zwetschgendatschi').click();
  await expect(page.getByRole('link', { name: 'SO-2026-0411' })).toBeVisible();
  await form.delete.click();
  await form.question('Delete Zwetschgendatschi?').getByRole('button', { name: 'Delete' }).click();
  await expect(form.question('Error')).toContainText('This article stands in order SO-2026-0411.');
});

test('a change of an article over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const form = await ArticleFormPage.open(page, 13);
  await expect(form.name).toHaveValue(TART);
  const call = await callAs(stage, 'admin@demo.test');
  await call('PUT', '/api/articles/setarticlevariabledata', {
    articleId: 13,
    articleData: [{ key: 'price', data: '9.99' }],
  });
  await form.value('price').fill('1.00');
  await form.save.click();
  await expect(form.question('Error')).toContainText('An error occurred saving your changes');
  await expect(form.question('Error')).toContainText('This article was changed meanwhile by Astrid Holm.');
  await page.keyboard.press('Escape');
  await expect(form.value('price')).toHaveValue('1.00');
});

test('creating an article that fails is told in the words of the specification', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  stage.override(
    http.post('*/api/articles', () => HttpResponse.json({ Message: 'The store is full.' }, { status: 507 })),
  );
  const form = await ArticleFormPage.open(page, 'new');
  await form.name.fill('Brioche');
  await form.add.click();
  await expect(form.question('Error')).toContainText('Could not create article with name Brioche');
  await expect(form.question('Error')).toContainText('The store is full.');
});

test('in the middle of a long list what is selected, that it is offline and what cannot be read stay in sight', async ({
  page,
  signIn,
  stage,
}) => {
  let isDown = true;
  stage.override(
    http.get('*/api/articles', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      if (isDown && offset >= 1_000) return new HttpResponse('Bad gateway', { status: 502 });
      const rows = Array.from({ length: 100 }, (_, row) => ({
        id: offset + row,
        name: `No. ${offset + row}`,
      }));
      return HttpResponse.json({ data: rows, total: 3_000 });
    }),
  );
  await signIn('admin@demo.test');
  const list = await ArticleAdministrationPage.open(page);
  await page.getByRole('checkbox', { name: 'Select No. 3', exact: true }).check();
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  const error = page.getByRole('alert');
  await expect(error).toBeInViewport({ ratio: 1, timeout: 15_000 });
  isDown = false;
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(error).toBeHidden();
  await expect(list.article('No. 1500').or(list.article('No. 1490')).first()).toBeVisible();
  // A trial click fails where something else, such as the header, is in front.
  await page.getByText('1 article selected', { exact: true }).click({ trial: true });
  await page.context().setOffline(true);
  await page.getByText('You are offline').click({ trial: true });
  // Left offline, the browser answers the first call of the next test as offline too.
  await page.context().setOffline(false);
});

test('axe finds nothing on the screens of articles, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('admin@demo.test');
  await page.goto('/#/articles/999999');
  await expect(page.getByText('Article not found. It may have been deleted.')).toBeVisible();
  await expectAccessible();
  const list = await ArticleAdministrationPage.open(page);
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible();
  await expectAccessible();
  await list.export.click();
  await expect(page.getByRole('dialog', { name: 'Export articles' })).toBeVisible();
  await expectAccessible();
  const form = await ArticleFormPage.open(page, 13);
  await expect(form.heading).toHaveText(TART);
  await expect(form.previews.getByText('60 × 40 mm')).toBeVisible();
  await page.getByRole('button', { name: 'Settings of value price' }).click();
  await form.identifier.fill('2026500000139');
  await form.key('origin').fill('price');
  await expect(page.getByText(/is used twice/).first()).toBeVisible();
  await expectAccessible();
});
