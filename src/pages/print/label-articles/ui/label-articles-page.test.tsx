import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildArticle } from '@/entities/article/index.testing';
import { jam, printServer } from '@/features/print-label/index.testing';
import { answer, mockApi, press, renderWith } from '@/shared/testing';
import { LabelArticlesPage } from './label-articles-page';

const answering = (rows: readonly object[]) =>
  answer('articles', ({ query }) => {
    const text = query.get('searchQuery')?.toLowerCase() ?? '';
    const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text));
    return { data: { data: found, total: found.length } };
  });
const api = mockApi(answering([jam]), ...printServer());
const asked = () => api.sentTo('GET articles').map(({ query }) => String(query));

const open = (path = '/print-labels/3/articles') =>
  renderWith(<LabelArticlesPage />, {
    path,
    route: '/print-labels/:labelId/articles',
    before: ['/print-labels?q=shelf'],
    state: { listOrigin: '/print-labels?q=shelf' },
  });

describe('the articles of a label', () => {
  it('asks for those that carry it, and leads to the label of each', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles with Shelf label' })).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Jam' });
    expect(link.getAttribute('href')).toBe('/print-labels/3/article/5');
    expect(screen.getByRole('link', { name: 'Print Jam' }).getAttribute('href')).toBe(
      '/print-labels/3/article/5',
    );
    expect(asked()).toEqual(['take=100&offset=0&labelId=3']);
    await waitFor(() => expect(document.title).toBe('Articles with Shelf label – Platen'));
  });

  it('searches, in the address, and still leads back to the labels as they were', async () => {
    const { location } = open();
    await screen.findByRole('link', { name: 'Jam' });
    await userEvent.type(screen.getByRole('searchbox'), 'zz{Enter}');
    expect(await screen.findByText('No articles found for “zz”.')).toBeDefined();
    expect(location()).toBe('/print-labels/3/articles?q=zz');
    expect(asked().at(-1)).toBe('take=100&offset=0&searchQuery=zz&labelId=3');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(location()).toBe('/print-labels?q=shelf'));
  });

  it('does not lead to articles of a server that lists others, too', async () => {
    api.use(answering([jam, buildArticle({ id: 6, name: 'Honey', labels: [] })]));
    open();
    expect(await screen.findByText('Honey')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Honey' })).toBeNull();
    expect(screen.getByText('Not linked to this label')).toBeDefined();
  });

  it('says where no article carries it', async () => {
    api.use(answering([]));
    open();
    expect(
      await screen.findByText(
        'No articles use this label yet. An article manager can connect them. You can print the label without one.',
      ),
    ).toBeDefined();
  });

  it('says what is wrong with the list, and another try shows it', async () => {
    api.failOnce('articles', 500, 'Busy');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Jam' })).toBeDefined();
  });

  it.each([
    [403, 'You are not allowed to see this.'],
    [404, 'There is no label 3.'],
  ])('tells of status %i for the label that %s', async (status, sentence) => {
    api.fail('labels/3', status, 'There is no label 3.');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(asked()).toEqual([]);
  });
});
