import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, button, expectAccessible, mockApi, press, renderPage, rowOf } from '@/shared/testing';
import { PrintersPage } from './printers-page';

const line = {
  printerId: 1,
  name: 'line-1',
  displayName: 'Line 1',
  vendor: 'Zebra',
  model: 'ZT411',
  dpi: 300,
  language: 'zpl',
  targetIpAddress: '192.168.1.20',
  targetPort: 9100,
  groupIds: [3],
  isDefault: true,
};
const office = { printerId: '2', name: 'office', targetPrintQueue: 'Office', dpi: '203', groupIds: [] };

const api = mockApi(
  answer('subscription', { data: { type: 'Professional' } }),
  answer('printers', { data: [line, office] }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
);

const show = (path = '/printers') =>
  renderPage(<PrintersPage />, { path, route: '/printers', as: { UserPermission: ['PrinterManager'] } });
const names = () =>
  screen.getAllByRole('link', { name: /Line|office/ }).map(({ textContent }) => textContent);

describe('the printers', () => {
  it('shows through which agent printers are reached, and how it stands', async () => {
    const agent = { id: 4, name: 'Dock 3', machineName: 'DOCK-PC', connectionStatus: 'Disconnected' };
    api.answer('printers', { data: [{ ...line, agent }, office] });
    show();
    expect((await rowOf('Line 1')).textContent).toMatch(/192\.168\.1\.20:9100through Dock 3Not connected/);
    expect((await rowOf('office')).textContent).not.toContain('through');
    await expectAccessible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search printers' }), 'dock');
    await waitFor(() => expect(names()).toEqual(['Line 1']));
  });

  it('shows what printers are, where they print to and for whom', async () => {
    show();
    const row = await rowOf('Line 1');
    for (const words of ['line-1', 'Zebra ZT411', '300 dpi · ZPL', '192.168.1.20:9100'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(within(row).getByRole('img', { name: 'Your default' })).toBeTruthy();
    expect(await within(row).findByText('Food / Bakery')).toBeTruthy();
    expect(within(await rowOf('office')).getByText('Queue Office')).toBeTruthy();
    expect(within(await rowOf('office')).getByText('Everybody')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Line 1' }).getAttribute('href')).toBe('/editprinter/1');
    expect(screen.getByRole('link', { name: 'Add printer' }).getAttribute('href')).toBe('/addprinter');
    await expectAccessible();
  });

  it('searches and sorts the printers, and says so in the address', async () => {
    const app = show('/printers?sort=dpi');
    await rowOf('Line 1');
    expect(names()).toEqual(['office', 'Line 1']);
    await press('Printer');
    expect(names()).toEqual(['Line 1', 'office']);
    await press('Prints to');
    expect(names()).toEqual(['Line 1', 'office']);
    await press('Prints to');
    expect(names()).toEqual(['office', 'Line 1']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search printers' }), 'zebra{Enter}');
    await waitFor(() => expect(names()).toEqual(['Line 1']));
    expect(app.location()).toBe('/printers?sort=-target&q=zebra');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 printers');
  });

  it('says that no printer was found, and how to see them all again', async () => {
    const app = show('/printers?q=dot');
    expect(await screen.findByText('No printers found for “dot”.')).toBeTruthy();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear ?? button('Clear search'));
    expect(await rowOf('office')).toBeTruthy();
    expect(app.location()).toBe('/printers');
  });

  it('says that there are no printers, with the one thing to do', async () => {
    api.answer('printers', { data: [] });
    show();
    expect(await screen.findByText(/There are no printers yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add printer' })).toHaveLength(2);
  });

  it('counts groups whose names cannot be read', async () => {
    api.fail('groups/getallgroups', 403, 'No');
    show();
    expect(await within(await rowOf('Line 1')).findByText('1 group')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the printers cannot be read (%i)', async (status, words) => {
    api.fail('printers', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
