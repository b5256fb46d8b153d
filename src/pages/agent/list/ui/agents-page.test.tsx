import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, mockApi, renderPage } from '@/shared/testing';
import { administrator, agentServer, savedAgent } from '@/entities/agent/index.testing';
import { AgentsPage } from './agents-page';

const api = mockApi(...agentServer());

const show = () => renderPage(<AgentsPage />, { path: '/activeagents', as: administrator });

describe('the agents', () => {
  it('lists the agents with how they stand, what waits for them, and what is reached through them', async () => {
    const away = {
      id: '5',
      name: 'Office',
      connectionStatus: 'NeverConnected',
      isEnabled: false,
      printers: null,
    };
    api.answer('agents', { data: [savedAgent, away] });
    show();
    const row = (await screen.findByRole('link', { name: /^Dock 3/ })).closest('tr');
    expect(row?.textContent).toMatch(/DOCK-PC.*Connected.*2026-11-20.*0\.1\.0.*2.*Line 2/);
    expect(screen.getByRole('link', { name: /^Dock 3/ }).getAttribute('href')).toBe('/activeagents?open=4');
    expect(screen.getByText('Disabled')).toBeTruthy();
    expect(screen.getByText('None')).toBeTruthy();
    await expectAccessible();
  });

  it('asks for the agents every 10 s, and says when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    expect(await screen.findByText('Connected')).toBeTruthy();
    api.answer('agents', { data: [{ ...savedAgent, connectionStatus: 'Disconnected' }] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('Not connected')).toBeTruthy();
    api.fail('agents', 500, 'The storage is being moved.');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/Couldn’t refresh.*The storage is being moved\./)).toBeTruthy();
    expect(screen.getByText('Not connected')).toBeTruthy();
    vi.useRealTimers();
  });

  it('offers to add the first agent when there are none, where the subscription has any', async () => {
    api.answer('agents', { data: [] });
    const { unmount } = show();
    expect(await screen.findByText(/There are no agents yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add agent' })).toHaveLength(2);
    unmount();
    api.answer('subscription', { data: { agentsEnabled: false } });
    show();
    expect(await screen.findByText('Your subscription does not include agents.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add agent' })).toBeNull();
  });

  it('says that agents are of no use where the subscription has none any more', async () => {
    api.answer('subscription', { data: { agentsEnabled: false } });
    show();
    expect(await screen.findByText(/Your subscription no longer includes agents/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Dock 3/ })).toBeTruthy();
  });

  it.each([404, 501])('says that a server that answers %i offers no agents', async (status) => {
    api.answer('agents', {}, status);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
