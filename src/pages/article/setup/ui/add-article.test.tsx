import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import {
  articleHouse,
  articleManager,
  choose,
  connect,
  manager,
  putInto,
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

const show = (token = manager) =>
  renderWith(
    <main>
      <ArticlePage />
    </main>,
    { path: '/articles/new', route: '/articles/:articleId', token },
  );
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add article' }));

describe('a new article', () => {
  it('is made with its label by the call of the specification, and leads to the list', async () => {
    const app = show();
    await type('Name', 'Brioche');
    await type('External identifier', '0012345678905');
    await choose('Group', 'Food / Bakery');
    await connect('Shelf');
    await userEvent.click(await screen.findByRole('button', { name: 'Add this value' }));
    await type('Value', '2.40');
    await add();
    await waitFor(() => expect(app.location()).toBe('/articles'));
    expect(sent).toEqual([
      {
        call: 'POST articles',
        body: {
          name: 'Brioche',
          labelId: 1,
          externalIdentifier: '0012345678905',
          groupId: 3,
          articleData: [
            { key: 'price', data: '2.40', editable: true, propertyType: 'default', isExtra: false },
          ],
        },
      },
    ]);
  });

  it('is made with its labels and its places in orders in one call', async () => {
    show();
    await type('Name', 'Brioche');
    await connect('Shelf');
    await connect('Batch');
    await putInto('SO-8 · Épicerie');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await add();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST articles/addnewarticleandlabelsandorders',
          body: {
            name: 'Brioche',
            articleData: [],
            labelIds: [1, 2],
            orders: [{ orderId: 8, quantity: 2 }],
          },
        },
      ]),
    );
  });

  it('has values of its own, extras with 2000, and toggles', async () => {
    show();
    await type('Name', 'Brioche');
    await userEvent.click(screen.getByRole('button', { name: 'Add a value' }));
    const row = within(screen.getByRole('group', { name: 'Value 1' }));
    expect(row.getByText(/^Text · up to 2,000 characters · .* · extra$/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('textbox', { name: 'Key' })));
    await userEvent.keyboard('organic');
    await userEvent.click(screen.getByRole('button', { name: 'Settings of Value organic' }));
    await choose('Type', 'On or off');
    await userEvent.click(screen.getByRole('checkbox', { name: 'On' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Can be changed when printing' }));
    await add();
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        articleData: [
          {
            key: 'organic',
            data: 'true',
            editable: false,
            propertyType: 'toggle',
            propertySize: 2000,
            isExtra: true,
          },
        ],
      }),
    );
  });

  it('tells the check digit, and sets it on request', async () => {
    show();
    await type('External identifier', '400638133393');
    expect(await screen.findByText('With the check digit 1 it is an EAN-13.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add check digit 1' }));
    expect(screen.getByText('EAN-13, check digit 1 is right.')).toBeTruthy();
    await type('External identifier', '4006381333937');
    expect(
      screen.getByText(
        'As an EAN-13 its check digit would be 1. A barcode of this number cannot be printed.',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Set check digit 1' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'External identifier' }).value).toBe(
      '4006381333931',
    );
  });

  it('without a name complains when it is sent, not before, and leads there', async () => {
    show();
    await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.getByRole('alert').textContent).toBe('');
    await add();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    expect(screen.getAllByText('Give the article a name.').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it.each([
    ['articles', []],
    ['articles/addnewarticleandlabelsandorders', ['Shelf', 'Batch']],
  ])(
    'that %s refuses says so to the letter, with the reason, and keeps what was entered',
    async (path, labels) => {
      const Message = 'There is an article with the identifier 7 already.';
      house.use(
        http.post(`http://api.test/api/${path}`, () =>
          HttpResponse.json(
            { Message, problems: [{ path: 'externalIdentifier', message: Message }] },
            { status: 409 },
          ),
        ),
      );
      show();
      await type('Name', 'Brioche');
      for (const label of labels) await connect(label);
      await add();
      const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
      expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
      expect(modal.getByText('Could not create article with name Brioche')).toBeTruthy();
      expect(modal.getByText(Message)).toBeTruthy();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Brioche');
      expect(screen.getAllByText(Message).length).toBeGreaterThan(0);
    },
  );

  it('connects nothing while somebody only looks through the labels', async () => {
    show();
    await choose('Connect a label', 'Batch');
    await choose('Connect a label', 'Shelf');
    expect(screen.getByText(/^No label yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(screen.getByRole('button', { name: 'Remove Shelf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Batch' })).toBeNull();
  });

  it('is put into orders by who manages orders only', async () => {
    show(articleManager);
    await screen.findByRole('textbox', { name: 'Name' });
    await screen.findByRole('option', { name: 'Shelf' });
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  });

  it('has nothing axe minds, with values open', async () => {
    show();
    await connect('Batch');
    await userEvent.click(await screen.findByRole('button', { name: 'Add these 2 values' }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings of Value batch' }));
    await putInto('SO-9');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });
});
