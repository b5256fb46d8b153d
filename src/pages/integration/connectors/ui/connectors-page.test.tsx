import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, findField, mockApi, press, renderPage } from '@/shared/testing';
import { administrator, connectorKey, connectorServer } from '../testing/connector-server';
import { ConnectorsPage } from './connectors-page';

const api = mockApi(...connectorServer());

const show = (search = '') =>
  renderPage(<ConnectorsPage />, { path: `/connectors${search}`, route: '/connectors', as: administrator });

describe('the connectors', () => {
  it('lists the connectors of a server that tells no more than the specification names', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Bakery ERP' });
    expect(link.getAttribute('href')).toBe('/connectors/4');
    expect(link.closest('tr')?.textContent).toMatch(/ERP-SRV-01.*Connected.*–/);
    await expectAccessible();
  });

  it('says of connectors that are away since when, and of one that never was here that it never was', async () => {
    api.answer('connectors', {
      data: [
        { id: 5, name: 'A', connectionStatus: 'Disconnected', lastSeenAt: '2026-11-20T10:00:00.000Z' },
        { id: 6, name: 'B', connectionStatus: 'NeverConnected', lastSeenAt: null },
      ],
    });
    show();
    const away = (await screen.findByRole('link', { name: 'A' })).closest('tr');
    expect(away?.textContent).toMatch(/Not connected.*2026-11-20/);
    const never = screen.getByRole('link', { name: 'B' }).closest('tr');
    expect(never?.textContent).toMatch(/Never connected.*Never/);
  });

  it('offers to add the first connector when there are none, where the subscription has any', async () => {
    api.answer('connectors', { data: [] });
    const { unmount } = show();
    expect(await screen.findByText(/There are no connectors yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add connector' })).toHaveLength(2);
    unmount();
    api.answer('subscription', { data: { connectorsEnabled: false } });
    show();
    expect(await screen.findByText('Your subscription does not include connectors.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add connector' })).toBeNull();
  });

  it.each([404, 501])('says that a server that answers %i offers no connectors', async (status) => {
    api.answer('connectors', {}, status);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});

describe('a new connector', () => {
  it('is sent to the letter, shows its key and its command once, and opens to be tried', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), ' Bakery ERP ');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Shelf edge' }));
    await expectAccessible();
    await press('Add connector');
    expect((await findField('Connector key')).value).toBe(connectorKey);
    expect((await findField('Start command')).value).toBe(
      `CONNECT_SERVER=http://api.test CONNECT_CONNECTOR_KEY=${connectorKey} CONNECT_CSV=articles.csv npx -y pnpm connect`,
    );
    await expectAccessible();
    expect(api.written()).toEqual([{ call: 'POST connectors', body: { name: 'Bakery ERP', labelIds: [2] } }]);
    await press('Copy connector key');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    await waitFor(() => expect(app.location()).toBe('/connectors/4'));
  });

  it('needs a name', async () => {
    show('?open=new');
    await press('Add connector');
    expect(screen.getByRole('alert').textContent).toBe('Give the connector a name.');
    expect(api.written()).toEqual([]);
  });

  it('cannot be added to a server that only lists them', async () => {
    api.answer('POST connectors', {}, 404);
    show('?open=new');
    await userEvent.type(await findField('Name'), 'x');
    await press('Add connector');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('This server does not support adding connectors.')).toBeTruthy();
  });
});
