import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { OrdersPage } from './orders-page';

const manager = buildToken({ UserRole: ['OrderManager'] });
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
const asked: URLSearchParams[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

function show({
  orders = [order(1), order(2)],
  path = '/orders',
}: { orders?: object[]; path?: string } = {}) {
  server.use(
    http.get('http://api.test/api/orders/getordersbyorganization', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const found = query.get('searchQuery') === 'zzz' ? [] : orders;
      const offset = Number(query.get('offset'));
      const rows = found.slice(offset, offset + Number(query.get('take')));
      return HttpResponse.json({ data: { data: rows, total: found.length } });
    }),
    http.get('http://api.test/api/groups/getallgroups', () =>
      HttpResponse.json({
        data: [
          { id: 1, name: 'All', parentGroupId: null },
          { id: 3, name: 'Bakery', parentGroupId: 1 },
        ],
      }),
    ),
    http.get('http://api.test/api/preferences/userSettings', () =>
      HttpResponse.json({ data: { dateLanguage: 'sv' } }),
    ),
  );
  return renderWith(
    <main>
      <OrdersPage />
    </main>,
    { path, route: '/orders', token: manager },
  );
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

describe('the list of orders', () => {
  it('shows each with what it is and how far it is, and leads to it', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'customer' }));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await screen.findByText('No orders found for “zzz”.')).toBeTruthy();
    expect(app.location()).toBe('/orders?sort=customer&q=zzz');
  });

  it('of no order offers to add the first one', async () => {
    show({ orders: [] });
    expect(await screen.findByText(/There are no orders yet/)).toBeTruthy();
  });

  it('that cannot be read offers to try again', async () => {
    show();
    server.use(
      http.get(
        'http://api.test/api/orders/getordersbyorganization',
        () => HttpResponse.json({ Message: 'Broken' }, { status: 400 }),
        { once: true },
      ),
    );
    expect(await screen.findByText('Broken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'SO-1' })).toBeTruthy();
  });

  it('has few of 10,000 orders in the document', async () => {
    show({ orders: Array.from({ length: 10_000 }, (_, index) => order(index + 1)) });
    expect(await screen.findByText('10,000 orders')).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('has nothing axe minds, with numbers a foreign server does not tell', async () => {
    show({ orders: [order(1, { labelCount: null, printedCount: null, lineCount: null, groupId: null })] });
    await screen.findByRole('link', { name: 'SO-1' });
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });
});
