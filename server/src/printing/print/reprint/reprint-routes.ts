import { z } from 'zod';
import { access } from '../../../foundation/access/access-table.ts';
import { routesWith, type Route } from '../../../foundation/http/route.ts';
import type { PrintServices } from '../print-services.ts';
import { printJobSchema } from '../print-job-answer.ts';
import { reprintJob } from './reprint-job.ts';
import { reprintSchema } from './reprint-request.ts';

const defineRoute = routesWith<PrintServices>();

export const reprintRoutes: readonly Route<PrintServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/printjobs/{id}/reprint',
    source: 'ours',
    summary: 'Print a job, or files of it, once more: answers like a print job',
    access: access.printing,
    request: { params: z.object({ id: z.uuid() }), body: reprintSchema },
    response: printJobSchema,
    handler: ({ services, caller, params, body: { idempotencyKey, ...request }, facts }) =>
      reprintJob(services, {
        printJobId: params.id,
        request,
        caller,
        publicUrl: facts.publicUrl,
        requestId: facts.requestId,
        idempotencyKey: facts.idempotencyKey ?? idempotencyKey,
      }),
  }),
];
