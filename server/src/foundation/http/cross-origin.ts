import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

/**
 * Returns the CORS middleware. Pages of the listed origins may call; others get no CORS header at all, so their browser
 * withholds the response from them. Tokens are sent in a header, never in a cookie, so credentials stay off.
 */
export function crossOrigin(appOrigins: readonly string[]) {
  const allow = cors({
    origin: (origin) => (appOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
  });
  // Where there is nothing to allow, no answer is made to put headers on, which would be copied into the true one: a
  // tenth of the work for a usual call.
  return createMiddleware((context, next) =>
    context.req.method === 'OPTIONS' || appOrigins.includes(context.req.header('Origin') ?? '')
      ? allow(context, next)
      : next(),
  );
}
