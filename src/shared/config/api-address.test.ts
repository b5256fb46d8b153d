import { expect, it } from 'vitest';
import { testConfig } from '../testing/test-config';
import { apiAddress } from './api-address';
import { setRuntimeConfig } from './runtime-config';

it.each([
  ['', location.origin],
  ['https://platen.example', 'https://platen.example'],
  ['https://platen.example/', 'https://platen.example'],
  ['https://example.com/platen/', 'https://example.com/platen'],
])('the API at %j is called at %s from elsewhere', (apiUrl, address) => {
  setRuntimeConfig({ ...testConfig, apiUrl });
  expect(apiAddress()).toBe(address);
});
