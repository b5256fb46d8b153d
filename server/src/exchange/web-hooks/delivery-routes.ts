import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { pageQuery } from '../../foundation/http/page-query.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { WebHookServices } from './web-hook-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { webHookDeliveries } from '../../foundation/store/schema/index.ts';
import { bodyOf } from '../../foundation/events/emit-event.ts';
import { loadDeliveries, loadDelivery, loadWebHook } from './load-web-hooks.ts';
import { deliverySchema } from './web-hook-schemas.ts';
import { requireWebHooks } from './write-web-hook.ts';

const defineRoute = routesWith<WebHookServices>();

/** A test is sent by the call that requests it; if that call ends midway, the worker sends it after this many ms. */
const testHeldMs = 60_000;

export const deliveryRoutes: readonly Route<WebHookServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/integrationwebhooks/{id}/test',
    source: 'ours',
    summary: 'Send a test to a web hook now, once, and answer with what came of it',
    access: access.administration,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(deliverySchema),
    handler: async ({ services, caller: { organizationId }, params: { id } }) => {
      const { store, clock, webHooks } = services;
      const now = clock();
      const deliveryId = crypto.randomUUID();
      await store.asOrganization(organizationId, async (transaction) => {
        await requireWebHooks(transaction);
        const { name } = await loadWebHook(transaction, id, now);
        await transaction.insert(webHookDeliveries).values({
          organizationId,
          id: deliveryId,
          webHookId: id,
          event: 'test',
          body: bodyOf('test', { message: `This is a test of the web hook ${name}.` }, now),
          status: 'waiting',
          createdAt: now,
          nextAttemptAt: new Date(now.getTime() + testHeldMs),
        });
      });
      await webHooks.deliverNow({ organizationId, id: deliveryId });
      return store.asOrganization(organizationId, async (transaction) => ({
        data: await loadDelivery(transaction, id, deliveryId),
      }));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/integrationwebhooks/{id}/deliveries',
    source: 'ours',
    summary: 'What a web hook was told in the last month, newest first, with every try',
    access: access.administration,
    request: { params: z.object({ id: idParameter }), query: z.object(pageQuery) },
    response: dataOf(z.strictObject({ data: z.array(deliverySchema), total: z.int() })),
    handler: ({ services, caller, params: { id }, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await loadWebHook(transaction, id, services.clock());
        return { data: await loadDeliveries(transaction, { webHookId: id, ...query }) };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/integrationwebhooks/{id}/deliveries/{deliveryId}/retry',
    source: 'ours',
    summary: 'Send a delivery once more now, under the same webhook-id',
    access: access.administration,
    request: { params: z.object({ id: idParameter, deliveryId: z.uuid() }) },
    response: dataOf(deliverySchema),
    handler: async ({ services, caller: { organizationId }, params: { id, deliveryId } }) => {
      await services.store.asOrganization(organizationId, async (transaction) => {
        await requireWebHooks(transaction);
        const found = await transaction.$count(
          webHookDeliveries,
          and(eq(webHookDeliveries.webHookId, id), eq(webHookDeliveries.id, deliveryId)),
        );
        if (found === 0) throw notFound('delivery', deliveryId);
      });
      await services.webHooks.deliverNow({ organizationId, id: deliveryId });
      return services.store.asOrganization(organizationId, async (transaction) => ({
        data: await loadDelivery(transaction, id, deliveryId),
      }));
    },
  }),
];
