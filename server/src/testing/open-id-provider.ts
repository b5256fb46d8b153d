import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

export const clientId = 'platen-client';
export const clientSecret = 'platen-client-secret-of-some-length';
export const redirectUri = 'https://platen.test/silent-login.html';

interface OpenIdAnswer {
  readonly code: string;
  readonly idToken: string;
  readonly state: string;
}

export interface TestProvider {
  readonly issuer: string;
  /** Private key of the provider: with it, tests can forge every part except the one they check. */
  readonly signingKey: CryptoKey;
  readonly publicKey: JWK;
  /** Goes through the provider's own pages like a browser, and returns the fragment of the last redirect. */
  readonly authorize: (request: {
    readonly account: string;
    readonly state: string;
    readonly nonce: string;
    /** One of the return addresses the provider knows; the first of them when omitted. */
    readonly returnTo?: string;
  }) => Promise<OpenIdAnswer>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real OpenID provider on loopback. The name of an account is its subject; one that begins with `unverified`
 * has an unconfirmed address. It redirects to `redirectUri` and to the given addresses.
 */
export async function startTestProvider(returnAddresses: readonly string[] = []): Promise<TestProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['only for tests'] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri, ...returnAddresses],
        // Only this type may be redirected to a loopback address without TLS.
        application_type: 'native',
        response_types: ['code id_token'],
        grant_types: ['authorization_code', 'implicit'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id.replace('unverified-', ''),
        email_verified: !id.startsWith('unverified'),
        given_name: 'Åsa',
        family_name: 'Öberg',
      }),
    }),
  });
  const callback = provider.callback();
  http.on('request', (request, response) => void callback(request, response));

  return {
    issuer,
    signingKey: privateKey,
    publicKey: await exportJWK(publicKey),
    authorize: async ({ account, state, nonce, returnTo = redirectUri }) => {
      const query = new URLSearchParams({
        response_type: 'code id_token',
        scope: 'openid profile email',
        client_id: clientId,
        state,
        nonce,
        redirect_uri: returnTo,
      });
      const end = await browse(`${issuer}/auth?${query.toString()}`, account, returnTo);
      const answer = new URLSearchParams(new URL(end).hash.slice(1));
      return {
        code: answer.get('code') ?? '',
        idToken: answer.get('id_token') ?? '',
        state: answer.get('state') ?? '',
      };
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** Follows redirects with cookies, signs in and consents if asked, until it is redirected to the app. */
async function browse(start: string, account: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(returnTo)) return location;
    const page = await response.text();
    if (location === null) {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (prompt === undefined) throw new Error(`The provider showed something else: ${page.slice(0, 2000)}`);
      form = new URLSearchParams({
        prompt,
        ...(prompt === 'login' ? { login: account, password: 'x' } : {}),
      });
    } else {
      form = undefined;
      address = new URL(location, address).href;
    }
  }
  throw new Error('The provider never sent back.');
}
