import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import {
  changedGroupSchema,
  changedSettingsSchema,
  groupSchema,
  newGroupSchema,
  type Group,
} from './group-schemas.ts';
import { requireGroup, toGroup } from './load-groups.ts';
import { addGroup, changeGroup, changeSettings, deleteGroup } from './write-group.ts';

/** Runs a write and answers with the group as it is afterwards. */
const writingGroup = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<number>,
): Promise<{ data: Group }> =>
  writing(input, async (transaction, writer) => {
    const groupId = await write(transaction, writer);
    return { data: toGroup(await requireGroup(transaction, groupId)) };
  });

const groupId = z.object({ groupId: idParameter });

export const groupWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/groups',
    source: 'specification',
    summary: 'Add a group on one of the two levels below the first',
    access: access.groups,
    request: { body: newGroupSchema },
    response: dataOf(groupSchema),
    handler: ({ body, ...input }) =>
      writingGroup(input, (transaction, writer) => addGroup(transaction, writer, body)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/groups/{groupId}/groupSettings',
    source: 'specification',
    summary: 'Change what a group’s four settings say; refused when it was changed since its revision',
    access: access.groups,
    request: { params: groupId, body: changedSettingsSchema },
    response: dataOf(groupSchema),
    handler: ({ params, body, ...input }) =>
      writingGroup(input, async (transaction, writer) => {
        await changeSettings(transaction, writer, params.groupId, body);
        return params.groupId;
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/groups/{groupId}/updateGroup',
    source: 'specification',
    summary:
      'Change name, place, default printer, printers and members; refused when changed since its revision',
    access: access.groups,
    request: { params: groupId, body: changedGroupSchema },
    response: dataOf(groupSchema),
    handler: ({ params, body, ...input }) =>
      writingGroup(input, async (transaction, writer) => {
        await changeGroup(transaction, writer, params.groupId, body);
        return params.groupId;
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/groups/{groupId}',
    source: 'ours',
    summary: 'Delete a group; refused while groups, articles or orders lie in it',
    access: access.groups,
    request: { params: groupId },
    response: emptySchema,
    handler: ({ services, caller, facts, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { clientAddress } = facts;
        await deleteGroup(transaction, { services, caller, clientAddress }, params.groupId);
        return {};
      }),
  }),
];
