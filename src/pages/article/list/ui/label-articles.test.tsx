import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { answer, expectAccessible, mockApi, press, pressIn, renderPage } from '@/shared/testing';
import { ArticlesPage } from './articles-page';

const CONNECT = 'POST articles/connectLabel';
const articles = Array.from({ length: 250 }, (_none, index) =>
  buildArticle({ id: index + 1, name: `Article ${String(index + 1).padStart(3, '0')}` }),
);
const label = (labelId: number, name: string, more = {}) => ({
  labelId,
  name,
  widthMm: 60,
  heightMm: 40,
  state: 'Published',
  publishedVersion: 1,
  ...more,
});
const api = mockApi(
  ...articleHandlers(articles),
  answer('groups/getallgroups', { data: [{ id: 3, name: 'Bakery', parentGroupId: null }] }),
  answer('preferences/userSettings', { data: { dateLanguage: 'en' } }),
  answer('labels/getalllabelsbyorganization', {
    data: [
      label(1, 'Product 60 × 40'),
      label(2, 'Crème shelf'),
      label(3, 'Draft', { state: 'DataApprover', publishedVersion: null }),
      label(4, 'Old', { isEnabled: false }),
    ],
  }),
);

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const tick = async (name: string) => userEvent.click(await box(name));
const status = () => screen.getByRole('group', { name: 'Selection' }).textContent;

function show(path = '/articles') {
  return renderPage(<ArticlesPage />, { path, route: '/articles', as: 'ArticleManager' });
}

async function openDialog(name = 'Connect a label…') {
  await press(name);
  return within(await screen.findByRole('dialog'));
}

