import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { PrintServices } from './print-services.ts';
import { createPrintJob } from './create-print-job.ts';
import { printJobSchema } from './print-job-answer.ts';
import {
  fromQuickPrint,
  printArticlesSchema,
  printLabelsSchema,
  quickPrintSchema,
  toPrintRequest,
} from './print-request.ts';

const defineRoute = routesWith<PrintServices>();

const jobCalls = [
  { path: '/api/printjobs', schema: printLabelsSchema, summary: 'Print labels' },
  { path: '/api/printjobs/article', schema: printArticlesSchema, summary: 'Print labels of articles' },
] as const;

export const printRoutes: readonly Route<PrintServices>[] = [
  ...jobCalls.map(({ path, schema, summary }) =>
    defineRoute({
      method: 'post',
      path,
      source: 'specification',
      summary: `${summary}: answers with the files for the helper`,
      access: access.printing,
      request: { body: schema },
      response: printJobSchema,
      handler: ({ services, caller, body, facts }) =>
        createPrintJob(services, {
          request: toPrintRequest(body),
          caller,
          publicUrl: facts.publicUrl,
          idempotencyKey: facts.idempotencyKey ?? body.idempotencyKey,
        }),
    }),
  ),
  defineRoute({
    method: 'post',
    path: '/api/print',
    source: 'specification',
    summary: 'Quick print of one article (the print service)',
    access: access.printing,
    request: { body: quickPrintSchema },
    response: printJobSchema.extend({ success: z.literal(true) }),
    handler: async ({ services, caller, body, facts }) => ({
      success: true as const,
      ...(await createPrintJob(services, {
        request: fromQuickPrint(body),
        caller,
        publicUrl: facts.publicUrl,
        idempotencyKey: facts.idempotencyKey ?? body.idempotencyKey,
      })),
    }),
  }),
];
