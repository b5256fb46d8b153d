import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { newFileMappingSchema, savedFileMappingSchema } from './file-mapping-schemas.ts';
import { loadFileMappings, saveFileMapping } from './file-mappings.ts';

const params = z.object({ id: idParameter });

/** Calls for the columns of files that a label is printed from. */
export const fileMappingRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/labels/{id}/filemappings',
    source: 'ours',
    summary: 'How columns of files fill the label, for printing from a file; the last used first',
    access: access.printing,
    request: { params },
    response: listOf(savedFileMappingSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadFileMappings(transaction, id),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/labels/{id}/filemappings',
    source: 'ours',
    summary: 'Save how columns of a file fill the label, in place of the mapping for the same headings',
    access: access.printing,
    request: { params, body: newFileMappingSchema },
    response: emptySchema,
    handler: ({ services, caller: { organizationId }, body, params: { id: labelId } }) =>
      services.store.asOrganization(organizationId, async (transaction) => {
        await saveFileMapping(transaction, { ...body, organizationId, labelId, now: services.clock() });
        return {};
      }),
  }),
];
