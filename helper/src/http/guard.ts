import { createMiddleware } from 'hono/factory';
import type { Sentence } from 'label-core/sentence';
import { HelperError } from '../helper-error.ts';
import type { OriginList } from '../origins/origin-list.ts';
import { mayCall } from './access.ts';
import { callerOf, type Caller } from './caller.ts';
import { isOwnHost } from './host-check.ts';
import { sentences } from '../sentences/index.ts';

export interface HelperEnv {
  readonly Variables: {
    caller: Caller;
    /** Request by which the file was printed, in calls that print one. */
    requestId: string | undefined;
  };
}

const preflightSeconds = '600';

/**
 * Creates the middleware that checks every request. The order matters: the addressee (Host), the sender (Origin), what
 * the sender may see (CORS headers), what the sender may do. A stranger gets no CORS header at all, and `*` is never
 * used.
 */
export function guard(port: number, origins: OriginList) {
  return createMiddleware<HelperEnv>(async (c, next) => {
    const host = c.req.header('host');
    if (host === undefined || !isOwnHost(host, port)) {
      throw new HelperError(421, sentences.helper.onlyLocalhost);
    }
    const caller = callerOf(
      {
        host,
        origin: c.req.header('origin'),
        fetchSite: c.req.header('sec-fetch-site'),
        fetchMode: c.req.header('sec-fetch-mode'),
        fetchDest: c.req.header('sec-fetch-dest'),
      },
      origins,
    );
    c.set('caller', caller);
    c.header('Vary', 'Origin');
    c.header('X-Content-Type-Options', 'nosniff');
    // Not `no-referrer`, because with it browsers send our own forms with the Origin `null`.
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    if (caller.kind === 'app') {
      c.header('Access-Control-Allow-Origin', caller.origin);
    }
    if (c.req.method === 'OPTIONS') {
      return answerPreflight(caller);
    }
    if (!mayCall(caller, c.req.method, c.req.path)) {
      throw new HelperError(403, refusalFor(caller, host));
    }
    return next();
  });
}

function answerPreflight(caller: Caller): Response {
  if (caller.kind !== 'app') {
    return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
  }
  return new Response(null, {
    status: 204,
    headers: {
      Vary: 'Origin',
      'Access-Control-Allow-Origin': caller.origin,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'content-type',
      // Requested only by Chrome before 130; harmless for all other browsers.
      'Access-Control-Allow-Private-Network': 'true',
      'Access-Control-Max-Age': preflightSeconds,
    },
  });
}

function refusalFor(caller: Caller, host: string): Sentence {
  if (caller.kind !== 'stranger' || caller.origin === null) {
    return sentences.helper.pageRefused;
  }
  const page = `http://${host}/pair?origin=${encodeURIComponent(caller.origin)}`;
  return sentences.helper.originRefused({ origin: caller.origin, page });
}
