import { importLimits } from 'label-core/import';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { contentDisposition } from '../../foundation/http/content-disposition.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { pageQuery } from '../../foundation/http/page-query.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ImportServices } from './import-services.ts';
import { idParameter, idSchema } from '../../foundation/values/text-limits.ts';
import { exportRejected } from './export-rejected.ts';
import { importSchema, uploadSchema } from './import-schemas.ts';
import { listImports, loadImport } from './load-imports.ts';
import { requireImports } from './require-imports.ts';
import { readUpload, storeUpload } from './store-upload.ts';
import { undoImport } from './undo-import.ts';

const defineRoute = routesWith<ImportServices>();

/** Bytes a form adds around its file: the options of two hundred columns. */
const formBytes = 3_000_000;

const params = z.object({ id: idParameter });

export const importRoutes: readonly Route<ImportServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/import/upload',
    source: 'specification',
    summary:
      'Keep a CSV file to be imported, and answer before it is; the same upload under one idempotency key is imported once',
    access: access.imports,
    bodyType: 'form',
    maxBodyBytes: importLimits.bytes + formBytes,
    request: { body: uploadSchema },
    response: z.strictObject({ entityId: idSchema }),
    handler: async ({ body, ...input }) => {
      const upload = await readUpload(body, input.facts.idempotencyKey);
      const entityId = await writing(input, (transaction, writer) =>
        storeUpload(transaction, writer, upload),
      );
      input.services.imports.wake();
      return { entityId };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/import/importHistory',
    source: 'specification',
    summary: 'What was imported, by whom and how it went, newest first',
    access: access.imports,
    request: { query: z.object({ ...pageQuery, take: pageQuery.take.default(50) }) },
    response: listOf(importSchema).extend({ total: z.int() }),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requireImports(transaction);
        return listImports(transaction, query);
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/import/{id}',
    source: 'ours',
    summary: 'One import, and how far it is',
    access: access.imports,
    request: { params },
    response: dataOf(importSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requireImports(transaction);
        const found = await loadImport(transaction, id);
        if (!found) throw notFound('import', id);
        return { data: found };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/import/{id}/rejected',
    source: 'ours',
    summary: 'The rows that were not imported, each with its line and reason, as CSV',
    access: access.imports,
    request: { params },
    response: { file: 'text/csv' },
    handler: async ({ services, caller, params: { id } }) => {
      const { name, records } = await exportRejected(services, caller, id);
      return new Response(records, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': contentDisposition('attachment', name),
          'Cache-Control': 'no-store',
        },
      });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/import/{id}',
    source: 'specification',
    summary: 'Undo an import: delete what it created while nothing was made of it; cancel one that waits',
    access: access.imports,
    request: { params },
    response: emptySchema,
    handler: ({ params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await undoImport(transaction, writer, id);
        return {};
      }),
  }),
];
