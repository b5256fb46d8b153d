import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, findField, mockApi, press, renderPage } from '@/shared/testing';
import { begunOrder, manager, orderServer, savedOrder } from '../testing/order-server';
import { EditOrderPage } from './edit-order-page';

const api = mockApi(...orderServer());

const show = (id: number | string = 5) =>
  renderPage(<EditOrderPage />, { path: `/orders/${id}`, route: '/orders/:orderId', as: manager });
/** The lines are loaded after the rest. */
const areLinesThere = () => screen.findByRole('group', { name: /^Line 1: / });
const save = () => press('Save');
const orderIs = (order: object) => api.answer('orders/5', { data: order });
const lines = () =>
  screen.getAllByRole('group', { name: /^Line / }).map((line) => line.getAttribute('aria-label'));
const line = (name: string) => within(screen.getByRole('group', { name: new RegExp(`: ${name}$`) }));

const labelOf = (name: string) => line(name).getByRole<HTMLSelectElement>('combobox', { name: 'Label' });

describe('a saved order', () => {
  it('shows its lines, each with its label', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'SO-5' })).toBeTruthy();
    await areLinesThere();
    expect(lines()).toEqual(['Line 1: Tarte', 'Line 2: Brioche', 'Line 3: Pain']);
    expect(labelOf('Tarte').selectedOptions[0]?.text).toBe('The article’s own: Shelf');
    expect(labelOf('Brioche').selectedOptions[0]?.text).toBe('Batch');
    expect(screen.getByText(/^3 lines, 30 labels/)).toBeTruthy();
  });

  it('is changed whole, lines by their numbers, with the revision it had', async () => {
    show();
    await areLinesThere();
    await userEvent.click(line('Tarte').getByRole('button', { name: 'Move Tarte down' }));
    await userEvent.click(line('Pain').getByRole('button', { name: 'Remove Pain' }));
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'PUT orders/5',
        body: {
          orderNumber: 'SO-5',
          customer: 'Épicerie',
          groupId: 2,
          revision: 4,
          lines: [
            { position: 1, articleId: 12, labelId: 2, quantity: 10 },
            { position: 0, articleId: 11, labelId: null, quantity: 10 },
          ],
        },
      },
    ]);
  });

  it('is put into another order with the keys alone; the focus stays with the line', async () => {
    show();
    await areLinesThere();
    const up = line('Pain').getByRole('button', { name: 'Move Pain up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    expect(lines()).toEqual(['Line 1: Tarte', 'Line 2: Pain', 'Line 3: Brioche']);
    await waitFor(() => expect(document.activeElement).toBe(up));
    expect(screen.getByText('Pain is line 2 of 3.')).toBeTruthy();
    const quantity = line('Pain').getByRole('spinbutton', { name: 'Labels' });
    quantity.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()[0]).toBe('Line 1: Pain');
    await waitFor(() => expect(document.activeElement).toBe(quantity));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()[0]).toBe('Line 1: Pain');
    expect(quantity.getAttribute('aria-valuenow')).toBe('10');
  });

  it('says what stays of an order printed in part, which cannot be deleted', async () => {
    orderIs(begunOrder);
    show();
    expect(
      await screen.findByText(
        'Labels of this order are printed or on their way. Neither the order nor the lines of these labels can be deleted.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await areLinesThere();
    const tarte = line('Tarte');
    expect(tarte.queryByRole('button', { name: 'Remove Tarte' })).toBeNull();
    expect(
      tarte.getByText('3 printed, 1 on their way. You cannot remove this line or ask for fewer labels.'),
    ).toBeTruthy();
    const quantity = tarte.getByRole('spinbutton', { name: 'Labels' });
    expect(quantity.getAttribute('aria-valuemin')).toBe('4');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.tab();
    expect(quantity.getAttribute('aria-valuenow')).toBe('4');
    expect(line('Pain').getByRole('button', { name: 'Remove Pain' })).toBeTruthy();
  });

  it('says who else changed the order meanwhile, keeps what was entered, and shows theirs after Discard', async () => {
    const Message =
      'This order was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    api.fail('PUT orders/5', 409, Message);
    show();
    const customer = await findField('Customer');
    await userEvent.clear(customer);
    await userEvent.type(customer, 'Mine');
    orderIs({ ...savedOrder, customer: 'Theirs', revision: 5 });
    await save();
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(customer.value).toBe('Mine');
    expect(await screen.findByText('Theirs')).toBeTruthy();
    await press('Discard');
    await press('Discard changes');
    expect(customer.value).toBe('Theirs');
  });

  it('says at the line what the server refuses of it', async () => {
    const Message = '4 labels of “Tarte” were printed or are on their way: its line cannot ask for fewer.';
    api.answer('PUT orders/5', { Message, problems: [{ path: 'lines.0.quantity', message: Message }] }, 422);
    show();
    await areLinesThere();
    await userEvent.click(line('Tarte').getByRole('button', { name: 'One fewer' }));
    await save();
    await screen.findByRole('dialog', { name: 'Error' });
    await userEvent.keyboard('{Escape}');
    expect(await line('Tarte').findByText(Message)).toBeTruthy();
  });

  it('shows 50 of 120 lines at once, and more on request', async () => {
    const [first] = savedOrder.lines;
    orderIs({
      ...savedOrder,
      lines: Array.from({ length: 120 }, (_, position) => ({ ...first, position })),
    });
    show();
    await areLinesThere();
    expect(lines()).toHaveLength(50);
    await press('Show 50 more lines');
    expect(lines()).toHaveLength(100);
    expect(button('Show 20 more lines')).toBeTruthy();
  });

  it('is deleted after a question, says so, and leads to the list', async () => {
    const app = show();
    await press('Delete');
    const modal = within(await screen.findByRole('dialog', { name: 'Delete SO-5?' }));
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('SO-5 was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE orders/5', body: undefined }]);
    await press('Go now');
    expect(app.location()).toBe('/orders');
  });

  it.each([404, 501])(
    'is shown from the list where the server answers its own call with %i',
    async (status) => {
      api.fail('orders/5', status, 'No such call.');
      api.answer('orders', { data: [] });
      api.answer('orders/getordersbyorganization', { data: [savedOrder] });
      show();
      expect(await screen.findByRole('heading', { name: 'SO-5' })).toBeTruthy();
    },
  );

  it('is not called deleted where the server tells its number only', async () => {
    api.fail('orders/5', 404, 'No such call.');
    api.answer('orders', { data: [{ orderId: 5, orderNumber: 'SO-5' }] });
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
    expect(screen.queryByText(/may have been deleted/)).toBeNull();
  });

  it('says that the order is not there', async () => {
    api.answer('orders/77', {}, 404);
    api.answer('orders', { data: [savedOrder] });
    api.answer('orders/getordersbyorganization', { data: [savedOrder] });
    show(77);
    expect(await screen.findByText('Order not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all orders' }).getAttribute('href')).toBe('/orders');
  });
});
