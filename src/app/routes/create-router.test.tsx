import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { access } from '@/entities/session';
import { adoptTokens } from '@/shared/auth';
import { createTestClient, tokenFor } from '@/shared/testing';
import { NoticeArea } from '../notices/notice-area';
import { createRouter } from './create-router';
import type { RouteSpec } from './route-spec';

/**
 * Sets the address before the router is created, as on a page load. `location.hash` would fire its event a moment later
 * and abort the navigation that the router has already started.
 */
const setAddress = (hash: string) => globalThis.history.replaceState(null, '', hash);

afterEach(() => setAddress('#'));

function open(hash: string, table?: readonly RouteSpec[]) {
  setAddress(hash);
  const client = createTestClient();
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={createRouter(client, table)} />
        <NoticeArea />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

/** Two screens: one that loads, and one with the given loader. */
const screens = (load: RouteSpec['page']): readonly RouteSpec[] => [
  {
    path: '/mugs',
    title: () => 'Mugs',
    access: 'public',
    layout: 'public',
    page: async () => () => <p>the mugs</p>,
  },
  { path: '/cups', title: () => 'Cups', access: 'public', layout: 'public', page: load },
];

/** Code that cannot be fetched until `arrive` is called. */
function lateCode() {
  let isThere = false;
  return {
    load: async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
      return () => <p>the cups</p>;
    },
    arrive: () => {
      isThere = true;
    },
  };
}

describe('a screen whose code cannot be fetched', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  it.each([
    ['it is asked for again', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['the network is back', () => globalThis.dispatchEvent(new Event('online'))],
  ])('leaves the frame of the app standing, and is there when %s', async (_when, again) => {
    const code = lateCode();
    open('#/mugs', screens(code.load));
    await screen.findByText('the mugs', {}, { timeout: 30_000 });
    act(() => {
      globalThis.location.hash = '#/cups';
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This screen could not be loaded');
    expect(screen.getByRole('banner').textContent).toContain('Platen');
    code.arrive();
    act(() => void again());
    expect(await screen.findByText('the cups')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when it is the first one', async () => {
    open('#/cups', screens(lateCode().load));
    expect((await screen.findByRole('alert', {}, { timeout: 30_000 })).textContent).toContain(
      'This screen could not be loaded',
    );
    expect(screen.getByRole('banner').textContent).toContain('Platen');
  });
});

const screenAt = (path: string, rule: RouteSpec['access']): RouteSpec => ({
  path,
  title: () => path,
  access: rule,
  layout: 'public',
  page: async () => () => <p>the screen at {path}</p>,
});

it('shows the start page of the person instead of a screen that is closed to them, and says why', async () => {
  adoptTokens({ token: tokenFor('User'), refreshToken: 'r', expires: 600 });
  open('#/users', [screenAt('/home', access.member), screenAt('/users', access.administration)]);
  await screen.findByText('the screen at /home', {}, { timeout: 30_000 });
  const why = 'You are not allowed to open that screen. Administrators give roles under Users.';
  expect(await screen.findByText(why)).toBeTruthy();
});

describe('the router', () => {
  it.each(['#/logout', '#/home', '#/preferences?a=1'])(
    'leads from %s to the login, in the address behind the #',
    async (hash) => {
      open(hash);
      await waitFor(() => expect(globalThis.location.hash).toBe('#/login'), { timeout: 30_000 });
    },
  );

  it('shows public screens under a full-width header, without a sidebar', async () => {
    open('#/policy');
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })).toBeTruthy();
    expect(screen.getAllByRole('banner')[0]?.textContent).toContain('Platen');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
