import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import {
  changedClientSchema,
  clientSchema,
  clientWithSecretSchema,
  newClientSchema,
  overlapSchema,
} from './client-schemas.ts';
import { loadClient, loadClients } from './load-clients.ts';
import { addClient, changeClient, deleteClient, renewSecret } from './write-client.ts';

const params = z.object({ id: idParameter });

/** Creates a secret and answers with it and its client. */
const writingSecret = (
  input: WriteInput,
  write: (
    transaction: Transaction,
    writer: Writer,
  ) => Promise<{ readonly id: number; readonly secret: string }>,
) =>
  writing(input, async (transaction, writer) => {
    const { id, secret } = await write(transaction, writer);
    return { data: { ...(await loadClient(transaction, id, input.services.clock())), secret } };
  });

export const clientRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/integrationclients',
    source: 'ours',
    summary: 'The outside programs that may call, and how each of them stands',
    access: access.administration,
    response: listOf(clientSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadClients(transaction, services.clock()),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/integrationclients',
    source: 'ours',
    summary: 'Add an integration client; the answer alone tells its secret',
    access: access.administration,
    request: { body: newClientSchema },
    response: dataOf(clientWithSecretSchema),
    handler: ({ body, ...input }) =>
      writingSecret(input, (transaction, writer) => addClient(transaction, writer, body)),
  }),
  defineRoute({
    method: 'get',
    path: '/api/integrationclients/{id}',
    source: 'ours',
    summary: 'One integration client',
    access: access.administration,
    request: { params },
    response: dataOf(clientSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadClient(transaction, id, services.clock()),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/integrationclients/{id}',
    source: 'ours',
    summary:
      'Change, disable or enable an integration client; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params, body: changedClientSchema },
    response: dataOf(clientSchema),
    handler: ({ body, params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeClient(transaction, writer, id, body);
        return { data: await loadClient(transaction, id, input.services.clock()) };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/integrationclients/{id}/secret',
    source: 'ours',
    summary: 'Give an integration client another secret; the old one works on for the overlap',
    access: access.administration,
    request: { params, body: overlapSchema },
    response: dataOf(clientWithSecretSchema),
    handler: ({ body, params: { id }, ...input }) =>
      writingSecret(input, async (transaction, writer) => ({
        id,
        secret: await renewSecret(transaction, writer, id, body.overlapHours),
      })),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/integrationclients/{id}',
    source: 'ours',
    summary: 'Delete an integration client: it is out at once, and its name stays beside what it did',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: ({ params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteClient(transaction, writer, id);
        return {};
      }),
  }),
];
