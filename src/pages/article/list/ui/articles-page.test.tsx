import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { ArticlesPage } from './articles-page';

const manager = buildToken({ UserRole: ['ArticleManager'] });
const groups = [
  { id: 1, name: 'All', parentGroupId: null },
  { id: 2, name: 'Lebensmittelverarbeitungsbetrieb', parentGroupId: 1 },
  { id: 3, name: 'Bakery', parentGroupId: 2 },
];
const articles = [
  buildArticle({ id: 1, name: 'Oat biscuits', groupId: 3 }),
  buildArticle({ id: 2, name: 'Tarte '.repeat(12), externalIdentifier: '000042', groupId: 2 }),
];
const asked: URLSearchParams[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

function show({ rows = articles, path = '/articles' }: { rows?: typeof articles; path?: string } = {}) {
  server.use(
    ...articleHandlers(rows, (query) => asked.push(query)),
    http.get('http://api.test/api/groups/getallgroups', () => HttpResponse.json({ data: groups })),
    http.get('http://api.test/api/preferences/userSettings', () =>
      HttpResponse.json({ data: { dateLanguage: 'sv' } }),
    ),
  );
  return renderWith(
    <main>
      <ArticlesPage />
    </main>,
    { path, route: '/articles', token: manager },
  );
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

describe('the list of articles', () => {
  it('shows each with what it is, and leads to it', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Changed' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'changed' }));
    expect(app.location()).toBe('/articles?q=oat&group=3&sort=changed');
  });

  it('forgets a group and an order that are not there', async () => {
    show({ path: '/articles?group=99&sort=price' });
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

  it('of no article offers to add the first one', async () => {
    show({ rows: [] });
    expect(await screen.findByText(/There are no articles yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add article' })).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('that cannot be read offers to try again', async () => {
    show();
    server.use(
      http.get(
        'http://api.test/api/articles',
        () => HttpResponse.json({ Message: 'Broken' }, { status: 400 }),
        { once: true },
      ),
    );
    expect(await screen.findByText('Broken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Oat biscuits' })).toBeTruthy();
  });

  it('asks for the rows in sight only, and has few of 100,000 in the document', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      buildArticle({ id: index + 1, name: `Article ${index + 1}` }),
    );
    show({ rows });
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeTruthy();
    expect(screen.getByText('100,000 articles')).toBeTruthy();
    expect(asked.length).toBeLessThan(3);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('has nothing axe minds', async () => {
    show();
    await screen.findByRole('link', { name: 'Oat biscuits' });
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });
});

const openExport = async () => {
  show();
  await screen.findByRole('link', { name: 'Oat biscuits' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export articles' }));
};

describe('the export', () => {
  it('asks for the group and the delimiter, and says under which name the file is there', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const queries: object[] = [];
    const dialog = await openExport();
    server.use(
      http.get('http://api.test/api/articles/export', ({ request }) => {
        queries.push(Object.fromEntries(new URL(request.url).searchParams));
        return new HttpResponse('Name\r\n', {
          headers: { 'Content-Disposition': 'attachment; filename="articles-2026-11-21.csv"' },
        });
      }),
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Articles of' }),
      'Lebensmittelverarbeitungsbetrieb / Bakery',
    );
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Between the columns' }),
      'Semicolon, as spreadsheets in many countries expect it',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect(await dialog.findByText('articles-2026-11-21.csv was downloaded.')).toBeTruthy();
    expect(queries).toEqual([{ groupId: '3', delimiter: ';' }]);
  });

  it('that fails says why in place', async () => {
    const dialog = await openExport();
    server.use(
      http.get('http://api.test/api/articles/export', () =>
        HttpResponse.json({ Message: 'There is no group 3.' }, { status: 404 }),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('There is no group 3.');
  });
});
