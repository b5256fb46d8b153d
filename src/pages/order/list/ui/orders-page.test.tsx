import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { OrdersPage } from './orders-page';

const order = (orderId: number, fields: object = {}) => ({
  orderId,
  orderNumber: `SO-${orderId}`,
  customer: 'Épicerie du Marché',
  groupId: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  lineCount: 3,
  labelCount: 1200,
  printedCount: 7,
  ...fields,
});
const ORDERS = 'orders/getordersbyorganization';
const api = mockApi();

function show({
  orders = [order(1), order(2)],
  path = '/orders',
}: { orders?: object[]; path?: string } = {}) {
  api.use(
    answer(ORDERS, ({ query }) => {
      const found = query.get('searchQuery') === 'zzz' ? [] : orders;
      const offset = Number(query.get('offset'));
      const rows = found.slice(offset, offset + Number(query.get('take')));
      return { data: { data: rows, total: found.length } };
    }),
    answer('groups/getallgroups', {
      data: [
        { id: 1, name: 'All', parentGroupId: null },
        { id: 3, name: 'Bakery', parentGroupId: 1 },
      ],
    }),
    answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  );
  return renderPage(<OrdersPage />, { path, route: '/orders', as: 'OrderManager' });
}
const lastAsked = () => Object.fromEntries(api.sentTo(`GET ${ORDERS}`).at(-1)?.query ?? []);

describe('the list of orders', () => {
  it('shows each order with what it is and how far it is, and leads to it', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'SO-1' });
    expect(link.getAttribute('href')).toBe('/orders/1');
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    for (const words of ['Épicerie du Marché', '3', '1,200', '7 of 1,200'])
      expect(row.getByText(words)).toBeTruthy();
    expect(await row.findByText('Bakery')).toBeTruthy();
    expect(await row.findByText(/^2026-11-20/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add order' }).getAttribute('href')).toBe('/addorder');
  });

  it('is searched and ordered at the server, newest first to begin with', async () => {
    const app = show();
    await screen.findByRole('link', { name: 'SO-1' });
    expect(lastAsked()).toEqual({ take: '100', offset: '0', sort: '-date' });
    await press('Customer');
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'customer' }));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await screen.findByText('No orders found for “zzz”.')).toBeTruthy();
    expect(app.location()).toBe('/orders?sort=customer&q=zzz');
  });

  it('offers to add the first order when there are none', async () => {
    show({ orders: [] });
    expect(await screen.findByText(/There are no orders yet/)).toBeTruthy();
  });

  it('offers to try again when the orders cannot be read', async () => {
    show();
    api.failOnce(ORDERS, 400, 'Broken');
    expect(await screen.findByText('Broken')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'SO-1' })).toBeTruthy();
  });

  it('has few of 10,000 orders in the document', async () => {
    show({ orders: Array.from({ length: 10_000 }, (_, index) => order(index + 1)) });
    expect(await screen.findByText('10,000 orders')).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('is accessible with numbers a foreign server does not tell', async () => {
    show({ orders: [order(1, { labelCount: null, printedCount: null, lineCount: null, groupId: null })] });
    await screen.findByRole('link', { name: 'SO-1' });
    await expectAccessible();
  });
});
