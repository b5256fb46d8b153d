import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, data } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptTokens, useTokenStore } from '@/shared/auth';
import { RouteFault } from './route-fault';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

function open(load: () => Promise<ComponentType>) {
  const router = createMemoryRouter(
    [{ path: '/cups', lazy: { Component: load }, errorElement: <RouteFault />, HydrateFallback: () => null }],
    { initialEntries: ['/cups?q=tea'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

describe('where a screen cannot be', () => {
  it('offers to load the code of a screen once more, at the same address', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
      .mockResolvedValue(() => <p>the cups</p>);
    const router = open(load);
    expect((await screen.findByRole('alert')).textContent).toContain('This screen could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the cups')).toBeTruthy();
    expect(router.state.location.search).toBe('?q=tea');
  });

  it('asks for the code of a screen again by itself, less often each time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    open(load);
    await screen.findByRole('alert');
    const triesAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return load.mock.calls.length;
    };
    expect(await triesAfter(2_500)).toBe(1);
    expect(await triesAfter(1_000)).toBe(2);
    expect(await triesAfter(5_000)).toBe(2);
    expect(await triesAfter(1_500)).toBe(3);
    load.mockResolvedValue(() => <p>the cups</p>);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(await screen.findByText('the cups')).toBeTruthy();
    expect(await triesAfter(120_000)).toBe(4);
  });

  it('says that the sign-in could not be checked, and tries again', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(data('unconfirmed', { status: 503 }))
      .mockResolvedValue(() => <p>the cups</p>);
    open(load);
    expect((await screen.findByRole('alert')).textContent).toContain('Your sign-in could not be checked');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the cups')).toBeTruthy();
  });

  it('says that a screen broke', async () => {
    open(async () => () => {
      throw new Error('bug');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on this screen');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });

  it('says that a screen is closed, with the way out', async () => {
    adoptTokens({ token: 'somebody', refreshToken: 'r', expires: 60 });
    open(() => Promise.reject(data('forbidden', { status: 403 })));
    expect((await screen.findByRole('alert')).textContent).toContain('You are not allowed to see this');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(useTokenStore.getState().token).toBe('');
  });
});
