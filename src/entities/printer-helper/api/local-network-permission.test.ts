// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PermissionStandIn } from '../testing/permission-stand-in';
import { readLocalNetworkPermission, watchLocalNetworkPermission } from './local-network-permission';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
});

describe('the browser’s permission', () => {
  it.each(['granted', 'prompt', 'denied'] as const)(
    'reads the permission %s by either of its names',
    async (state) => {
      for (const name of ['loopback-network', 'local-network-access']) {
        remove = new PermissionStandIn(state, [name]).install();
        expect(await readLocalNetworkPermission()).toBe(state);
        remove();
      }
    },
  );

  it('calls the permission unsupported in a browser that knows neither name, or no permissions at all', async () => {
    expect(await readLocalNetworkPermission()).toBe('unsupported');
    remove = new PermissionStandIn('granted', ['geolocation']).install();
    expect(await readLocalNetworkPermission()).toBe('unsupported');
  });

  it('takes no permission from a page outside a secure context: nobody decided that', async () => {
    remove = new PermissionStandIn('denied').install();
    vi.stubGlobal('isSecureContext', false);
    expect(await readLocalNetworkPermission()).toBe('unsupported');
    vi.unstubAllGlobals();
  });

  it('tells changes of the permission until nobody listens', async () => {
    const permission = new PermissionStandIn('prompt');
    remove = permission.install();
    const heard = vi.fn<() => void>();
    const stop = watchLocalNetworkPermission(heard);
    await vi.waitFor(() => {
      permission.change('granted');
      expect(heard).toHaveBeenCalled();
    });
    stop();
    heard.mockReset();
    permission.change('denied');
    expect(heard).not.toHaveBeenCalled();
  });
});