describe('articles that are selected', () => {
  it('are the ones ticked, by their ids, also after another search', async () => {
    show();
    await tick('Select Article 002');
    expect(status()).toContain('1 article selected');
    await userEvent.type(screen.getByRole('searchbox'), '240{Enter}');
    await tick('Select Article 240');
    expect(status()).toContain('2 articles selected');
    api.answer(CONNECT, { data: { changedCount: 2, unchangedCount: 0 } });
    const dialog = await openDialog();
    expect(dialog.getByText(/^Selected: “Article 002” and “Article 240”\./)).toBeTruthy();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Product 60 × 40' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('2 articles now have Product 60 × 40.')).toBeTruthy();
    expect(api.bodies(CONNECT)).toEqual([{ labelId: 1, articleIds: [2, 240] }]);
  });

  it('are all that were found, with their number, but those that are unticked', async () => {
    show('/articles?q=Article&group=3&label=2');
    await tick('Select all');
    expect(status()).toContain('All 250 articles selected');
    await tick('Select Article 003');
    expect(status()).toContain('249 articles selected');
    expect((await box('Select Article 004')).checked).toBe(true);
    api.answer(CONNECT, { data: { changedCount: 207, unchangedCount: 42 } });
    const dialog = await openDialog();
    expect(dialog.getByText('Connect a label to 249 articles')).toBeTruthy();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Product 60 × 40' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('249 articles now have Product 60 × 40; 42 already had it.')).toBeTruthy();
    expect(api.bodies(CONNECT)).toEqual([
      {
        labelId: 1,
        filter: { searchQuery: 'Article', groupIds: [3], labelId: 2, exceptArticleIds: [3] },
      },
    ]);
  });

  it('are no longer all once something else is searched for', async () => {
    show();
    await tick('Select all');
    await userEvent.type(screen.getByRole('searchbox'), '240{Enter}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
    await userEvent.clear(screen.getByRole('searchbox'));
    expect((await box('Select Article 001')).checked).toBe(false);
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('are none again after “Clear selection”, and after a second press on the box of all', async () => {
    show();
    await tick('Select all');
    await tick('Select all');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    await tick('Select Article 001');
    await press('Clear selection');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    expect((await box('Select Article 001')).checked).toBe(false);
  });
});

describe('the dialog that connects a label', () => {
  it('finds labels by their words, says which do not print yet, and asks for one', async () => {
    show();
    await tick('Select Article 001');
    const dialog = await openDialog();
    expect((await dialog.findByRole('radio', { name: 'Draft' })).getAttribute('aria-describedby')).not.toBe(
      '',
    );
    expect(
      dialog.getByText('60 × 40 mm · Not published yet. It can be printed once it is published.'),
    ).toBeTruthy();
    expect(dialog.getByText('60 × 40 mm · Disabled. It can be printed once it is enabled.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(dialog.getByText('Choose a label.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search labels' }), 'creme');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search labels' }), 'x');
    expect(dialog.getByText('No labels found for “cremex”.')).toBeTruthy();
    expect(api.written()).toEqual([]);
    await expectAccessible();
  });

  it('says after an unpublished label is connected that it prints later', async () => {
    api.answer(CONNECT, { data: { changedCount: 0, unchangedCount: 1 } });
    show();
    await tick('Select Article 001');
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Draft' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(
      await dialog.findByText(
        'The article already had Draft. Not published yet. It can be printed once it is published.',
      ),
    ).toBeTruthy();
  });

  it.each([
    [404, 'Not found'],
    [405, 'Method not allowed'],
  ])('says that a server does not offer it which answers %i', async (code, message) => {
    api.fail(CONNECT, code, message);
    show('/articles?connect=1');
    await tick('Select Article 001');
    const dialog = await openDialog('Connect Product 60 × 40…');
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Product 60 × 40' })).checked).toBe(
      true,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect((await dialog.findByText(/^This server/)).textContent).toBe(
      'This server cannot connect a label to several articles at once. Connect it on the screen of each article.',
    );
  });

  it('says why it failed, and does it at the next try', async () => {
    api.answer(CONNECT, { data: { changedCount: 1, unchangedCount: 0 } });
    api.failOnce(CONNECT, 422, '“Article 001” carries 200 labels already, and there is no room for more.');
    show('/articles?connect=1');
    await tick('Select Article 001');
    const dialog = await openDialog('Connect Product 60 × 40…');
    await dialog.findByRole('radio', { name: 'Product 60 × 40' });
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(/carries 200 labels already/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('1 article now has Product 60 × 40.')).toBeTruthy();
  });

  it('leaves out articles that are not there any more, and unticks them', async () => {
    const gone = { path: 'articleIds.1', message: 'There is no article 2.' };
    api.answer(CONNECT, { Message: gone.message, problems: [gone] }, 422);
    show('/articles?connect=1');
    await tick('Select Article 001');
    await tick('Select Article 002');
    const dialog = await openDialog('Connect Product 60 × 40…');
    await dialog.findByRole('radio', { name: 'Product 60 × 40' });
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(/One of the articles no longer exists/)).toBeTruthy();
    api.answer(CONNECT, { data: { changedCount: 1, unchangedCount: 0 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('1 article now has Product 60 × 40.')).toBeTruthy();
    expect(api.bodies(CONNECT).at(-1)).toEqual({ labelId: 1, articleIds: [1] });
    expect(status()).toContain('1 article selected');
  });

  it('gives the focus back to what opened it', async () => {
    show();
    await tick('Select Article 001');
    await openDialog();
    await pressIn('Connect a label to 1 article', 'Close');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Connect a label…'));
  });
});

it('takes a label off all articles that carry it', async () => {
  const call = 'POST articles/disconnectLabel';
  api.answer(call, { data: { changedCount: 250, unchangedCount: 0 } });
  show('/articles?label=2');
  await tick('Select all');
  const dialog = await openDialog('Remove a label…');
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Crème shelf' })).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Crème shelf was removed from 250 articles.')).toBeTruthy();
  expect(api.bodies(call)).toEqual([
    { labelId: 2, filter: { searchQuery: '', labelId: 2, exceptArticleIds: [] } },
  ]);
});
