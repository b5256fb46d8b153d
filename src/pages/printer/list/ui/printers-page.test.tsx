import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { PrintersPage } from './printers-page';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));

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

const server = setupServer(
  answer('printers', { data: [line, office] }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (path = '/printers') =>
  renderWith(
    <main>
      <PrintersPage />
    </main>,
    { path, route: '/printers', token: buildToken({ UserPermission: ['PrinterManager'] }) },
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr');
const names = () =>
  screen.getAllByRole('link', { name: /Line|office/ }).map(({ textContent }) => textContent);

describe('the printers', () => {
  it('show through which agent they are reached, and how it stands', async () => {
    const agent = { id: 4, name: 'Dock 3', machineName: 'DOCK-PC', connectionStatus: 'Disconnected' };
    server.use(answer('printers', { data: [{ ...line, agent }, office] }));
    show();
    expect((await rowOf('Line 1')).textContent).toMatch(/192\.168\.1\.20:9100through Dock 3Not connected/);
    expect((await rowOf('office')).textContent).not.toContain('through');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search printers' }), 'dock');
    await waitFor(() => expect(names()).toEqual(['Line 1']));
  });

  it('show what they are, where they print to and for whom', async () => {
    show();
    const row = await rowOf('Line 1');
    for (const words of ['line-1', 'Zebra ZT411', '300 dpi · ZPL', '192.168.1.20:9100', 'Your default'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(await within(row).findByText('Food / Bakery')).toBeTruthy();
    expect(within(await rowOf('office')).getByText('Queue Office')).toBeTruthy();
    expect(within(await rowOf('office')).getByText('Everybody')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Line 1' }).getAttribute('href')).toBe('/editprinter/1');
    expect(screen.getByRole('link', { name: 'Add printer' }).getAttribute('href')).toBe('/addprinter');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('are searched and sorted, and the address says how', async () => {
    const app = show('/printers?sort=dpi');
    await rowOf('Line 1');
    expect(names()).toEqual(['office', 'Line 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Printer' }));
    expect(names()).toEqual(['Line 1', 'office']);
    await userEvent.click(screen.getByRole('button', { name: 'Prints to' }));
    expect(names()).toEqual(['Line 1', 'office']);
    await userEvent.click(screen.getByRole('button', { name: 'Prints to' }));
    expect(names()).toEqual(['office', 'Line 1']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search printers' }), 'zebra{Enter}');
    await waitFor(() => expect(names()).toEqual(['Line 1']));
    expect(app.location()).toBe('/printers?sort=-target&q=zebra');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 printers');
  });

  it('say that none was found, and how to see them all again', async () => {
    const app = show('/printers?q=dot');
    expect(await screen.findByText('No printers found for “dot”.')).toBeTruthy();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear ?? screen.getByRole('button', { name: 'Clear search' }));
    expect(await rowOf('office')).toBeTruthy();
    expect(app.location()).toBe('/printers');
  });

  it('say that there are none, with the one thing to do', async () => {
    server.use(answer('printers', { data: [] }));
    show();
    expect(await screen.findByText(/There are no printers yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add printer' })).toHaveLength(2);
  });

  it('count groups whose names cannot be read', async () => {
    server.use(answer('groups/getallgroups', { Message: 'No' }, 403));
    show();
    expect(await within(await rowOf('Line 1')).findByText('1 group')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) say why', async (status, words) => {
    server.use(answer('printers', { Message: 'Broken' }, status));
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
