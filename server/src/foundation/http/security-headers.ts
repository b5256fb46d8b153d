import { createMiddleware } from 'hono/factory';

/**
 * Headers of every response of the services: nothing is cached, sniffed, framed or run. Our HTML pages set their own
 * policy.
 */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Returns the header by which a server reached over https tells browsers to use only https, for a year. */
export const strictTransport = (publicUrl: string | undefined): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') === true ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

export const securityHeaders = (publicUrl: string | undefined) =>
  createMiddleware(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...headers, ...strictTransport(publicUrl) })) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
