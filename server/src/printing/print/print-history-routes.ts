import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { pageQuery } from '../../foundation/http/page-query.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { countPerDay, dayCountSchema } from './history/count-per-day.ts';
import { exportJobs } from './history/export-jobs.ts';
import { historyFilter, timeZone } from './history/history-query.ts';
import { overseesPrints } from './history/history-scope.ts';
import { historyRowSchema, listJobs } from './history/list-jobs.ts';
import { historyJobSchema, loadJob } from './history/load-job.ts';

const zoned = z.object({ ...historyFilter, timeZone });

export const printHistoryRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/printjobs',
    source: 'ours',
    summary: 'Print history, newest first: one’s own, or everybody’s for administrators and managers',
    access: access.signedIn,
    request: { query: z.object({ ...pageQuery, take: pageQuery.take.default(50), ...historyFilter }) },
    response: listOf(historyRowSchema).extend({ total: z.int() }),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, (transaction) =>
        listJobs(transaction, caller, query),
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printjobs/perday',
    source: 'ours',
    summary: 'Labels and jobs by day of an IANA time zone, for the filters of the print history',
    access: access.signedIn,
    request: { query: zoned },
    response: listOf(dayCountSchema),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await countPerDay(transaction, caller, query),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printjobs/people',
    source: 'ours',
    summary: 'Whose prints the caller can ask for',
    access: access.signedIn,
    response: listOf(z.strictObject({ userId: z.int(), name: z.string() })),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const people = await transaction
          .select({ userId: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
          .from(accounts)
          .where(overseesPrints(caller) ? undefined : eq(accounts.id, caller.userId))
          .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id));
        return {
          data: people.map(({ userId, firstName, lastName }) => ({
            userId,
            name: `${firstName} ${lastName}`,
          })),
        };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printjobs/export',
    source: 'ours',
    summary: 'Print history as CSV, a record for each file, for the filters of the print history',
    access: access.signedIn,
    request: { query: zoned },
    response: { file: 'text/csv' },
    handler: async ({ services, caller, query: { timeZone: zone, ...filter } }) => {
      const records = await exportJobs(services, { caller, filter, timeZone: zone });
      const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(services.clock());
      return new Response(records, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="print-history-${today}.csv"`,
          'Cache-Control': 'no-store',
        },
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/printjobs/{id}',
    source: 'ours',
    summary: 'One print job with its files, what was printed on them, and its reprints',
    access: access.signedIn,
    request: { params: z.object({ id: z.uuid() }) },
    response: dataOf(historyJobSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadJob(transaction, caller, params.id, services.clock()),
      })),
  }),
];
