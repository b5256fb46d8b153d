import { cors } from 'hono/cors';

/**
 * Pages of the listed origins may call; others get no permission header at all, so their browser keeps the answer from
 * them. Tokens travel in a header, never in a cookie, so credentials stay off.
 */
export const crossOrigin = (appOrigins: readonly string[]) =>
  cors({
    origin: (origin) => (appOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: 600,
  });
