import { asc, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { countByGroup } from './group-counts.ts';
import { groupCountsSchema, groupPersonSchema, groupSchema } from './group-schemas.ts';
import { loadGroups, requireGroup, toGroup } from './load-groups.ts';
import { visibleGroups } from './visible-groups.ts';

export const groupRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/groups',
    source: 'specification',
    summary: 'The caller’s groups with those below; all of them for administrators and managers',
    access: access.signedIn,
    response: listOf(groupSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const visible = await visibleGroups(transaction, caller);
        return { data: (await loadGroups(transaction)).filter(({ id }) => visible.has(id)) };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/groups/getallgroups',
    source: 'specification',
    summary: 'All groups of the organisation',
    access: access.groupLists,
    response: listOf(groupSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadGroups(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/groups/counts',
    source: 'ours',
    summary: 'How many members, printers, articles and orders belong to each group',
    access: access.groups,
    response: listOf(groupCountsSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await countByGroup(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/groups/people',
    source: 'ours',
    summary: 'Who can be a member of a group, and of which ones they are',
    access: access.groups,
    response: listOf(groupPersonSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await transaction
          .select({
            userId: accounts.id,
            firstname: accounts.firstName,
            lastname: accounts.lastName,
            email: accounts.email,
            isEnabled: accounts.isEnabled,
            groups: accounts.groupIds,
          })
          .from(accounts)
          .where(isNull(accounts.deletedAt))
          .orderBy(asc(accounts.id)),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/groups/{groupId}',
    source: 'ours',
    summary: 'One group',
    access: access.groups,
    request: { params: z.object({ groupId: idParameter }) },
    response: dataOf(groupSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: toGroup(await requireGroup(transaction, params.groupId)),
      })),
  }),
];
