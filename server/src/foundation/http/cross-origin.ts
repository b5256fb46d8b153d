import { cors } from 'hono/cors';

/**
 * Returns the CORS middleware. Pages of the listed origins may call; others get no CORS header at all, so their browser
 * withholds the response from them. Tokens are sent in a header, never in a cookie, so credentials stay off.
 */
export const crossOrigin = (appOrigins: readonly string[]) =>
  cors({
    origin: (origin) => (appOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
  });
