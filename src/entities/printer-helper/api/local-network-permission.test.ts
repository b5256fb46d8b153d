import { afterEach, describe, expect, it, vi } from 'vitest';
import { PermissionStandIn } from '../testing/permission-stand-in';
import {
  isLoopbackHost,
  readLocalNetworkPermission,
  watchLocalNetworkPermission,
} from './local-network-permission';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
});

describe('the browser’s permission', () => {
  it.each(['granted', 'prompt', 'denied'] as const)('is %s by either of its names', async (state) => {
    for (const name of ['loopback-network', 'local-network-access']) {
      remove = new PermissionStandIn(state, [name]).install();
      expect(await readLocalNetworkPermission()).toBe(state);
      remove();
    }
  });

  it('is unsupported in a browser that knows neither name, or no permissions at all', async () => {
    expect(await readLocalNetworkPermission()).toBe('unsupported');
    remove = new PermissionStandIn('granted', ['geolocation']).install();
    expect(await readLocalNetworkPermission()).toBe('unsupported');
  });

  it('tells its changes until nobody listens', async () => {
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

it.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['example.com', false],
  ['127.0.0.1.example.com', false],
])('%s is this computer: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});
