import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { manager, orderHouse, sent } from '../testing/order-house';
import { AddOrderPage } from './add-order-page';

const house = orderHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = () =>
  renderWith(
    <main>
      <AddOrderPage />
    </main>,
    { path: '/addorder', route: '/addorder', token: manager },
  );
const number = () => screen.findByRole('textbox', { name: 'Order number' });
const find = (text: string) => userEvent.type(screen.getByLabelText('Add an article'), `${text}{Enter}`);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add order' }));
const paste = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Paste codes' }));
  const field = screen.getByRole('textbox', { name: 'Codes' });
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Add lines' }));
  return field as HTMLTextAreaElement;
};

describe('a new order', () => {
  it('is made with the lines that were found, and leads to the list', async () => {
    const app = show();
    await userEvent.type(await number(), '00017');
    await userEvent.type(screen.getByRole('textbox', { name: 'Customer' }), 'Käserei 🧀');
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
    expect(sent).toEqual([
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
    const field = await paste('4006381333931\t12\nNOPE x 3\n000042\n4006381333931\t1');
    expect(await screen.findByText('2 lines were added.')).toBeTruthy();
    expect(
      screen.getByText('One code stands for no article, or for more than one. It is left here.'),
    ).toBeTruthy();
    expect(field.value).toBe('NOPE\t3');
    expect(screen.getByText(/^2 lines, 14 labels/)).toBeTruthy();
  });

  it('says when pasted codes could not be looked up, and keeps them', async () => {
    house.use(
      http.get('http://api.test/api/articles', () =>
        HttpResponse.json({ Message: 'Not now.' }, { status: 429 }),
      ),
    );
    show();
    await number();
    const field = await paste('000042');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(field.value).toBe('000042');
  });

  it('without a number complains when it is sent, and leads there', async () => {
    show();
    await number();
    await add();
    await waitFor(async () => expect(document.activeElement).toBe(await number()));
    expect(screen.getAllByText('Give the order a number.').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('with a number that is taken says so at its field, and keeps what was entered', async () => {
    const Message = 'There is an order SO-1 already.';
    house.use(
      http.post('http://api.test/api/orders', () =>
        HttpResponse.json(
          { Message, problems: [{ path: 'orderNumber', message: Message }] },
          { status: 409 },
        ),
      ),
    );
    show();
    await userEvent.type(await number(), 'SO-1');
    await add();
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
    expect(modal.getAllByText(Message)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(Message)).toBeTruthy());
    expect(((await number()) as HTMLInputElement).value).toBe('SO-1');
  });

  it('says where the server does not offer it', async () => {
    house.use(http.post('http://api.test/api/orders', () => HttpResponse.json({}, { status: 404 })));
    show();
    await userEvent.type(await number(), 'SO-1');
    await add();
    expect(await screen.findByText('This server does not offer to add orders.')).toBeTruthy();
  });

  it('has nothing axe minds, with lines and pasted codes', async () => {
    show();
    await number();
    await paste('4006381333931\nNOPE');
    await screen.findByRole('group', { name: 'Line 1: Oat biscuits' });
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });
});
