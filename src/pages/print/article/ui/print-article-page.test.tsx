import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printServer } from '@/features/print-label/index.testing';
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
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});

it('says of an article without a label that there is nothing to print', async () => {
  api.answer(ARTICLE, { data: { id: 5, name: 'Jam', labels: [] } });
  open();
  expect(
    await screen.findByText('This article has no label to print. Connect one to it first.'),
  ).toBeDefined();
});
