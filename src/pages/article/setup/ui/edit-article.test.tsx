import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import {
  articleHouse,
  articleManager,
  connect,
  manager,
  savedArticle,
  sent,
  type,
} from '../testing/article-house';
import { ArticlePage } from './article-page';

const house = articleHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = (id: number | string = 5, token = manager) =>
  renderWith(
    <main>
      <ArticlePage />
    </main>,
    { path: `/articles/${id}`, route: '/articles/:articleId', token },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const articleIs = (article: object) =>
  house.use(http.get('http://api.test/api/articles/5', () => HttpResponse.json({ data: article })));

describe('a saved article', () => {
  it('changes its values alone by the call that is made for it, with its revision', async () => {
    show();
    await type('Value', '=1+1 👩🏽‍🍳 عسل');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([
      {
        call: 'PUT articles/setarticlevariabledata',
        body: {
          articleId: 5,
          revision: 4,
          articleData: [
            {
              key: 'price',
              data: '=1+1 👩🏽‍🍳 عسل',
              editable: true,
              propertyType: 'default',
              isExtra: false,
            },
          ],
        },
      },
    ]);
  });

  it('changes everything else at once', async () => {
    show();
    await type('Name', 'Tarte tatin');
    await connect('Batch');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shelf' }));
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          call: 'PUT articles/5',
          body: { name: 'Tarte tatin', groupId: 2, labelIds: [2], revision: 4 },
        },
      ]),
    );
  });

  it('cannot be saved with a key twice, and says which', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a value' }));
    const row = within(screen.getByRole('group', { name: 'Value 2' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Key' }), 'price');
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('“price” is there twice. Each key has one value.').length).toBeGreaterThan(1);
    await save();
    expect(sent).toEqual([]);
  });

  it('that somebody else changed meanwhile says who, keeps what was entered, and shows theirs after Discard', async () => {
    const Message =
      'This article was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    house.use(
      http.put('http://api.test/api/articles/5', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    show();
    await type('Name', 'Mine');
    articleIs({ ...savedArticle, name: 'Theirs', revision: 5 });
    await save();
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mine');
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Theirs');
  });

  it('is never saved over a change that was loaded while it was being edited', async () => {
    const app = show();
    await type('Name', 'Mine');
    articleIs({ ...savedArticle, revision: 9 });
    await app.client.invalidateQueries({ queryKey: ['article'] });
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ revision: 4 }));
  });

  it('keeps a label that cannot be printed now, and says so', async () => {
    articleIs({
      ...savedArticle,
      connectedLabels: [{ labelId: 77, name: 'Old label', isPrintable: false }],
    });
    show();
    expect(await screen.findByText('Old label')).toBeTruthy();
    expect(screen.getByText(/Cannot be printed now/)).toBeTruthy();
    await type('Name', 'X');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ labelIds: [77] }));
  });

  it('says in which orders it stands; they lead there for who manages orders', async () => {
    articleIs({ ...savedArticle, orders: [{ orderId: 8, orderNumber: 'SO-8' }] });
    const { unmount } = show();
    const link = await screen.findByRole('link', { name: 'SO-8' });
    expect(link.getAttribute('href')).toBe('/orders/8');
    unmount();
    show(5, articleManager);
    expect(await screen.findByText('SO-8')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'SO-8' })).toBeNull();
  });

  it('is deleted after a question, says so, and leads to the list', async () => {
    const app = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Delete Tarte?' }));
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Tarte was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE articles/5', body: undefined }]);
    await userEvent.click(screen.getByRole('button', { name: 'Go now' }));
    expect(app.location()).toBe('/articles');
  });

  it('that stands in an order is not deleted, and the reason is said', async () => {
    const Message = 'This article stands in order SO-8. Take it out there first.';
    house.use(
      http.delete('http://api.test/api/articles/5', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const modal = within(await screen.findByRole('dialog'));
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(Message)).toBeTruthy();
  });

  it('says where the server does not offer to change more than values', async () => {
    house.use(http.put('http://api.test/api/articles/5', () => HttpResponse.json({}, { status: 501 })));
    show();
    await type('Name', 'X');
    await save();
    expect(
      await screen.findByText(/this server does not offer to change more of an article than its values/),
    ).toBeTruthy();
  });

  it('that is not there says so', async () => {
    house.use(http.get('http://api.test/api/articles/77', () => HttpResponse.json({}, { status: 404 })));
    show(77);
    expect(await screen.findByText('This article is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/articles');
  });

  it('that cannot be read offers to try again', async () => {
    house.use(
      http.get(
        'http://api.test/api/articles/5',
        () => HttpResponse.json({ Message: 'Broken' }, { status: 400 }),
        { once: true },
      ),
    );
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tarte' })).toBeTruthy();
  });

  it('comes back after a reload as it was being edited', async () => {
    const { unmount } = show();
    await type('Name', 'Half done');
    unmount();
    show();
    expect(await screen.findByText(/What you had entered before is here again/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Half done');
  });
});
