import type { Context } from 'hono';
import type { RequestFacts } from './route.ts';
import type { HttpConfig } from './services.ts';

/** Facts about a request that the program around `fetch` provides, and values the mount sets for the log. */
export interface ServerEnvironment {
  Bindings: { readonly clientAddress?: string; readonly requestId?: string | undefined } | undefined;
  Variables: { requestId: string; route?: string; organizationId?: number; userId?: number };
}

export const requestFacts = (
  context: Context<ServerEnvironment>,
  { publicUrl }: HttpConfig,
): RequestFacts => ({
  requestId: context.get('requestId'),
  clientAddress: context.env?.clientAddress ?? 'unknown',
  publicUrl: publicUrl ?? new URL(context.req.url).origin,
  calledUrl: calledUrl(new URL(context.req.url), publicUrl),
  authorization: context.req.header('Authorization'),
  idempotencyKey: context.req.header('Idempotency-Key'),
  acceptLanguage: context.req.header('Accept-Language'),
  ifNoneMatch: context.req.header('If-None-Match'),
  signal: context.req.raw.signal,
});

/** Returns the called URL. A proxy in front may hide the scheme that was called, but never the host. */
const calledUrl = ({ host, origin }: URL, publicUrl: string | undefined): string =>
  publicUrl !== undefined && new URL(publicUrl).host === host ? publicUrl : origin;
