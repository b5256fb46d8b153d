import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../foundation/work/logger.ts';
import { createOpenIdProviders, type OpenIdProviders } from './open-id-providers.ts';

const unreachable = 'The identity provider cannot be reached. Please try again.';

describe('the description of a provider', () => {
  let http: Server;
  let issuer: string;
  let requests: string[] = [];
  let answer: { status: number; body: string; location?: string };
  let now: Date;
  let providers: OpenIdProviders;

  const documentOf = (change: object = {}) =>
    JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      ...change,
    });

  beforeEach(async () => {
    requests = [];
    http = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    answer = { status: 200, body: documentOf() };
    now = new Date();
    providers = createOpenIdProviders([{ name: 'Google', clientId: 'x', issuer }], () => now, silentLogger);
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  );

  it('is requested once an hour, however many people sign in', async () => {
    const found = await Promise.all([providers.find('Google'), providers.list(), providers.find('Google')]);
    expect(found[0]?.discovery.authorization_endpoint).toBe(`${issuer}/auth`);
    expect(requests).toEqual(['/.well-known/openid-configuration']);
    now = new Date(now.getTime() + 3_600_000);
    await providers.find('Google');
    expect(requests).toHaveLength(2);
  });

  it('is not requested from a provider that is not configured', async () => {
    expect(await providers.find('Microsoft')).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('is left out when it fails, and requested again half a minute later', async () => {
    answer = { status: 500, body: '' };
    expect([await providers.list(), await providers.list()]).toEqual([[], []]);
    expect(requests).toHaveLength(1);
    now = new Date(now.getTime() + 30_000);
    answer = { status: 200, body: documentOf() };
    expect(await providers.list()).toHaveLength(1);
  });

  it.each<[string, () => typeof answer]>([
    ['another issuer', () => ({ status: 200, body: documentOf({ issuer: 'https://evil.test' }) })],
    [
      'keys without encryption',
      () => ({ status: 200, body: documentOf({ jwks_uri: 'http://evil.test/jwks' }) }),
    ],
    [
      'an address that runs a script',
      () => ({ status: 200, body: documentOf({ authorization_endpoint: 'javascript:alert(1)' }) }),
    ],
    ['no keys', () => ({ status: 200, body: documentOf({ jwks_uri: undefined }) })],
    ['a body that is no JSON', () => ({ status: 200, body: '<html>' })],
    ['too much data', () => ({ status: 200, body: documentOf({ more: 'x'.repeat(300_000) }) })],
    ['a redirect', () => ({ status: 302, body: '', location: `${issuer}/elsewhere` })],
  ])('is not accepted with %s', async (_, make) => {
    answer = make();
    await expect(providers.find('Google')).rejects.toThrow(unreachable);
    expect(requests).toHaveLength(1);
  });
});
