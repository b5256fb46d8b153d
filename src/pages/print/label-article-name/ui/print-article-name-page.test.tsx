import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Article } from '@/entities/article';
import { buildToken } from '@/entities/session/index.testing';
import { jam, shelfLabel, printHouse, printerIsChosen } from '@/features/print-label/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { renderWith } from '@/shared/testing';
import { PrintArticleNamePage } from './print-article-name-page';

const NAME = '50 % Jam/Honey ü';
const BY_NAME = 'http://api.test/api/articles/name';
const CREATE = 'http://api.test/api/articles';
/** What the server has; creating adds to it. */
let articles: Article[] = [];
const named = { ...jam, id: 77, name: NAME };
const withPlaceForName = {
  ...shelfLabel,
  variables: shelfLabel.variables.map((one) =>
    one.variableName === 'title' ? { ...one, variableName: 'name' } : one,
  ),
};
const { server, calls, bodies } = printHouse();
beforeEach(() => {
  articles = [];
  server.use(
    http.get(BY_NAME, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name');
      calls.push({ call: 'by-name', body: name });
      return HttpResponse.json({ data: articles.filter((article) => article.name === name) });
    }),
    http.post(CREATE, async ({ request }) => {
      calls.push({ call: 'create-article', body: await request.json() });
      articles = [named];
      return HttpResponse.json({ data: named });
    }),
  );
});

const open = (roles: readonly string[] = ['User'], name = NAME) =>
  renderWith(<PrintArticleNamePage />, {
    path: `/print-labels/3/articlename/${encodeURIComponent(name)}`,
    route: '/print-labels/:labelId/articlename/:articleName',
    token: buildToken({ UserRole: roles }),
  });

describe('a label for the article of a name', () => {
  it('asks for the very name, and prints the article that is found', async () => {
    articles = [named];
    open();
    expect(await screen.findByRole('heading', { level: 1, name: `Print ${NAME}` })).toBeDefined();
    expect(bodies('by-name')).toEqual([NAME]);
    await printerIsChosen();
    await userEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(bodies('create')).toMatchObject([{ labels: [{ labelId: 3, articleId: 77 }] }]);
    expect(bodies('create-article')).toEqual([]);
  });

  it('counts a scan of the same article', async () => {
    articles = [named];
    server.use(http.get(CREATE, () => HttpResponse.json({ data: { data: articles, total: 1 } })));
    open();
    expect(await screen.findByText(/^Scanner ready\./)).toBeDefined();
    await scanCode(named.externalIdentifier);
    expect(await screen.findByText(`${NAME} again: the quantity is now 2.`)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print 2 labels' })).toBeDefined();
  });

  it('lets a person choose among several of the name', async () => {
    articles = [named, { ...named, id: 78, externalIdentifier: '' }];
    open();
    const list = await screen.findByRole('list', { name: 'Articles of this name' });
    expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/print-labels/3/article/77',
      '/print-labels/3/article/78',
    ]);
  });

  it('says plainly that the article does not carry the label', async () => {
    articles = [{ ...named, labels: [] }];
    open(['User', 'ArticleManager']);
    expect(await screen.findByText(`“${NAME}” does not carry the label “Shelf label”.`)).toBeDefined();
    expect(screen.queryByRole('button', { name: /rint/ })).toBeNull();
  });

  it('never takes an article of a similar name', async () => {
    server.use(http.get(BY_NAME, () => HttpResponse.json({ data: [{ ...named, name: `${NAME} light` }] })));
    open();
    expect(await screen.findByText(/^There is no article named/)).toBeDefined();
  });

  it('says of an address without a name that it names none', async () => {
    open(['User'], ' ');
    expect(await screen.findByText('This address names no article.')).toBeDefined();
    expect(bodies('by-name')).toEqual([]);
  });

  it('tells why the name could not be looked up, and another try finds it', async () => {
    articles = [named];
    server.use(
      http.get(BY_NAME, () => HttpResponse.json({ Message: 'Busy' }, { status: 500 }), { once: true }),
    );
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Print ${NAME}` })).toBeDefined();
  });
});

/** Fills in what the label asks for. */
const fill = async () => {
  await printerIsChosen();
  await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'Jam');
  await userEvent.type(await screen.findByRole('textbox', { name: /EAN/ }), '9501101530003');
};

describe('a name that no article has', () => {
  it('becomes an article, once, by whoever may create articles, and is printed; the next print needs no other', async () => {
    open(['User', 'ArticleManager']);
    expect(
      await screen.findByText(
        `There is no article named “${NAME}”. Fill in its values: it is created with them and then printed.`,
      ),
    ).toBeDefined();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create the article and print' }));
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    const datum = { editable: true, propertyType: 'default', isExtra: false };
    expect(bodies('create-article')).toEqual([
      {
        name: NAME,
        labelId: 3,
        articleData: [
          { key: 'title', data: 'Jam', propertySize: 40, ...datum },
          { key: 'ean', data: '9501101530003', propertySize: 2000, ...datum },
        ],
      },
    ]);
    expect(bodies('create')).toMatchObject([{ labels: [{ labelId: 3, articleId: 77 }] }]);
    expect(screen.queryByText(/^There is no article named/)).toBeNull();
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'Jam');
    await userEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() => expect(bodies('create')).toHaveLength(2));
    expect(bodies('create-article')).toHaveLength(1);
    await waitFor(() => expect(bodies('job')).toHaveLength(2));
  });

  it('could not be created: says so to the letter with the reason, prints nothing, keeps what was entered', async () => {
    server.use(
      http.post(CREATE, () =>
        HttpResponse.json(
          { Message: 'There is an article with the identifier 9501101530003 already.' },
          { status: 409 },
        ),
      ),
    );
    open(['User', 'ArticleManager']);
    await screen.findByText(/^There is no article named/);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Create the article and print' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not create article with name 50 % Jam/Honey ü',
    );
    expect(screen.getByText('There is an article with the identifier 9501101530003 already.')).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'Jam');
    expect(bodies('create')).toEqual([]);
    expect(bodies('create-labels')).toEqual([]);
  });

  it('is printed without an article by who may not create one, where the label has a place for it', async () => {
    server.use(http.get('http://api.test/api/labels/3', () => HttpResponse.json({ data: withPlaceForName })));
    open();
    expect(await screen.findByText(/It is printed without one/)).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', NAME);
    await printerIsChosen();
    await userEvent.type(await screen.findByRole('textbox', { name: /EAN/ }), '9501101530003');
    await userEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() =>
      expect(bodies('create-labels')).toMatchObject([
        {
          labels: [
            {
              editableData: [
                { key: 'name', data: NAME },
                { key: 'ean', data: '9501101530003' },
              ],
            },
          ],
        },
      ]),
    );
    expect(bodies('create-article')).toEqual([]);
    await waitFor(() => expect(bodies('job')).toHaveLength(1));
  });

  it('says what to do to who may not create one, where the label has no place for it', async () => {
    open();
    expect(
      await screen.findByText(
        `There is no article named “${NAME}”, and this label has no place for a name. Ask somebody who manages articles to create it, or choose another article.`,
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another article' }).getAttribute('href')).toBe(
      '/print-labels/3/articles',
    );
    expect(screen.queryByRole('button', { name: /rint/ })).toBeNull();
  });

  it('may be told by status 404, too', async () => {
    server.use(http.get(BY_NAME, () => HttpResponse.json({ Message: 'Not found' }, { status: 404 })));
    open();
    expect(await screen.findByText(/^There is no article named/)).toBeDefined();
  });
});
