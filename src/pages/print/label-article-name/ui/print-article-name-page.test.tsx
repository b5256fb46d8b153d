import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Article } from '@/entities/article';
import {
  jam,
  printCalls,
  printerIsChosen,
  printServer,
  shelfLabel,
  titleField,
} from '@/features/print-label/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { answer, button, findField, mockApi, press, renderWith } from '@/shared/testing';
import { PrintArticleNamePage } from './print-article-name-page';

const NAME = '50 % Jam/Honey ü';
const BY_NAME = 'articles/name';
/** Articles of the server; a creation adds to them. */
let articles: Article[] = [];
const named = { ...jam, id: 77, name: NAME };
const withPlaceForName = {
  ...shelfLabel,
  variables: shelfLabel.variables.map((one) =>
    one.variableName === 'title' ? { ...one, variableName: 'name' } : one,
  ),
};
const api = mockApi(
  answer(BY_NAME, ({ query }) => ({ data: articles.filter(({ name }) => name === query.get('name')) })),
  answer('POST articles', () => {
    articles = [named];
    return { data: named };
  }),
  ...printServer(),
);
/** The names that were looked up. */
const asked = () => api.sentTo(`GET ${BY_NAME}`).map(({ query }) => query.get('name'));
beforeEach(() => {
  articles = [];
});

const open = (roles: readonly string[] = ['User'], name = NAME) =>
  renderWith(<PrintArticleNamePage />, {
    path: `/print-labels/3/articlename/${encodeURIComponent(name)}`,
    route: '/print-labels/:labelId/articlename/:articleName',
    as: { UserRole: roles },
  });

describe('a label for the article of a name', () => {
  it('asks for the very name, and prints the article that is found', async () => {
    articles = [named];
    open();
    expect(await screen.findByRole('heading', { level: 1, name: `Print ${NAME}` })).toBeDefined();
    expect(asked()).toEqual([NAME]);
    await printerIsChosen();
    await press('Print 1 label');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.create)).toMatchObject([{ labels: [{ labelId: 3, articleId: 77 }] }]);
    expect(api.bodies('POST articles')).toEqual([]);
  });

  it('counts a scan of the same article', async () => {
    articles = [named];
    api.answer('articles', { data: { data: articles, total: 1 } });
    open();
    expect(await screen.findByText(/^Scanner ready\./)).toBeDefined();
    await scanCode(named.externalIdentifier);
    expect(await screen.findByText(`${NAME} again: the quantity is now 2.`)).toBeDefined();
    expect(button('Print 2 labels')).toBeDefined();
  });

  it('lets a person choose among several articles of the name', async () => {
    articles = [named, { ...named, id: 78, externalIdentifier: '' }];
    open();
    const list = await screen.findByRole('list', { name: 'Articles with this name' });
    expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/print-labels/3/article/77',
      '/print-labels/3/article/78',
    ]);
  });

  it('says plainly that the article does not carry the label', async () => {
    articles = [{ ...named, labels: [] }];
    open(['User', 'ArticleManager']);
    expect(await screen.findByText(`“${NAME}” isn’t linked to the label “Shelf label”.`)).toBeDefined();
    expect(screen.queryByRole('button', { name: /rint/ })).toBeNull();
  });

  it('never takes an article of a similar name', async () => {
    api.answer(BY_NAME, { data: [{ ...named, name: `${NAME} light` }] });
    open();
    expect(await screen.findByText(/^There is no article named/)).toBeDefined();
  });

  it('says of an address without a name that it names none', async () => {
    open(['User'], ' ');
    expect(await screen.findByText('There is no article name in this address.')).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('tells why the name could not be looked up, and another try finds it', async () => {
    articles = [named];
    api.failOnce(BY_NAME, 500, 'Busy');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: `Print ${NAME}` })).toBeDefined();
  });
});

/** Fills in the fields that the label needs. */
const fillIn = async () => {
  await printerIsChosen();
  await userEvent.type(await titleField(), 'Jam');
  await userEvent.type(await findField(/EAN/), '9501101530003');
};

