import { afterEach, expect, it, vi } from 'vitest';
import { isCutOff, isLocalNetworkHost, isLoopbackHost } from './page-address';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['example.com', false],
  ['127.0.0.1.example.com', false],
])('tells whether %s is this computer: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

it.each([
  ['192.168.1.20', true],
  ['10.0.0.7', true],
  ['172.16.4.1', true],
  ['172.32.4.1', false],
  ['169.254.3.2', true],
  ['[fd12:3456::1]', true],
  ['[fe80::1]', true],
  ['[2001:db8::1]', false],
  ['labels', true],
  ['labels.local', true],
  ['labels.internal', true],
  ['labels.example.com', false],
  ['10.example.com', false],
  ['local', true],
  ['8.8.8.8', false],
])('tells whether %s stands in the network of the house: %s', (host, expected) => {
  expect(isLocalNetworkHost(host)).toBe(expected);
});

it.each([
  ['labels.example.com', false, true],
  ['labels.example.com', true, false],
  ['192.168.1.20', false, false],
  ['localhost', false, false],
])('tells whether a page at %s (secure: %s) is cut off: %s', (host, isSecure, expected) => {
  vi.stubGlobal('isSecureContext', isSecure);
  expect(isCutOff(host)).toBe(expected);
});
