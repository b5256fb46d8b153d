import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { jam, printCalls, printerIsChosen, printServer } from '@/features/print-label/index.testing';
import { findField, mockApi, press, renderWith } from '@/shared/testing';
import { PrintArticlePage } from './print-article-page';

const api = mockApi(...printServer());

const ARTICLE = 'articles/5';
const open = () =>
  renderWith(<PrintArticlePage />, { path: '/print-article/5', route: '/print-article/:id/:connectorId?' });

it('shows the article with its label to fill in, once it is there', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print article');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'Print Jam' })).toBeDefined();
  expect(await findField(/Title/)).toHaveProperty('value', 'Jam');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/print-articles');
});

it('says what is wrong, and another try shows the article', async () => {
  api.failOnce(ARTICLE, 500, 'Busy');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Busy');
  await press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Print Jam' })).toBeDefined();
});

it.each([
  [403, 'You are not allowed to see this.'],
  [404, 'There is no article 5.'],
])('tells of status %i that %s', async (status, sentence) => {
  api.fail(ARTICLE, status, 'There is no article 5.');
  api.answer('articles', { data: { data: [] } });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});

describe('a server without a call for one article', () => {
  beforeEach(() => api.fail(ARTICLE, 404, 'Not found'));

  it('has the article found in the list of the specification, and printed', async () => {
    const others = Array.from({ length: 100 }, (_, index) => ({ id: index + 100, name: `Tea ${index}` }));
    api.answer('articles', ({ query }) => ({ data: { data: query.get('offset') === '0' ? others : [jam] } }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Jam' })).toBeDefined();
    expect(await findField(/Title/)).toHaveProperty('value', 'Jam');
    expect(api.sentTo('GET articles').map(({ query }) => String(query))).toEqual([
      'take=100&offset=0',
      'take=100&offset=100',
    ]);
    await printerIsChosen();
    await press('Print 1 label');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.create)).toMatchObject([{ labels: [{ articleId: 5, labelId: 3 }] }]);
  });

  it('says after 1,000 articles that it could not be found here', async () => {
    api.answer('articles', ({ query }) => ({
      data: Array.from({ length: 100 }, (_, index) => ({ id: Number(query.get('offset')) + index + 100 })),
    }));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Article not found: it is not among the first 1,000 of the list.',
    );
    expect(api.sentTo('GET articles')).toHaveLength(10);
  });

  it('is not asked again for a list that it sends whole each time', async () => {
    api.answer('articles', { data: [{ id: 6, name: 'Tea' }] });
    open();
    await screen.findByRole('alert');
    expect(api.sentTo('GET articles').length).toBeLessThanOrEqual(2);
  });
});

it('says of an article without a label that there is nothing to print', async () => {
  api.answer(ARTICLE, { data: { id: 5, name: 'Jam', labels: [] } });
  open();
  expect(
    await screen.findByText('This article has no label to print. Connect one to it first.'),
  ).toBeDefined();
});
