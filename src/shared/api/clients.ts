import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { runtimeConfig, takeStartedRead, type RuntimeConfig } from '../config';
import { canRefresh, endSession, isLoggedIn, useTokenStore } from '../auth';
import { refreshOnce } from './refresh-session';

const UNAUTHORIZED = 401;

type ServiceUrl = 'apiUrl' | 'authUrl' | 'importUrl' | 'printUrl';

/** Sets the base address at each call, because it is known only after config.json was read. */
const addressedTo = (service: ServiceUrl) => (options: Options) => {
  const base: RuntimeConfig[ServiceUrl] = runtimeConfig()[service];
  if (base !== '') options.prefix = base;
};

/** Sets the Authorization header; an expired or missing token sends none (specification 8). */
function setBearer({ request }: { request: Request }): void {
  const session = useTokenStore.getState();
  if (isLoggedIn(session)) request.headers.set('Authorization', `Bearer ${session.token}`);
  else request.headers.delete('Authorization');
}

/**
 * Returns the token that the server refused: the one that was sent, not one that another tab may have stored since. A
 * request without a token was sent after that token had expired.
 */
function refusedTokenOf(request: Request): string {
  const sent = request.headers.get('Authorization')?.replace(/^Bearer /, '');
  const session = useTokenStore.getState();
  return sent ?? (isLoggedIn(session) ? '' : session.token);
}

/** Returns the address of a request below the product API: "api/articles?take=30". */
function belowProductApi(request: Request): string {
  const { apiUrl } = runtimeConfig();
  const base = apiUrl === '' ? new URL('.', document.baseURI).href : `${apiUrl}/`;
  return request.url.slice(base.length);
}

/**
 * Sends a request to the product API, unless index.html has already sent the same read: then that answer is taken. A
 * read that failed there is repeated like any other, because its promise rejects here.
 */
async function sendOrTakeStarted(request: Request): Promise<Response> {
  const session = useTokenStore.getState();
  const started =
    request.method === 'GET' ? takeStartedRead(belowProductApi(request), session.token) : undefined;
  return started ?? fetch(request);
}

/** Mark, in the options of a client and of those derived from it, that its token is renewed. */
const RENEWED = { isTokenRenewed: true } as const;

/**
 * Sends a request; a 401 is answered with one token refresh and one repeat of the call (specification 4 and 8). This is no
 * hook or retry of the client's, which would copy each request and each answer for it.
 */
export async function send(client: KyInstance, path: string, options: Options): Promise<Response> {
  try {
    return await client(path, options);
  } catch (error) {
    const isRefused = error instanceof HTTPError && error.response.status === UNAUTHORIZED;
    const isRenewed = isRefused && error.options.context['isTokenRenewed'] === true;
    if (!isRenewed || !canRefresh(useTokenStore.getState())) throw error;
    await refreshOnce(refusedTokenOf(error.request));
    return client(path, options);
  }
}

const refreshingClient = (service: ServiceUrl, options: Options = {}): KyInstance =>
  ky.create({
    // The query cache retries reads; writes are never retried.
    retry: 0,
    context: RENEWED,
    hooks: { init: [addressedTo(service)], beforeRequest: [setBearer] },
    ...options,
  });

/** Client of the product API. */
export const productApi = refreshingClient('apiUrl', {
  fetch: async (input, init) => sendOrTakeStarted(new Request(input, init)),
});
/** Client of the import service. */
export const importApi = refreshingClient('importUrl');
/** Client of the print service (quick print). */
export const printApi = refreshingClient('printUrl');
/** Client of the authentication service for calls about the account of whoever is signed in. */
export const accountApi = refreshingClient('authUrl');
/** Client of the authentication service. A 401 does not cause a refresh here; it ends an existing session. */
export const authApi = ky.create({
  retry: 0,
  hooks: {
    init: [addressedTo('authUrl')],
    beforeRequest: [setBearer],
    afterResponse: [
      ({ response }) => {
        if (response.status === UNAUTHORIZED && useTokenStore.getState().token !== '')
          endSession({ endedBy: 'server' });
      },
    ],
  },
});
