import { z } from 'zod';
import { access } from '../../../foundation/access/access-table.ts';
import { dataOf } from '../../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../../foundation/http/route.ts';
import { isStorableText } from '../../../foundation/values/storable-text.ts';
import type { ProgramServices } from '../../../people/programs/program-services.ts';
import { checkRun } from './check-run.ts';
import { findingSchema } from './line-check-schemas.ts';

const defineRoute = routesWith<ProgramServices>();

/** As the scanner sent it; a group separator may be in it. */
const scanSchema = z
  .string()
  .min(1)
  .max(2000)
  .refine(isStorableText, { error: 'must be a text that can be stored' });

const checkSchema = z.strictObject({
  printJobEntryId: z.uuid().describe('File with the first label of the run'),
  product: scanSchema.describe('Code on the product'),
  label: scanSchema.describe('Code on the first label that was printed'),
});

export const lineCheckRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/printjobs/{id}/linechecks',
    source: 'ours',
    summary: 'Line check of the first label of a run: one that passes releases the others',
    access: access.printing,
    request: { params: z.object({ id: z.uuid() }), body: checkSchema },
    response: dataOf(z.strictObject({ isPassed: z.boolean(), findings: z.array(findingSchema) })),
    handler: async ({ services, caller, params, body: { printJobEntryId, ...scans } }) => {
      const { organizationId } = caller;
      const { check, agentIds } = await services.store.asOrganization(organizationId, (transaction) =>
        checkRun(transaction, {
          caller,
          printJobId: params.id,
          printJobEntryId,
          scans,
          now: services.clock(),
        }),
      );
      for (const id of agentIds) services.programNews.tell({ kind: 'agent', organizationId, id });
      return { data: { isPassed: check.isPassed, findings: [...check.findings] } };
    },
  }),
];
