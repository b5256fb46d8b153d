import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { overlapSchema } from '../../people/clients/client-schemas.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { WebHookServices } from './web-hook-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { pinAddress, readHookUrl, RefusedAddress } from './hook-address.ts';
import { loadWebHook, loadWebHooks } from './load-web-hooks.ts';
import {
  changedWebHookSchema,
  newWebHookSchema,
  webHookSchema,
  webHookWithSecretSchema,
} from './web-hook-schemas.ts';
import { addWebHook, changeWebHook, deleteWebHook, renewHookSecret } from './write-web-hook.ts';

const defineRoute = routesWith<WebHookServices>();

const params = z.object({ id: idParameter });

/**
 * Resolves the address before it is saved, and requires it to be outside; runs outside any transaction.
 * @throws HttpError 422
 */
async function requireOutside({ webHooks }: WebHookServices, url: string): Promise<void> {
  try {
    await pinAddress(readHookUrl(url, webHooks.rules), webHooks.rules);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    refuse([{ path: 'url', ...error.sentence }]);
  }
}

export const webHookRoutes: readonly Route<WebHookServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/integrationwebhooks',
    source: 'ours',
    summary: 'The web hooks, what they are told of, and what they were told last',
    access: access.administration,
    response: listOf(webHookSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadWebHooks(transaction, services.clock()),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/integrationwebhooks',
    source: 'ours',
    summary: 'Add a web hook; the answer alone tells its secret (Standard Webhooks)',
    access: access.administration,
    request: { body: newWebHookSchema },
    response: dataOf(webHookWithSecretSchema),
    handler: async ({ body, ...input }) => {
      await requireOutside(input.services, body.url);
      const { keys, clock } = input.services;
      return writing(input, async (transaction, writer) => {
        const { id, secret } = await addWebHook(transaction, writer, keys, body);
        return { data: { ...(await loadWebHook(transaction, id, clock())), secret } };
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/integrationwebhooks/{id}',
    source: 'ours',
    summary: 'One web hook',
    access: access.administration,
    request: { params },
    response: dataOf(webHookSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadWebHook(transaction, id, services.clock()),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/integrationwebhooks/{id}',
    source: 'ours',
    summary: 'Change, disable or enable a web hook; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params, body: changedWebHookSchema },
    response: dataOf(webHookSchema),
    handler: async ({ body, params: { id }, ...input }) => {
      await requireOutside(input.services, body.url);
      return writing(input, async (transaction, writer) => {
        await changeWebHook(transaction, writer, id, body);
        return { data: await loadWebHook(transaction, id, input.services.clock()) };
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/integrationwebhooks/{id}/secret',
    source: 'ours',
    summary: 'Give a web hook another secret; both sign for the overlap',
    access: access.administration,
    request: { params, body: overlapSchema },
    response: dataOf(webHookWithSecretSchema),
    handler: ({ body: { overlapHours }, params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        const { keys, clock } = input.services;
        const secret = await renewHookSecret(transaction, writer, keys, { id, overlapHours });
        return { data: { ...(await loadWebHook(transaction, id, clock())), secret } };
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/integrationwebhooks/{id}',
    source: 'ours',
    summary: 'Delete a web hook and its log',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: ({ params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteWebHook(transaction, writer, id);
        return {};
      }),
  }),
];
