import { expect, it } from 'vitest';
import { clientAddressOf } from './client-address.ts';

it.each<[string, string | null, number, string]>([
  ['no proxy', null, 0, '10.0.0.1'],
  ['no proxy, and a header that anybody can send', '203.0.113.9', 0, '10.0.0.1'],
  ['one proxy', '203.0.113.9', 1, '203.0.113.9'],
  ['one proxy, and an entry made up before it', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', '198.51.100.1, 203.0.113.9,10.0.0.7', 2, '203.0.113.9'],
  ['two proxies, and a request that passed one', '203.0.113.9', 2, '10.0.0.1'],
  ['one proxy that says nothing', '', 1, '10.0.0.1'],
  ['one proxy without the header', null, 1, '10.0.0.1'],
  ['an entry of any length', 'x'.repeat(5000), 1, 'x'.repeat(100)],
])('with %s', (_, forwardedFor, trustedProxies, address) => {
  expect(clientAddressOf('10.0.0.1', forwardedFor, trustedProxies)).toBe(address);
});

it('is unknown where nothing tells it', () => {
  expect(clientAddressOf(undefined, null, 0)).toBe('unknown');
});
