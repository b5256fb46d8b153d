import { expect, it } from 'vitest';
import { clientAddressOf } from './client-address.ts';

it.each<[string, string | null, number, string]>([
  ['that of the connection without a proxy', null, 0, '10.0.0.1'],
  ['that of the connection without a proxy, whatever header is sent', '203.0.113.9', 0, '10.0.0.1'],
  ['the one in the header with one proxy', '203.0.113.9', 1, '203.0.113.9'],
  ['the last one in the header with one proxy', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['the last but one in the header with two proxies', '198.51.100.1, 203.0.113.9,10.0.0.7', 2, '203.0.113.9'],
  ['that of the connection with two proxies of which the request passed one', '203.0.113.9', 2, '10.0.0.1'],
  ['that of the connection with an empty header', '', 1, '10.0.0.1'],
  ['that of the connection without the header', null, 1, '10.0.0.1'],
  ['shortened where the entry is very long', 'x'.repeat(5000), 1, 'x'.repeat(100)],
])('the address of a client is %s', (_, forwardedFor, trustedProxies, address) => {
  expect(clientAddressOf('10.0.0.1', forwardedFor, trustedProxies)).toBe(address);
});

it('the address of a client is unknown where no source gives it', () => {
  expect(clientAddressOf(undefined, null, 0)).toBe('unknown');
});
