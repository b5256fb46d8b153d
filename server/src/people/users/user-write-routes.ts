import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { loadUsers, requireAccount, toUser } from './load-users.ts';
import { changedUserSchema, someUsersSchema, userSchema } from './user-schemas.ts';
import { changeUser, deleteUser, disableUsers, enableUsers } from './write-user.ts';

const userId = z.object({ id: idParameter });

/** Calls for the people of an organisation, for administrators. */
export const userWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users',
    source: 'specification',
    summary: 'The people of the organisation, disabled ones too',
    access: access.administration,
    response: listOf(userSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadUsers(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/users/{id}',
    source: 'ours',
    summary: 'One person of the organisation',
    access: access.administration,
    request: { params: userId },
    response: dataOf(userSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: toUser(await requireAccount(transaction, params.id)),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/users',
    source: 'specification',
    summary: 'Change a person’s name, roles, permissions and groups; refused when changed since its revision',
    access: access.administration,
    request: { body: changedUserSchema },
    response: dataOf(userSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeUser(transaction, writer, body);
        return { data: toUser(await requireAccount(transaction, body.userId)) };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/disable',
    source: 'specification',
    summary: 'Disable people, all or nobody: their sessions end at once',
    access: access.administration,
    request: { body: someUsersSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await disableUsers(transaction, writer, body);
        return {};
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/enable',
    source: 'specification',
    summary: 'Enable people, all or nobody, where the subscription has room',
    access: access.administration,
    request: { body: someUsersSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await enableUsers(transaction, writer, body);
        return {};
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/{id}',
    source: 'specification',
    summary: 'Delete a person: their sessions end at once, what they did keeps their name',
    access: access.administration,
    request: { params: userId },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteUser(transaction, writer, params.id);
        return {};
      }),
  }),
];
