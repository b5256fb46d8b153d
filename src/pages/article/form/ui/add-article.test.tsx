import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  button,
  choose,
  expectAccessible,
  field,
  fill,
  findField,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { articleServer, articleManager, connect, manager, putInto } from '../testing/article-server';
import { ArticlePage } from './article-page';

const api = mockApi(...articleServer());

const show = (as = manager) =>
  renderPage(<ArticlePage />, { path: '/articles/new', route: '/articles/:articleId', as });
const add = () => press('Add article');

describe('a new article', () => {
  it('is made with its label by the call of the specification, and leads to the list', async () => {
    const app = show();
    await fill({ Name: 'Brioche' });
    await fill({ 'External identifier': '0012345678905' });
    await choose('Group', 'Food / Bakery');
    await connect('Shelf');
    await press('Add this value');
    await fill({ Value: '2.40' });
    await add();
    await waitFor(() => expect(app.location()).toBe('/articles'));
    expect(api.written()).toEqual([
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
    await fill({ Name: 'Brioche' });
    await connect('Shelf');
    await connect('Batch');
    await putInto('SO-8 · Épicerie');
    await press('One more');
    await add();
    await waitFor(() =>
      expect(api.written()).toEqual([
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
    await fill({ Name: 'Brioche' });
    await press('Add a value');
    const row = within(screen.getByRole('group', { name: 'Value 1' }));
    expect(row.getByText(/^Text · up to 2,000 characters · .* · extra$/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('textbox', { name: 'Key' })));
    await userEvent.keyboard('organic');
    await press('Settings of value organic');
    await choose('Type', 'On or off');
    await userEvent.click(screen.getByRole('checkbox', { name: 'On' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Can be changed when printing' }));
    await add();
    await waitFor(() =>
      expect(api.written()[0]?.body).toMatchObject({
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
    await fill({ 'External identifier': '400638133393' });
    expect(await screen.findByText('Add check digit 1 to make this a valid EAN-13.')).toBeTruthy();
    await press('Add check digit 1');
    expect(screen.getByText('EAN-13: check digit 1 is correct.')).toBeTruthy();
    await fill({ 'External identifier': '4006381333937' });
    expect(
      screen.getByText('The check digit for EAN-13 should be 1. This number cannot be printed as a barcode.'),
    ).toBeTruthy();
    await press('Set check digit 1');
    expect(field('External identifier').value).toBe('4006381333931');
  });

  it('complains of a missing name when the article is sent, not before, and leads there', async () => {
    show();
    await findField('Name');
    expect(screen.getByRole('alert').textContent).toBe('');
    await add();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getAllByText('Give the article a name.').length).toBeGreaterThan(0);
    expect(api.written()).toEqual([]);
  });

  it.each([
    ['articles', []],
    ['articles/addnewarticleandlabelsandorders', ['Shelf', 'Batch']],
  ])(
    'says to the letter that %s refuses the article, with the reason, and keeps what was entered',
    async (path, labels) => {
      const Message = 'There is an article with the identifier 7 already.';
      api.answer(
        `POST ${path}`,
        { Message, problems: [{ path: 'externalIdentifier', message: Message }] },
        409,
      );
      show();
      await fill({ Name: 'Brioche' });
      for (const label of labels) await connect(label);
      await add();
      const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
      expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
      expect(modal.getByText('Could not create article with name Brioche')).toBeTruthy();
      expect(modal.getByText(Message)).toBeTruthy();
      await userEvent.keyboard('{Escape}');
      expect(field('Name').value).toBe('Brioche');
      expect(screen.getAllByText(Message).length).toBeGreaterThan(0);
    },
  );

  it('connects nothing while somebody only looks through the labels', async () => {
    show();
    await choose('Connect a label', 'Batch');
    await choose('Connect a label', 'Shelf');
    expect(screen.getByText(/^No label yet/)).toBeTruthy();
    await press('Connect');
    expect(button('Remove Shelf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Batch' })).toBeNull();
  });

  it('lets only those who manage orders put an article into them', async () => {
    show(articleManager);
    await findField('Name');
    await screen.findByRole('option', { name: 'Shelf' });
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  });

  it('is accessible with its values open', async () => {
    show();
    await connect('Batch');
    await press('Add these 2 values');
    await press('Settings of value batch');
    await putInto('SO-9');
    await expectAccessible();
  });
});
