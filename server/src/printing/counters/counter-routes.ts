import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { pageQuery } from '../../foundation/http/page-query.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { loadProductionDay } from '../../people/organizations/label-days.ts';
import {
  changedCounterSchema,
  counterRangeSchema,
  counterSchema,
  newCounterSchema,
} from './counter-schemas.ts';
import { loadCounter, loadCounters, loadRanges } from './load-counters.ts';
import { addCounter, changeCounter, deleteCounter } from './write-counter.ts';

const params = z.object({ id: idParameter });

export const counterRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/counters',
    source: 'ours',
    summary: 'The counters of numbers on labels, each with its next number',
    access: access.signedIn,
    response: listOf(counterSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadCounters(transaction, await loadProductionDay(transaction, services.clock())),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/counters',
    source: 'ours',
    summary: 'Add a counter; how it writes its numbers is never changed',
    access: access.administration,
    request: { body: newCounterSchema },
    response: dataOf(counterSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        const id = await addCounter(transaction, writer, body);
        const day = await loadProductionDay(transaction, input.services.clock());
        return { data: await loadCounter(transaction, id, day) };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/counters/{id}',
    source: 'ours',
    summary: 'One counter',
    access: access.administration,
    request: { params },
    response: dataOf(counterSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadCounter(transaction, id, await loadProductionDay(transaction, services.clock())),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/counters/{id}',
    source: 'ours',
    summary: 'Change the end of a counter, disable or enable it',
    access: access.administration,
    request: { params, body: changedCounterSchema },
    response: dataOf(counterSchema),
    handler: ({ body, params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeCounter(transaction, writer, id, body);
        const day = await loadProductionDay(transaction, input.services.clock());
        return { data: await loadCounter(transaction, id, day) };
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/counters/{id}',
    source: 'ours',
    summary: 'Delete a counter that never allotted a number',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: ({ params: { id }, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteCounter(transaction, writer, id);
        return {};
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/counters/{id}/ranges',
    source: 'ours',
    summary: 'The numbers a counter allotted, newest first; gaps are those without a job',
    access: access.administration,
    request: {
      params,
      query: z.object({
        ...pageQuery,
        take: pageQuery.take.default(50),
        gaps: z.enum(['true', 'false']).default('false'),
      }),
    },
    response: listOf(counterRangeSchema).extend({ total: z.int() }),
    handler: ({ services, caller, params: { id }, query: { take, offset, gaps } }) =>
      services.store.asOrganization(caller.organizationId, (transaction) =>
        loadRanges(transaction, { counterId: id, gaps: gaps === 'true', take, offset }),
      ),
  }),
];
