import { createMiddleware } from 'hono/factory';
import type { Services } from './services.ts';
import type { ServerEnvironment } from './request-facts.ts';

/**
 * Middleware that gives each request an id and one log line: with the route's pattern, not the address, because
 * addresses can contain tokens.
 */
export const requestLog = ({ logger }: Pick<Services, 'logger'>) =>
  createMiddleware<ServerEnvironment>(async (context, next) => {
    const requestId = crypto.randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    logger.info('request', {
      requestId,
      method: context.req.method,
      route: context.get('route') ?? 'none',
      status: context.res.status,
      durationMs: Math.round(performance.now() - startedAt),
      organizationId: context.get('organizationId'),
      userId: context.get('userId'),
    });
  });
