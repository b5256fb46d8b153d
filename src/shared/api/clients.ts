import ky, { type KyInstance, type Options } from 'ky';
import { runtimeConfig, type RuntimeConfig } from '../config';
import { canRefresh, endSession, isLoggedIn, useTokenStore } from '../auth';
import { refreshOnce } from './refresh-session';

type ServiceUrl = 'apiUrl' | 'authUrl' | 'importUrl' | 'printUrl';

/** The base address is asked for at each call: it is known only after config.json was read. */
const addressedTo = (service: ServiceUrl) => (options: Options) => {
  const base: RuntimeConfig[ServiceUrl] = runtimeConfig()[service];
  if (base !== '') options.prefix = base;
};

/** Expired or missing token: no Authorization header (specification 8). */
function setBearer({ request }: { request: Request }): void {
  const session = useTokenStore.getState();
  if (isLoggedIn(session)) request.headers.set('Authorization', `Bearer ${session.token}`);
  else request.headers.delete('Authorization');
}

/**
 * The token the server said no to: the one that was sent, not the one another tab may have brought since. A call that
 * went without one found it run out.
 */
function refusedTokenOf(request: Request): string {
  const sent = request.headers.get('Authorization')?.replace(/^Bearer /, '');
  const session = useTokenStore.getState();
  return sent ?? (isLoggedIn(session) ? '' : session.token);
}

/** A client whose 401 leads to one token refresh and one repeat of the call (specification 4 and 8). */
function refreshingClient(service: ServiceUrl): KyInstance {
  return ky.create({
    // Reads are repeated by the query cache, writes never; 1 leaves room for the repeat after a refresh.
    retry: { limit: 1, methods: [], statusCodes: [] },
    hooks: {
      init: [addressedTo(service)],
      beforeRequest: [setBearer],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.status !== 401 || retryCount > 0 || !canRefresh(useTokenStore.getState()))
            return undefined;
          const fresh = await refreshOnce(refusedTokenOf(request));
          const repeat = new Request(request);
          repeat.headers.set('Authorization', `Bearer ${fresh}`);
          return ky.retry({ request: repeat, delay: 0, code: 'TOKEN_REFRESHED' });
        },
      ],
    },
  });
}

/** The product API. */
export const productApi = refreshingClient('apiUrl');
/** The import service. */
export const importApi = refreshingClient('importUrl');
/** The print service (quick print). */
export const printApi = refreshingClient('printUrl');
/** The authentication service: a 401 here is an answer, not a reason to refresh; whoever was signed in no longer is. */
export const authApi = ky.create({
  retry: 0,
  hooks: {
    init: [addressedTo('authUrl')],
    beforeRequest: [setBearer],
    afterResponse: [
      ({ response }) => {
        if (response.status === 401 && useTokenStore.getState().token !== '')
          endSession({ endedBy: 'server' });
      },
    ],
  },
});
