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
    summary: 'Whether the server and its store answer; what is known of the store is a second old at most',
    access: access.public,
    response: z.strictObject({
      status: z.literal('Healthy'),
      service: z.literal('platen'),
      store: z.string(),
    }),
    handler: async ({ services: { store, storeWatch } }) => {
      const fault = storeWatch.fault();
      // A full disk needs a person's action, so the reason is reported.
      if (fault instanceof StoreUnavailable && fault.isFull) throw fault;
      if (fault !== undefined) throw new HttpError(503, sentences.server.storeSilent);
      return { status: 'Healthy' as const, service: 'platen' as const, store: store.kind };
    },
  }),
];