describe('a name that no article has', () => {
  it('makes an article of the name once, by whoever may create articles, and prints it; the next print needs no other', async () => {
    open(['User', 'ArticleManager']);
    expect(
      await screen.findByText(
        `There is no article named “${NAME}”. Fill in its values to create it and print it.`,
      ),
    ).toBeDefined();
    await fillIn();
    await press('Create the article and print');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    const datum = { editable: true, propertyType: 'default', isExtra: false };
    expect(api.bodies('POST articles')).toEqual([
      {
        name: NAME,
        labelId: 3,
        articleData: [
          { key: 'title', data: 'Jam', propertySize: 40, ...datum },
          { key: 'ean', data: '9501101530003', propertySize: 2000, ...datum },
        ],
      },
    ]);
    expect(api.bodies(printCalls.create)).toMatchObject([{ labels: [{ labelId: 3, articleId: 77 }] }]);
    expect(screen.queryByText(/^There is no article named/)).toBeNull();
    expect(await titleField()).toHaveProperty('value', 'Jam');
    await press('Print 1 label');
    await waitFor(() => expect(api.bodies(printCalls.create)).toHaveLength(2));
    expect(api.bodies('POST articles')).toHaveLength(1);
    await waitFor(() => expect(api.bodies(printCalls.job)).toHaveLength(2));
  });

  it('says to the letter that the article could not be created, prints nothing, keeps what was entered', async () => {
    api.fail('POST articles', 409, 'There is an article with the identifier 9501101530003 already.');
    open(['User', 'ArticleManager']);
    await screen.findByText(/^There is no article named/);
    await fillIn();
    await press('Create the article and print');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not create article with name 50 % Jam/Honey ü',
    );
    expect(screen.getByText('There is an article with the identifier 9501101530003 already.')).toBeDefined();
    expect(await titleField()).toHaveProperty('value', 'Jam');
    expect(api.bodies(printCalls.create)).toEqual([]);
    expect(api.bodies(printCalls.createLabels)).toEqual([]);
  });

  it('prints an article that the server makes and says nothing of, and finds it by its name', async () => {
    open(['User', 'ArticleManager']);
    await screen.findByText(/^There is no article named/);
    await fillIn();
    api.done('POST articles');
    api.answer('articles/name', { data: [{ id: 91, name: NAME, labels: [] }] });
    await press('Create the article and print');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.create)).toMatchObject([{ labels: [{ labelId: 3, articleId: 91 }] }]);
  });

  it('says that an article was created that nobody can tell apart, and does not print', async () => {
    open(['User', 'ArticleManager']);
    await screen.findByText(/^There is no article named/);
    await fillIn();
    api.done('POST articles');
    api.fail('articles/name', 500, 'No');
    await press('Create the article and print');
    expect((await screen.findByRole('alert')).textContent).toContain(
      `“${NAME}” was created, but the server does not say which article it is. Go back and choose it.`,
    );
    expect(api.bodies(printCalls.create)).toEqual([]);
  });

  it('prints the name without an article for whoever may not create one, where the label has a place for it', async () => {
    api.answer('labels/3', { data: withPlaceForName });
    open();
    expect(await screen.findByText(/You can print without one/)).toBeDefined();
    expect(await findField(/Title/)).toHaveProperty('value', NAME);
    await printerIsChosen();
    await userEvent.type(await findField(/EAN/), '9501101530003');
    await press('Print 1 label');
    await waitFor(() =>
      expect(api.bodies(printCalls.createLabels)).toMatchObject([
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
    expect(api.bodies('POST articles')).toEqual([]);
    await waitFor(() => expect(api.bodies(printCalls.job)).toHaveLength(1));
  });

  it('says what to do to whoever may not create an article, where the label has no place for the name', async () => {
    open();
    expect(
      await screen.findByText(
        `There is no article named “${NAME}”, and this label has no field for a name. Ask an article manager to create it, or choose another article.`,
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another article' }).getAttribute('href')).toBe(
      '/print-labels/3/articles',
    );
    expect(screen.queryByRole('button', { name: /rint/ })).toBeNull();
  });

  it('takes status 404 for a name that no article has', async () => {
    api.fail(BY_NAME, 404, 'Not found');
    open();
    expect(await screen.findByText(/^There is no article named/)).toBeDefined();
  });
});
