import type { Context } from 'hono';
import type { ServerConfig } from '../server-config.ts';
import type { RequestFacts } from './route.ts';

/** What the program around `fetch` can tell about a request, and what the mount notes for the log. */
export interface ServerEnvironment {
  Bindings: { readonly clientAddress?: string } | undefined;
  Variables: { requestId: string; route?: string; organizationId?: number; userId?: number };
}

export const requestFacts = (context: Context<ServerEnvironment>, config: ServerConfig): RequestFacts => ({
  requestId: context.get('requestId'),
  clientAddress: context.env?.clientAddress ?? 'unknown',
  publicUrl: config.publicUrl ?? new URL(context.req.url).origin,
  authorization: context.req.header('Authorization'),
  idempotencyKey: context.req.header('Idempotency-Key'),
  ifNoneMatch: context.req.header('If-None-Match'),
  signal: context.req.raw.signal,
});
