import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, field, findField, mockApi, press, renderPage } from '@/shared/testing';
import { manager, orderServer } from '../testing/order-server';
import { AddOrderPage } from './add-order-page';

const api = mockApi(...orderServer());

const show = () => renderPage(<AddOrderPage />, { path: '/addorder', route: '/addorder', as: manager });
const number = () => findField('Order number');
const find = async (text: string) =>
  userEvent.type(await screen.findByLabelText('Add an article'), `${text}{Enter}`);
const add = () => press('Add order');
const paste = async (text: string) => {
  await press('Paste codes');
  const input = field('Codes');
  await userEvent.click(input);
  await userEvent.paste(text);
  await press('Add lines');
  return input;
};

describe('a new order', () => {
  it('is made with the lines that were found, and leads to the list', async () => {
    const app = show();
    await userEvent.type(await number(), '00017');
    await userEvent.type(field('Customer'), 'Käserei 🧀');
    await screen.findByRole('option', { name: 'Food / Bakery' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Food / Bakery');
    await find('4006381333931');
    const line = within(await screen.findByRole('group', { name: 'Line 1: Oat biscuits' }));
    await userEvent.selectOptions(line.getByRole('combobox', { name: 'Label' }), 'Batch');
    await userEvent.click(line.getByRole('button', { name: 'One more' }));
    await find('000042');
    await screen.findByRole('group', { name: 'Line 2: Walnut bread' });
    await add();
    await waitFor(() => expect(app.location()).toBe('/orders'));
    expect(api.written()).toEqual([
      {
        call: 'POST orders',
        body: {
          orderNumber: '00017',
          customer: 'Käserei 🧀',
          groupId: 3,
          lines: [
            { articleId: 21, labelId: 2, quantity: 2 },
            { articleId: 22, labelId: null, quantity: 1 },
          ],
        },
      },
    ]);
  });

  it('takes pasted codes with their numbers of labels, and leaves those nobody knows', async () => {
    show();
    await number();
    const input = await paste('4006381333931\t12\nNOPE x 3\n000042\n4006381333931\t1');
    expect(await screen.findByText('2 lines were added.')).toBeTruthy();
    expect(screen.getByText('One code matches no article, or more than one. It is left here.')).toBeTruthy();
    expect(input.value).toBe('NOPE\t3');
    expect(screen.getByText(/^2 lines, 14 labels/)).toBeTruthy();
  });

  it('says when pasted codes could not be looked up, and keeps them', async () => {
    api.fail('articles', 429, 'Not now.');
    show();
    await number();
    const input = await paste('000042');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(input.value).toBe('000042');
  });

  it('complains of a missing number when the order is sent, and leads there', async () => {
    show();
    await number();
    await add();
    await waitFor(async () => expect(document.activeElement).toBe(await number()));
    expect(screen.getAllByText('Give the order a number.').length).toBeGreaterThan(0);
    expect(api.written()).toEqual([]);
  });

  it('says at its field that a number is taken, and keeps what was entered', async () => {
    const Message = 'There is an order SO-1 already.';
    api.answer('POST orders', { Message, problems: [{ path: 'orderNumber', message: Message }] }, 409);
    show();
    await userEvent.type(await number(), 'SO-1');
    await add();
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
    expect(modal.getAllByText(Message)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(Message)).toBeTruthy());
    expect((await number()).value).toBe('SO-1');
  });

  it('says where the server does not offer to add orders', async () => {
    api.answer('POST orders', {}, 404);
    show();
    await userEvent.type(await number(), 'SO-1');
    await add();
    expect(await screen.findByText('This server does not support adding orders.')).toBeTruthy();
  });

  it('is accessible with lines and pasted codes', async () => {
    show();
    await number();
    await paste('4006381333931\nNOPE');
    await screen.findByRole('group', { name: 'Line 1: Oat biscuits' });
    await expectAccessible();
  });
});
