import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClient } from '@/shared/testing';
import { createRouter } from './create-router';

afterEach(() => {
  globalThis.location.hash = '';
});

function open(hash: string) {
  globalThis.location.hash = hash;
  const client = createTestClient();
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={createRouter(client)} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

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
