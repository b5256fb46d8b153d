import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administrator, hookServer } from '@/entities/web-hook/index.testing';
import { expectAccessible, mockApi, renderPage } from '@/shared/testing';
import { WebHooksPage } from './web-hooks-page';

const api = mockApi(...hookServer());

const show = () => renderPage(<WebHooksPage />, { path: '/integrationwebhooks', as: administrator });

describe('the web hooks', () => {
  it('lists the web hooks with what they are told of and what came of it last', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Warehouse/ });
    expect(link.getAttribute('href')).toBe('/integrationwebhooks?open=4');
    expect(screen.getByText('Print failed, stock.low')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
    await expectAccessible();
  });

  it('offers to add the first web hook when there are none, where the subscription has any', async () => {
    api.answer('integrationwebhooks', { data: [] });
    const { unmount } = show();
    expect(await screen.findByText(/There are no web hooks yet/)).toBeTruthy();
    unmount();
    api.answer('subscription', { data: { integrationWebHooksEnabled: false } });
    show();
    expect(await screen.findByText('Your subscription does not include web hooks.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add web hook' })).toBeNull();
  });

  it('says where the server has no such call', async () => {
    api.answer('integrationwebhooks', {}, 501);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
