import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { IntegrationClientsPage } from './integration-clients-page';

const clients = [
  {
    integrationClientId: 4,
    name: 'Web shop',
    clientId: 'platen_client_aa',
    scopes: ['articles:read', 'print', 'stock:read'],
    state: 'active',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
  },
  { integrationClientId: '5', name: 'ERP', scopes: null, state: 'disabled', expiresAt: null },
];
const api = mockApi(
  answer('integrationclients', { data: clients }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { integrationClientsEnabled: true } }),
);

const show = () =>
  renderPage(<IntegrationClientsPage />, {
    path: '/integrationclients',
    as: { UserId: '1', UserRole: ['Administrator'] },
  });

describe('the integration clients', () => {
  it('lists the clients with what they may, when they were there, and how they stand', async () => {
    show();
    const shop = await screen.findByRole('link', { name: /^Web shop/ });
    expect(shop.getAttribute('href')).toBe('/integrationclients/4/edit');
    expect(screen.getByText('Read articles, Print, stock:read')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Disabled')).toBeTruthy();
    expect(screen.getByText('Not yet')).toBeTruthy();
    await expectAccessible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'zzz');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Web shop/ })).toBeNull());
  });

  it('offers to add the first client when there are none', async () => {
    api.answer('integrationclients', { data: [] });
    show();
    expect(await screen.findByText(/There are no integration clients yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add client' })).toHaveLength(2);
  });

  it('offers no clients where the subscription has none', async () => {
    api.use(
      answer('integrationclients', { data: [] }),
      answer('subscription', { data: { integrationClientsEnabled: false } }),
    );
    show();
    expect(await screen.findByText('Your subscription does not include integration clients.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add client' })).toBeNull();
  });

  it('lets clients that cannot be read be asked for again', async () => {
    api.fail('integrationclients', 500, 'Broken.');
    show();
    expect(await screen.findByText(/Broken\./)).toBeTruthy();
    api.reset();
    await press('Try again');
    expect(await screen.findByRole('link', { name: /^Web shop/ })).toBeTruthy();
  });

  it('says where the server has no such call', async () => {
    api.fail('integrationclients', 404, 'There is nothing at this address.');
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
