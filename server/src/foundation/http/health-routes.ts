import { z } from 'zod';
import { access } from '../access/access-table.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';
import { defineRoute, type Route } from './route.ts';

export const healthRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/health',
    source: 'ours',
    summary: 'Whether the server and its store answer',
    access: access.public,
    response: z.strictObject({
      status: z.literal('Healthy'),
      service: z.literal('platen'),
      store: z.string(),
    }),
    handler: async ({ services: { store } }) => {
      await store.ping().catch((error: unknown) => {
        // A full disk needs a person's action, so the reason is reported.
        if (error instanceof StoreUnavailable && error.isFull) throw error;
        throw new HttpError(503, sentences.server.storeSilent);
      });
      return { status: 'Healthy' as const, service: 'platen' as const, store: store.kind };
    },
  }),
];
