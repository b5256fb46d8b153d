import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { administrator, connectorHouse, connectorKey, sent } from '../testing/connector-house';
import { ConnectorsPage } from './connectors-page';

const house = connectorHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
let person = userEvent.setup();
beforeEach(() => {
  person = userEvent.setup();
});
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = (search = '') =>
  renderWith(
    <main>
      <ConnectorsPage />
    </main>,
    { path: `/connectors${search}`, route: '/connectors', token: administrator },
  );
const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the connectors', () => {
  it('are listed as a server knows them that tells no more than the specification names', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Bakery ERP' });
    expect(link.getAttribute('href')).toBe('/connectors/4');
    expect(link.closest('tr')?.textContent).toMatch(/ERP-SRV-01.*Connected.*–/);
    expect(await violations()).toEqual([]);
  });

  it('that are away say since when, and one that never was here that it never was', async () => {
    house.use(
      answer('connectors', {
        data: [
          { id: 5, name: 'A', connectionStatus: 'Disconnected', lastSeenAt: '2026-11-20T10:00:00.000Z' },
          { id: 6, name: 'B', connectionStatus: 'NeverConnected', lastSeenAt: null },
        ],
      }),
    );
    show();
    const away = (await screen.findByRole('link', { name: 'A' })).closest('tr');
    expect(away?.textContent).toMatch(/Not connected.*2026-11-20/);
    const never = screen.getByRole('link', { name: 'B' }).closest('tr');
    expect(never?.textContent).toMatch(/Never connected.*Never/);
  });

  it('that are none lead to the first one, where the subscription has any', async () => {
    house.use(answer('connectors', { data: [] }));
    const { unmount } = show();
    expect(await screen.findByText(/There are no connectors yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add connector' })).toHaveLength(2);
    unmount();
    house.use(answer('subscription', { data: { connectorsEnabled: false } }));
    show();
    expect(await screen.findByText('Your subscription has no connectors.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add connector' })).toBeNull();
  });

  it.each([404, 501])('are not offered by a server that answers %i', async (status) => {
    house.use(answer('connectors', {}, status));
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});

describe('a new connector', () => {
  it('is sent to the letter, shows its key and its command once, and opens to be tried', async () => {
    const app = show('?open=new');
    await person.type(await field('Name'), ' Bakery ERP ');
    await person.click(await screen.findByRole('checkbox', { name: 'Shelf edge' }));
    expect(await violations()).toEqual([]);
    await person.click(await button('Add connector'));
    expect((await field('Connector key')).value).toBe(connectorKey);
    expect((await field('Start command')).value).toBe(
      `CONNECT_SERVER=http://api.test CONNECT_CONNECTOR_KEY=${connectorKey} CONNECT_CSV=articles.csv npx -y pnpm connect`,
    );
    expect(await violations()).toEqual([]);
    expect(sent).toEqual([{ call: 'POST connectors', body: { name: 'Bakery ERP', labelIds: [2] } }]);
    await person.click(await button('Copy connector key'));
    await person.click(await button('Done'));
    await waitFor(() => expect(app.location()).toBe('/connectors/4'));
  });

  it('has a name', async () => {
    show('?open=new');
    await person.click(await button('Add connector'));
    expect(screen.getByRole('alert').textContent).toBe('Give the connector a name.');
    expect(sent).toEqual([]);
  });

  it('cannot be added to a server that only lists them', async () => {
    house.use(http.post('http://api.test/api/connectors', () => HttpResponse.json({}, { status: 404 })));
    show('?open=new');
    await person.type(await field('Name'), 'x');
    await person.click(await button('Add connector'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('This server does not offer to add connectors.')).toBeTruthy();
  });
});
