import { createMiddleware } from 'hono/factory';
import type { Services } from './services.ts';
import { shortenAddress } from '../values/shorten-address.ts';
import type { ServerEnvironment } from './request-facts.ts';

/** What proxies ask twice a second: lines of it would hide the others. Answers that are no success have lines. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready']);

/**
 * Middleware that gives each request an id and one log line: with the route's pattern, not the address, because
 * addresses can contain tokens; of the client's address only the network, as in the audit.
 */
export const requestLog = ({ logger, meter }: Pick<Services, 'logger' | 'meter'>) =>
  createMiddleware<ServerEnvironment>(async (context, next) => {
    const requestId = context.env?.requestId ?? crypto.randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    const ended = meter.request();
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const { method } = context.req;
    const route = context.get('route') ?? 'none';
    const { status } = context.res;
    const durationMs = performance.now() - startedAt;
    ended({ method, route, status, seconds: durationMs / 1000 });
    if (status === 200 && PROBES.has(route)) return;
    logger.info('request', {
      requestId,
      method,
      route,
      status,
      durationMs: Math.round(durationMs),
      client: shortenAddress(context.env?.clientAddress ?? ''),
      organizationId: context.get('organizationId'),
      userId: context.get('userId'),
    });
  });
