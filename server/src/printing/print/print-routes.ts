import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import type { Caller } from '../../foundation/access/caller.ts';
import { routesWith, type RequestFacts, type Route } from '../../foundation/http/route.ts';
import type { PrintServices } from './print-services.ts';
import { createPrintJob } from './create-print-job.ts';
import { printJobSchema, type PrintJobAnswer } from './print-job-answer.ts';
import {
  fromQuickPrint,
  printArticlesSchema,
  printLabelsSchema,
  quickPrintSchema,
  toPrintRequest,
  type PrintRequest,
} from './print-request.ts';

const defineRoute = routesWith<PrintServices>();

const jobCalls = [
  { path: '/api/printjobs', schema: printLabelsSchema, summary: 'Print labels' },
  { path: '/api/printjobs/article', schema: printArticlesSchema, summary: 'Print labels of articles' },
] as const;

interface PrintCall {
  readonly caller: Caller;
  readonly facts: RequestFacts;
  readonly body: { readonly idempotencyKey?: string | undefined };
}

const create = (
  services: PrintServices,
  { caller, facts, body }: PrintCall,
  request: PrintRequest,
): Promise<PrintJobAnswer> =>
  createPrintJob(services, {
    request,
    caller,
    publicUrl: facts.publicUrl,
    requestId: facts.requestId,
    idempotencyKey: facts.idempotencyKey ?? body.idempotencyKey,
  });

export const printRoutes: readonly Route<PrintServices>[] = [
  ...jobCalls.map(({ path, schema, summary }) =>
    defineRoute({
      method: 'post',
      path,
      source: 'specification',
      summary: `${summary}: answers with the files for the helper`,
      access: access.printing,
      isCompact: true,
      request: { body: schema },
      response: printJobSchema,
      handler: ({ services, caller, body, facts }) =>
        create(services, { caller, body, facts }, toPrintRequest(body)),
    }),
  ),
  defineRoute({
    method: 'post',
    path: '/api/print',
    source: 'specification',
    summary: 'Quick print of one article (the print service)',
    access: access.printing,
    isCompact: true,
    request: { body: quickPrintSchema },
    response: printJobSchema.extend({ success: z.literal(true) }),
    handler: async ({ services, caller, body, facts }) => ({
      success: true as const,
      ...(await create(services, { caller, body, facts }, fromQuickPrint(body))),
    }),
  }),
];
