import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { listOf } from '../http/envelope.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idSchema } from '../http/text-limits.ts';
import { groups } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { visibleGroups } from './visible-groups.ts';

const groupSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  parentGroupId: idSchema.nullable(),
  defaultPrinterId: idSchema.nullable(),
  modified: z.iso.datetime(),
  groupSettings: z.strictObject({
    useLabelsConnectedToArticlesGroup: z.boolean(),
    useLabelsConnectedToOrdersGroup: z.boolean(),
    useLabelsConnectedToUserDefaultGroup: z.boolean(),
    allowOrderImportToThisGroup: z.boolean(),
  }),
});

type Group = z.infer<typeof groupSchema>;

async function loadGroups(transaction: Transaction): Promise<Group[]> {
  const rows = await transaction.select().from(groups).orderBy(asc(groups.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    parentGroupId: row.parentGroupId,
    defaultPrinterId: row.defaultPrinterId,
    modified: row.modifiedAt.toISOString(),
    groupSettings: {
      useLabelsConnectedToArticlesGroup: row.useLabelsConnectedToArticlesGroup,
      useLabelsConnectedToOrdersGroup: row.useLabelsConnectedToOrdersGroup,
      useLabelsConnectedToUserDefaultGroup: row.useLabelsConnectedToUserDefaultGroup,
      allowOrderImportToThisGroup: row.allowOrderImportToThisGroup,
    },
  }));
}

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
];
