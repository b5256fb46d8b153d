import type { OriginList } from '../origins/origin-list.ts';

/** Sender of a request, determined from headers that a page cannot forge. */
export type Caller =
  /** A page of an allowed app; `origin` may be returned in CORS headers. */
  | { readonly kind: 'app'; readonly origin: string }
  /** A page of this helper, or a program on this computer. */
  | { readonly kind: 'local' }
  /** A person following a link to one of the helper's pages. */
  | { readonly kind: 'visitor' }
  /** A page that may not learn anything. */
  | { readonly kind: 'stranger'; readonly origin: string | null };

export interface CallerHeaders {
  readonly host: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly fetchMode: string | undefined;
  readonly fetchDest: string | undefined;
}

const localSites: ReadonlySet<string | undefined> = new Set([undefined, 'none', 'same-origin']);

/**
 * Determines the caller of a request whose Host was checked before. A request without Origin is not automatically
 * harmless: `no-cors` requests and images have none. Such a request must have been entered by the user (`none`), come
 * from a page of this helper, or from a program that is not a browser.
 */
export function callerOf(headers: CallerHeaders, origins: OriginList): Caller {
  const { origin, fetchSite } = headers;
  if (origin !== undefined) {
    return callerWithOrigin(origin, headers.host, origins);
  }
  if (localSites.has(fetchSite)) {
    return { kind: 'local' };
  }
  const isVisit = headers.fetchMode === 'navigate' && headers.fetchDest === 'document';
  return isVisit ? { kind: 'visitor' } : { kind: 'stranger', origin: null };
}

function callerWithOrigin(origin: string, host: string, origins: OriginList): Caller {
  if (origin === `http://${host}`) {
    return { kind: 'local' };
  }
  return origins.has(origin) ? { kind: 'app', origin } : { kind: 'stranger', origin };
}
