import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { IntegrationClientsPage } from './integration-clients-page';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));

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
const house = setupServer(
  answer('integrationclients', { data: clients }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
  answer('subscription', { data: { integrationClientsEnabled: true } }),
);
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
afterEach(() => house.resetHandlers());
afterAll(() => house.close());

const show = () =>
  renderWith(
    <main>
      <IntegrationClientsPage />
    </main>,
    { path: '/integrationclients', token: buildToken({ UserId: '1', UserRole: ['Administrator'] }) },
  );

describe('the integration clients', () => {
  it('are listed with what they may, when they were there, and how they stand', async () => {
    show();
    const shop = await screen.findByRole('link', { name: /^Web shop/ });
    expect(shop.getAttribute('href')).toBe('/integrationclients/4/edit');
    expect(screen.getByText('Read articles, Print, stock:read')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Disabled')).toBeTruthy();
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'zzz');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Web shop/ })).toBeNull());
  });

  it('that are none lead to the first one', async () => {
    house.use(answer('integrationclients', { data: [] }));
    show();
    expect(await screen.findByText(/There are no integration clients yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add client' })).toHaveLength(2);
  });

  it('are not offered where the subscription has none', async () => {
    house.use(
      answer('integrationclients', { data: [] }),
      answer('subscription', { data: { integrationClientsEnabled: false } }),
    );
    show();
    expect(await screen.findByText('Your subscription has no integration clients.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add client' })).toBeNull();
  });

  it('that cannot be read can be asked for again', async () => {
    house.use(answer('integrationclients', { Message: 'Broken.' }, 500));
    show();
    expect(await screen.findByText(/Broken\./)).toBeTruthy();
    house.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Web shop/ })).toBeTruthy();
  });

  it('say so where the server has no such call', async () => {
    house.use(answer('integrationclients', { Message: 'There is nothing at this address.' }, 404));
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
