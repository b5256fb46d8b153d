import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { changedConfigurationSchema, configurationSchema, newConfigurationSchema } from './import-schemas.ts';
import { requireImports } from './require-imports.ts';
import {
  addConfiguration,
  changeConfiguration,
  deleteConfiguration,
  loadConfigurations,
} from './write-configuration.ts';

const params = z.object({ id: idParameter });

export const configurationRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/import/importConfiguration',
    source: 'specification',
    summary: 'How files that come again and again are read, by name',
    access: access.importConfigurationLists,
    response: listOf(configurationSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requireImports(transaction);
        return { data: await loadConfigurations(transaction) };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/import/importConfiguration',
    source: 'ours',
    summary: 'Keep how files of one kind are read, under a name of its own',
    access: access.administration,
    request: { body: newConfigurationSchema },
    response: dataOf(configurationSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => ({
        data: await addConfiguration(transaction, writer, body),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/import/importConfiguration/{id}',
    source: 'ours',
    summary: 'Change a configuration; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params, body: changedConfigurationSchema },
    response: dataOf(configurationSchema),
    handler: ({ params: { id }, body, ...input }) =>
      writing(input, async (transaction, writer) => ({
        data: await changeConfiguration(transaction, writer, { ...body, id }),
      })),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/import/importConfiguration/{id}',
    source: 'ours',
    summary: 'Delete a configuration; what was imported with it stays',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: ({ params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteConfiguration(transaction, writer, id);
        return {};
      }),
  }),
];
