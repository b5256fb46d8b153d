// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { testConfig } from '../testing/test-config';
import { apiAddress } from './api-address';
import { setRuntimeConfig } from './runtime-config';

it.each([
  ['', location.origin],
  ['https://platen.example', 'https://platen.example'],
  ['https://platen.example/', 'https://platen.example'],
  ['https://example.com/platen/', 'https://example.com/platen'],
])('calls the API at %j from elsewhere at %s', (apiUrl, address) => {
  setRuntimeConfig({ ...testConfig, apiUrl });
  expect(apiAddress()).toBe(address);
});
