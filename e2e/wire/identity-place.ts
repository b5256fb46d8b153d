import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { clientId, clientSecret, startTestProvider, type TestProvider } from 'server/testing';
import { freePort } from './free-port.ts';
import { openPlace, type Place } from './place.ts';

/** A server that is registered with a real OpenID provider on loopback, in the place of the search-engine company. */
export interface IdentityPlace extends Place {
  readonly provider: TestProvider;
  readonly returnTo: string;
  /** An organisation whose founder signs in with this identity. */
  readonly foundWith: (account: string) => Promise<void>;
}

async function openIdentityPlace(): Promise<IdentityPlace> {
  const port = await freePort();
  const returnTo = `http://localhost:${port}/silent-login.html`;
  const provider = await startTestProvider([returnTo]);
  const place = await openPlace({
    PORT: String(port),
    OIDC_GOOGLE_ISSUER: provider.issuer,
    OIDC_GOOGLE_CLIENT_ID: clientId,
    OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  });
  return {
    ...place,
    provider,
    returnTo,
    foundWith: async (account) => {
      const request = { state: `Google;register;${randomUUID()}${randomUUID()}`, nonce: randomUUID() };
      const { code, idToken } = await provider.authorize({ account, ...request, returnTo });
      await place.post('/api/account/loginOidc', {
        ...request,
        provider: 'Google',
        type: 'register',
        code,
        id_token: idToken,
        redirect_uri: returnTo,
        organizationName: `Of ${account}`,
      });
    },
    close: async () => {
      await place.close();
      await provider.close();
    },
  };
}

/** A run at a server with an identity provider; both are opened once for a worker. */
export const test = base.extend<object, { place: IdentityPlace }>({
  place: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const place = await openIdentityPlace();
      await use(place);
      await place.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
