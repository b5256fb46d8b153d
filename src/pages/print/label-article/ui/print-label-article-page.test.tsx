import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jam, printCalls, printerIsChosen, printServer } from '@/features/print-label/index.testing';
import { mockApi, press, renderWith } from '@/shared/testing';
import { PrintLabelArticlePage } from './print-label-article-page';

const ARTICLE = 'articles/5';
const api = mockApi(...printServer());

const open = (path = '/print-labels/3/article/5') =>
  renderWith(<PrintLabelArticlePage />, {
    path,
    route: '/print-labels/:labelId/article/:articleId/:connectorId?',
  });

describe('printing one label of an article', () => {
  it('offers this label alone and prints it with the article', async () => {
    const other = { labelId: 4, name: 'Box label', variables: [] };
    api.answer(ARTICLE, { data: { ...jam, labels: [other, ...jam.labels] } });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Jam' })).toBeDefined();
    expect(screen.getByText('9501101530003 · Shelf label')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/print-labels/3/articles');
    await printerIsChosen();
    await press('Print 1 label');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.create)).toEqual([
      {
        computerName: 'BENCH-1',
        labels: [
          {
            labelId: 3,
            quantity: 1,
            articleId: 5,
            editableData: [
              { key: 'title', data: 'Jam' },
              { key: 'ean', data: '9501101530003' },
            ],
            printerId: 2,
          },
        ],
      },
    ]);
  });

  it('finds the article in the list where the server has no call for one', async () => {
    api.fail(ARTICLE, 404, 'Not found');
    api.answer('articles', { data: { data: [{ id: 4, name: 'Tea' }, jam] } });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Jam' })).toBeDefined();
    expect(screen.getByText('9501101530003 · Shelf label')).toBeDefined();
  });

  it('says plainly that the article does not carry the label, and what else can be done', async () => {
    open('/print-labels/4/article/5');
    expect(await screen.findByText('“Jam” isn’t linked to this label.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Print it with its own labels' }).getAttribute('href')).toBe(
      '/print-article/5',
    );
    expect(screen.getByRole('link', { name: 'Choose another article' }).getAttribute('href')).toBe(
      '/print-labels/4/articles',
    );
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it.each([
    [403, 'You are not allowed to see this.'],
    [404, 'There is no article 5.'],
  ])('tells of status %i that %s', async (status, sentence) => {
    api.fail(ARTICLE, status, 'There is no article 5.');
    api.answer('articles', { data: { data: [] } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});
