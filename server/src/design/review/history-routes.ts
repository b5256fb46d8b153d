import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { contentDisposition } from '../../foundation/http/content-disposition.ts';
import { listOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { historyAsCsv, historyAsJson, withMeaning } from '../history/export-history.ts';
import { loadHistory } from '../history/load-history.ts';
import { labelParams } from './review-schemas.ts';
import { historyEntrySchema } from './version-schemas.ts';

async function requireHistory(transaction: Transaction, labelId: number) {
  const [label] = await transaction.select({ name: labels.name }).from(labels).where(eq(labels.id, labelId));
  if (!label) throw notFound('label', labelId);
  return { name: label.name, entries: await loadHistory(transaction, labelId) };
}

/** Calls that read the history of a label, in which each entry is chained to the previous one. */
export const historyRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/labels/{labelId}/history',
    source: 'ours',
    summary: 'Every step of a label’s versions, oldest first: who, when, why, and which template and file',
    access: access.quality,
    request: { params: labelParams },
    response: listOf(historyEntrySchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { entries } = await requireHistory(transaction, params.labelId);
        return {
          data: entries.map((entry) => {
            const { organizationId: _, labelId: __, ...shown } = withMeaning(entry);
            return { ...shown, seenRegions: [...shown.seenRegions] };
          }),
        };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/labels/{labelId}/history/export',
    source: 'ours',
    summary: 'The history of a label as a file, with the chain that shows a change',
    access: access.quality,
    request: {
      params: labelParams,
      query: z.object({ format: z.enum(['csv', 'json']).default('json') }),
    },
    response: { file: 'text/csv' },
    handler: ({ services, caller, params, query: { format } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { name, entries } = await requireHistory(transaction, params.labelId);
        const isCsv = format === 'csv';
        return new Response(isCsv ? historyAsCsv(entries) : historyAsJson(name, entries), {
          headers: {
            'Content-Type': isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
            'Content-Disposition': contentDisposition('attachment', `${name} - history.${format}`),
            'Cache-Control': 'no-store',
          },
        });
      }),
  }),
];
