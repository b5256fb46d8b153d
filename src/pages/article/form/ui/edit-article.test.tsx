import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, field, fill, mockApi, press, renderPage } from '@/shared/testing';
import { articleServer, articleManager, connect, manager, savedArticle } from '../testing/article-server';
import { ArticlePage } from './article-page';

const api = mockApi(...articleServer());

const show = (id: number | string = 5, as = manager) =>
  renderPage(<ArticlePage />, { path: `/articles/${id}`, route: '/articles/:articleId', as });
const save = () => press('Save');
const articleIs = (article: object) => api.answer('articles/5', { data: article });

describe('a saved article', () => {
  it('changes its values alone by the call that is made for it, with its revision', async () => {
    show();
    await fill({ Value: '=1+1 👩🏽‍🍳 عسل' });
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
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
    await fill({ Name: 'Tarte tatin' });
    await connect('Batch');
    await press('Remove Shelf');
    await save();
    await waitFor(() =>
      expect(api.written()).toMatchObject([
        {
          call: 'PUT articles/5',
          body: { name: 'Tarte tatin', groupId: 2, labelIds: [2], revision: 4 },
        },
      ]),
    );
  });

  it('cannot be saved with a key twice, and says which', async () => {
    show();
    await press('Add a value');
    const row = within(screen.getByRole('group', { name: 'Value 2' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Key' }), 'price');
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('“price” is used twice. Use each key only once.').length).toBeGreaterThan(1);
    await save();
    expect(api.written()).toEqual([]);
  });

  it('says who else changed the article meanwhile, keeps what was entered, and shows theirs after Discard', async () => {
    const Message =
      'This article was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    api.fail('PUT articles/5', 409, Message);
    show();
    await fill({ Name: 'Mine' });
    articleIs({ ...savedArticle, name: 'Theirs', revision: 5 });
    await save();
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').value).toBe('Mine');
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy();
    await press('Discard');
    await press('Discard changes');
    expect(field('Name').value).toBe('Theirs');
  });

  it('is never saved over a change that was loaded while it was being edited', async () => {
    const app = show();
    await fill({ Name: 'Mine' });
    articleIs({ ...savedArticle, revision: 9 });
    await app.client.invalidateQueries({ queryKey: ['article'] });
    await save();
    await waitFor(() => expect(api.written()[0]?.body).toMatchObject({ revision: 4 }));
  });

  it('keeps a label that cannot be printed now, and says so', async () => {
    articleIs({
      ...savedArticle,
      connectedLabels: [{ labelId: 77, name: 'Old label', isPrintable: false }],
    });
    show();
    expect(await screen.findByText('Old label')).toBeTruthy();
    expect(screen.getByText(/Cannot be printed: it is disabled/)).toBeTruthy();
    await fill({ Name: 'X' });
    await save();
    await waitFor(() => expect(api.written()[0]?.body).toMatchObject({ labelIds: [77] }));
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
    await press('Delete');
    const modal = within(await screen.findByRole('dialog', { name: 'Delete Tarte?' }));
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Tarte was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE articles/5', body: undefined }]);
    await press('Go now');
    expect(app.location()).toBe('/articles');
  });

  it('does not delete an article that stands in an order, and says the reason', async () => {
    const Message = 'This article stands in order SO-8. Take it out there first.';
    api.fail('DELETE articles/5', 409, Message);
    show();
    await press('Delete');
    const modal = within(await screen.findByRole('dialog'));
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(Message)).toBeTruthy();
  });

  it('says where the server does not offer to change more than values', async () => {
    api.answer('PUT articles/5', {}, 501);
    show();
    await fill({ Name: 'X' });
    await save();
    expect(await screen.findByText(/this server can change only the values of an article/)).toBeTruthy();
  });

  it('says that the article is not there', async () => {
    api.answer('articles/77', {}, 404);
    api.answer('articles', { data: { data: [savedArticle] } });
    show(77);
    expect(await screen.findByText('Article not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/articles');
  });

  it.each([404, 501])(
    'is changed and deleted where the server has no call for one article (%i)',
    async (status) => {
      api.fail('articles/5', status, 'No such call.');
      const variables = [{ variableName: 'price', variableData: '1.00', propertySize: 8 }];
      api.answer('articles', {
        data: { data: [{ id: 5, name: 'Tarte', labels: [{ labelId: 1, name: 'Shelf', variables }] }] },
      });
      show();
      await fill({ Value: '2.00' });
      await save();
      expect(await screen.findByText('Saved')).toBeTruthy();
      expect(api.bodies('PUT articles/setarticlevariabledata')).toMatchObject([
        { articleId: 5, articleData: [{ key: 'price', data: '2.00', propertySize: 8 }] },
      ]);
      await press('Delete');
      await userEvent.click(
        (await screen.findAllByRole('button', { name: /Delete/ })).at(-1) ?? document.body,
      );
      await waitFor(() => expect(api.sentTo('DELETE articles/5')).toHaveLength(1));
    },
  );

  it('says that a server offers no articles where it has no list of them either', async () => {
    api.answer('articles/77', {}, 404);
    api.answer('articles', {}, 404);
    show(77);
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });

  it('offers to try again when the article cannot be read', async () => {
    api.fail('articles/5', 400, 'Broken');
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    api.reset();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Tarte' })).toBeTruthy();
  });

  it('comes back after a reload as it was being edited', async () => {
    const { unmount } = show();
    await fill({ Name: 'Half done' });
    unmount();
    show();
    expect(await screen.findByText(/Your unsaved entries are back/)).toBeTruthy();
    expect(field('Name').value).toBe('Half done');
  });
});
