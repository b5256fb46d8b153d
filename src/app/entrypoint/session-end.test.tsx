import { QueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adoptTokens, endSession, followOtherTabs, useTokenStore } from '@/shared/auth';
import { SessionEnd } from './session-end';

const client = new QueryClient();
let stopFollowing: () => void = () => undefined;

function startAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  adoptTokens({ token: 'token', refreshToken: 'refresh', expires: 600 });
  client.setQueryData(['secret'], 'of the person');
  render(<SessionEnd client={client} router={router} />);
  return router;
}

beforeEach(() => {
  stopFollowing = followOtherTabs();
  useTokenStore.setState({ redirectPath: '' });
});
afterEach(() => stopFollowing());

describe('the end of a session', () => {
  it('leaves nothing behind and goes to login when the person ends the session', async () => {
    const router = startAt('/print-articles?q=oats');
    act(() => endSession());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(client.getQueryCache().getAll()).toHaveLength(0);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(useTokenStore.getState()).toMatchObject({ expiry: 0, status: '', redirectPath: '' });
  });

  it('remembers the screen for the next sign-in when the server ends the session', async () => {
    const router = startAt('/print-articles?q=oats');
    act(() => endSession({ endedBy: 'server', status: 'error' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(useTokenStore.getState().redirectPath).toBe('/print-articles?q=oats');
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('has no screen to come back to when the session ends while one is being opened', async () => {
    const router = startAt('/login');
    useTokenStore.setState({ status: 'loading' });
    act(() => endSession({ endedBy: 'server', status: 'error' }));
    await waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(0));
    expect(router.state.location.pathname).toBe('/login');
    expect(useTokenStore.getState().redirectPath).toBe('');
  });

  it.each(['/account/forgot', '/invite', '/silent-login', '/register', '/policy'])(
    'leaves the screen %s where it is, so that it can say what was refused',
    async (path) => {
      const router = startAt(path);
      act(() => endSession({ endedBy: 'server', status: 'error' }));
      await waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(0));
      expect(router.state.location.pathname).toBe(path);
      expect(useTokenStore.getState().redirectPath).toBe('');
    },
  );

  it('stays an end by the server when other tabs clear up after it', async () => {
    const router = startAt('/home');
    act(() => endSession({ endedBy: 'server', status: 'error' }));
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth_expires', newValue: null }));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(useTokenStore.getState()).toMatchObject({ endedBy: 'server', status: 'error' });
  });

  it('ends the session here when another tab ends it', async () => {
    const router = startAt('/home');
    localStorage.clear();
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(client.getQueryCache().getAll()).toHaveLength(0);
  });
});
