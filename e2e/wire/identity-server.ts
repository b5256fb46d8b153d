import { randomUUID } from 'node:crypto';
import { clientId, clientSecret, startTestProvider, type TestProvider } from 'server/testing';
import { freePort } from './free-port.ts';
import { openEmptyServer, type EmptyServer } from './empty-server.ts';

/** Server that is registered with a real OpenID provider on loopback, in place of the search-engine company. */
export interface IdentityServer extends EmptyServer {
  readonly provider: TestProvider;
  readonly returnTo: string;
  /** Registers an organisation whose founder signs in with this identity. */
  readonly foundWith: (account: string) => Promise<void>;
}

export async function openIdentityServer(): Promise<IdentityServer> {
  const port = await freePort();
  const returnTo = `http://localhost:${port}/silent-login.html`;
  const provider = await startTestProvider([returnTo]);
  const identityServer = await openEmptyServer({
    PORT: String(port),
    OIDC_GOOGLE_ISSUER: provider.issuer,
    OIDC_GOOGLE_CLIENT_ID: clientId,
    OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  });
  return {
    ...identityServer,
    provider,
    returnTo,
    foundWith: async (account) => {
      const request = { state: `Google;register;${randomUUID()}${randomUUID()}`, nonce: randomUUID() };
      const { code, idToken } = await provider.authorize({ account, ...request, returnTo });
      await identityServer.post('/api/account/loginOidc', {
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
      await identityServer.close();
      await provider.close();
    },
  };
}
