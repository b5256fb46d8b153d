import { createMiddleware } from 'hono/factory';

/** On every answer of the services: nothing is cached, sniffed, framed or run. A page of ours brings its own policy. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A server that is reached over https tells browsers never to try without, for a year. */
export const strictTransport = (publicUrl: string | undefined): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') === true ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

export const securityHeaders = (publicUrl: string | undefined) =>
  createMiddleware(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...headers, ...strictTransport(publicUrl) })) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
