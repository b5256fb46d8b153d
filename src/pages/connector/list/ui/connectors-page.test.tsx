import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, mockApi, renderPage } from '@/shared/testing';
import { administrator, connectorServer } from '@/entities/connector/index.testing';
import { ConnectorsPage } from './connectors-page';

const api = mockApi(...connectorServer());

const show = () => renderPage(<ConnectorsPage />, { path: '/connectors', as: administrator });

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
