import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fontHandlers } from '@/entities/label/index.testing';
import { answer, expectAccessible, fill, mockApi, press, renderPage } from '@/shared/testing';
import { articleServer, manager, savedArticle } from '../testing/article-server';
import { ArticlePage } from './article-page';

const template = {
  format: 'platen-label',
  version: 2,
  name: 'Food',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'ingredients', type: 'default' },
    { name: 'price', type: 'default' },
  ],
  elements: [
    { id: 'list', type: 'text', value: '{{ingredients}}', markup: true },
    { id: 'price', type: 'text', value: '{{price}}' },
  ].map((element, index) => ({
    ...element,
    xMm: 2,
    yMm: 2 + index * 20,
    widthMm: 50,
    heightMm: 15,
    sizePt: 8,
  })),
};
const value = (key: string, data: string) => ({ key, data, editable: true, propertyType: 'default' });

const api = mockApi(
  answer('articles/5', {
    data: {
      ...savedArticle,
      labels: [{ labelId: 1, name: 'Food', variables: [] }],
      articleData: [value('ingredients', 'Sugar, milk'), value('price', '1.20')],
    },
  }),
  answer('labels/:id', { data: { labelId: 1, name: 'Food', template } }),
  ...fontHandlers(),
  ...articleServer(),
);

it('a value that a label prints with emphasis has buttons for it, and its allergens are marked when a person says so', async () => {
  renderPage(<ArticlePage />, { path: '/articles/5', route: '/articles/:articleId', as: manager });
  await press('Check allergens');
  await press('Mark one name');
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Value' })[0]?.value).toBe(
      'Sugar, <b>milk</b>',
    ),
  );
  // The price is printed without emphasis.
  expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  const [field] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Value' });
  if (!field) throw new Error('There is no field.');
  field.focus();
  field.setSelectionRange(0, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Underlined' }));
  expect(field.value).toBe('<u>Sugar</u>, <b>milk</b>');
  await expectAccessible();
  await fill({ Name: 'Sweets' });
  await press('Save');
  await waitFor(() => expect(api.written()).not.toEqual([]));
  expect(JSON.stringify(api.written())).toContain('<u>Sugar</u>, <b>milk</b>');
});
