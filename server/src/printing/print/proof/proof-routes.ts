import { maxTemplateBytes } from '../../../design/labels/label-write-schemas.ts';
import { readNewTemplate } from '../../../design/labels/read-new-template.ts';
import { access } from '../../../foundation/access/access-table.ts';
import { routesWith, type Route } from '../../../foundation/http/route.ts';
import { makePrintJob } from '../create-print-job.ts';
import { printJobSchema } from '../print-job-answer.ts';
import type { PrintServices } from '../print-services.ts';
import { prepareProof } from './prepare-proof.ts';
import { proofSchema } from './proof-request.ts';

const defineRoute = routesWith<PrintServices>();

export const proofRoutes: readonly Route<PrintServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/labels/proof',
    source: 'ours',
    summary: 'Print a design that is not saved, marked PROOF: counts and is answered like a print job',
    access: access.labelFiles,
    maxBodyBytes: maxTemplateBytes,
    request: { body: proofSchema },
    response: printJobSchema,
    handler: async ({ services, caller, body: { idempotencyKey, ...request }, facts }) => {
      const template = await readNewTemplate(request.template);
      return makePrintJob(services, {
        caller,
        publicUrl: facts.publicUrl,
        requestId: facts.requestId,
        idempotencyKey: facts.idempotencyKey ?? idempotencyKey,
        computerName: request.computerName,
        request: { proof: request },
        isProof: true,
        ask: () => [],
        prepare: () =>
          services.store.asOrganization(caller.organizationId, async (transaction) => [
            await prepareProof(transaction, { ...request, template }),
          ]),
      });
    },
  }),
];
