import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { answer, apiUrl, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { ArticlesPage } from './articles-page';

const groups = [
  { id: 1, name: 'All', parentGroupId: null },
  { id: 2, name: 'Lebensmittelverarbeitungsbetrieb', parentGroupId: 1 },
  { id: 3, name: 'Bakery', parentGroupId: 2 },
];
const articles = [
  buildArticle({ id: 1, name: 'Oat biscuits', groupId: 3 }),
  buildArticle({ id: 2, name: 'Tarte '.repeat(12), externalIdentifier: '000042', groupId: 2 }),
];
const api = mockApi();

function show({ rows = articles, path = '/articles' }: { rows?: typeof articles; path?: string } = {}) {
  api.use(
    ...articleHandlers(rows),
    answer('groups/getallgroups', { data: groups }),
    answer('labels/getalllabelsbyorganization', { data: [{ labelId: 4, name: 'Shelf' }] }),
    answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  );
  return renderPage(<ArticlesPage />, { path, route: '/articles', as: 'ArticleManager' });
}
const asked = () => api.sentTo('GET articles');
const lastAsked = () => Object.fromEntries(asked().at(-1)?.query ?? []);

describe('the list of articles', () => {
  it('shows each article with what it is, and leads to it', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Oat biscuits' });
    expect(link.getAttribute('href')).toBe('/articles/1');
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(row.getByText('4006381333931')).toBeTruthy();
    expect(await row.findByText('Lebensmittelverarbeitungsbetrieb / Bakery')).toBeTruthy();
    expect(screen.getByText('000042')).toBeTruthy();
    expect(screen.getByText('2 articles')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add article' }).getAttribute('href')).toBe('/articles/new');
  });

  it('is searched, narrowed and ordered at the server, and says so in the address', async () => {
    const app = show();
    await screen.findByRole('link', { name: 'Oat biscuits' });
    expect(lastAsked()).toEqual({ take: '100', offset: '0', sort: 'name' });
    await userEvent.type(screen.getByRole('searchbox'), 'oat{Enter}');
    await waitFor(() => expect(lastAsked()).toMatchObject({ searchQuery: 'oat' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Group' }),
      'Group: Lebensmittelverarbeitungsbetrieb / Bakery',
    );
    await waitFor(() => expect(lastAsked()).toMatchObject({ searchQuery: 'oat', groupIds: '3' }));
    await press('Changed');
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'changed' }));
    expect(app.location()).toBe('/articles?q=oat&group=3&sort=changed');
  });

  it('is narrowed to the articles that carry a label', async () => {
    const app = show();
    await screen.findByRole('option', { name: 'Label: Shelf' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Label' }), 'Label: Shelf');
    await waitFor(() => expect(lastAsked()).toMatchObject({ labelId: '4' }));
    expect(app.location()).toBe('/articles?label=4');
  });

  it('forgets a group, a label and an order that are not there', async () => {
    show({ path: '/articles?group=99&label=98&sort=price' });
    await screen.findByRole('link', { name: 'Oat biscuits' });
    await waitFor(() => expect(lastAsked()).toEqual({ take: '100', offset: '0', sort: 'name' }));
  });

  it('says what was searched for in vain, and clears it', async () => {
    const app = show({ path: '/articles?q=zzz' });
    const sentence = await screen.findByText('No articles found for “zzz”.');
    const button = within(sentence.parentElement ?? document.body).getByRole('button');
    expect(button.textContent).toBe('Clear search');
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Oat biscuits' })).toBeTruthy();
    expect(app.location()).toBe('/articles');
  });

  it('offers to add the first article when there are none', async () => {
    show({ rows: [] });
    expect(await screen.findByText(/There are no articles yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add article' })).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('offers to try again when the articles cannot be read', async () => {
    show();
    api.failOnce('articles', 400, 'Broken');
    expect(await screen.findByText('Broken')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Oat biscuits' })).toBeTruthy();
  });

  it('asks for the rows in sight only, and has few of 100,000 in the document', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      buildArticle({ id: index + 1, name: `Article ${index + 1}` }),
    );
    show({ rows });
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeTruthy();
    expect(screen.getByText('100,000 articles')).toBeTruthy();
    expect(asked().length).toBeLessThan(3);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('is accessible with its articles listed', async () => {
    show();
    await screen.findByRole('link', { name: 'Oat biscuits' });
    await expectAccessible();
  });
});

const openExport = async () => {
  show();
  await screen.findByRole('link', { name: 'Oat biscuits' });
  await press('Export');
  return within(await screen.findByRole('dialog', { name: 'Export articles' }));
};

describe('the export', () => {
  it('asks for the group and the delimiter, and says under which name the file is there', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const dialog = await openExport();
    api.use(
      http.get(
        apiUrl('articles/export'),
        () =>
          new HttpResponse('Name\r\n', {
            headers: { 'Content-Disposition': 'attachment; filename="articles-2026-11-21.csv"' },
          }),
      ),
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Group' }),
      'Lebensmittelverarbeitungsbetrieb / Bakery',
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Delimiter' }),
      'Semicolon, for spreadsheets in many countries',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect(await dialog.findByText('articles-2026-11-21.csv was downloaded.')).toBeTruthy();
    const queries = api.sentTo('GET articles/export').map(({ query }) => Object.fromEntries(query));
    expect(queries).toEqual([{ groupId: '3', delimiter: ';' }]);
  });

  it('says in place why an export fails', async () => {
    const dialog = await openExport();
    api.fail('articles/export', 404, 'There is no group 3.');
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('There is no group 3.');
  });
});
