import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, mockApi, press, refusalOnce, renderWith } from '@/shared/testing';
import { MyOrdersPage } from './my-orders-page';

const all = Array.from({ length: 250 }, (_, index) => ({
  orderId: 1000 - index,
  orderNumber: `SO-${1000 - index}`,
  customer: index === 3 ? 'Épicerie du Marché' : `Customer ${index}`,
  createdAt: '2026-11-20T10:00:00Z',
  lineCount: 3,
  labelCount: 42,
  printedCount: index === 0 ? 42 : 6,
}));
const listed = answer('orders', ({ query }) => {
  const wanted = query.get('searchQuery') ?? '';
  const found = all.filter(({ orderNumber, customer }) => `${orderNumber} ${customer}`.includes(wanted));
  const offset = Number(query.get('offset'));
  const data = found.slice(offset, offset + Number(query.get('take')));
  return { data: { data, total: found.length } };
});
const api = mockApi(answer('preferences/userSettings', { data: { dateLanguage: 'en-GB' } }));

const open = (path = '/myorders') => renderWith(<MyOrdersPage />, { path, route: '/myorders' });

describe('my orders', () => {
  it('lists orders with customer, date, lines, labels and what is printed of them', async () => {
    api.use(listed);
    open();
    const link = await screen.findByRole('link', { name: 'SO-1000' });
    await waitFor(() =>
      expect(link.closest('tr')?.textContent).toMatch(/Customer 0.*20\/11\/2026.*34242 of 42$/),
    );
    expect(link.getAttribute('href')).toContain('/print-order/1000');
    expect(screen.getByText('250 orders')).toBeDefined();
  });

  it('searches at the server and keeps the search in the address', async () => {
    api.use(listed);
    const { location } = open();
    await screen.findByText('250 orders');
    await userEvent.type(screen.getByRole('searchbox'), 'Épicerie{Enter}');
    expect((await screen.findAllByText('1 order')).length).toBeGreaterThan(0);
    expect(decodeURIComponent(location())).toBe('/myorders?q=Épicerie');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await screen.findByText('No orders found for “zzz”.')).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(await screen.findByText('250 orders')).toBeDefined();
  });

  it('says that there are none yet', async () => {
    api.answer('orders', { data: { data: [], total: 0 } });
    open();
    expect(await screen.findByText(/^You have no orders yet\./)).toBeDefined();
  });

  it('shows what a server tells that knows no more than the specification', async () => {
    api.answer('orders', [{ orderId: '12', orderNumber: 'A-12' }]);
    open();
    const row = await screen.findByRole('row', { name: /A-12/ });
    expect(row.textContent).toMatch(/–.*–.*–/);
  });

  it('tells a fault and asks again', async () => {
    api.use(refusalOnce('orders', 503, 'The store is away.'), listed);
    open();
    expect(await screen.findByText('The store is away.')).toBeDefined();
    await press('Try again');
    await waitFor(() => expect(screen.getByText('250 orders')).toBeDefined());
  });
});
