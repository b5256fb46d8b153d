import { z } from 'zod';
import { access } from '../access/access-table.ts';
import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';
import { defineRoute, type Route } from './route.ts';

/**
 * Two questions about this server alone. Neither asks the store: when the database is away, all servers would be ended
 * or left out at the same time, and nobody would be told to try again.
 */
export const healthRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/health',
    source: 'ours',
    summary: 'Liveness: this process answers. Whether its store does is told by /status',
    access: access.public,
    isAlwaysAnswered: true,
    response: z.strictObject({
      status: z.literal('Healthy'),
      service: z.literal('platen'),
      store: z.string(),
    }),
    handler: async ({ services: { store } }) => ({
      status: 'Healthy' as const,
      service: 'platen' as const,
      store: store.kind,
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/ready',
    source: 'ours',
    summary: 'Readiness: this server has started and was not told to stop. For proxies, once a second',
    access: access.public,
    isAlwaysAnswered: true,
    response: z.strictObject({ status: z.literal('Ready') }),
    handler: async ({ services: { readiness } }) => {
      if (readiness.isDraining()) throw new HttpError(503, sentences.server.notReady);
      return { status: 'Ready' as const };
    },
  }),
];
