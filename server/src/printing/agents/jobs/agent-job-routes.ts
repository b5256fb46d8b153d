import { z } from 'zod';
import { access } from '../../../foundation/access/access-table.ts';
import { dataOf } from '../../../foundation/http/envelope.ts';
import { notFound } from '../../../foundation/http/http-error.ts';
import { routesWith, type Route } from '../../../foundation/http/route.ts';
import type { ProgramServices } from '../../../people/programs/program-services.ts';
import { agentJobSchema, newAgentJobSchema } from './agent-job-schemas.ts';
import { cancelJob } from './cancel-job.ts';
import { handOver } from './hand-over.ts';
import { jobKeySchema } from './job-key.ts';
import { askForOwnJob, describeAgentJob } from './load-agent-job.ts';

const defineRoute = routesWith<ProgramServices>();

const params = z.object({ jobKey: jobKeySchema });

/** Calls by which people hand over, follow and cancel the files of their own prints. */
export const agentJobRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/agentjobs',
    source: 'ours',
    summary: 'Hand a print file to its agent, once for a key; a repeat is answered and changes nothing',
    access: access.ownPrints,
    request: { body: newAgentJobSchema },
    response: dataOf(agentJobSchema.extend({ replayed: z.literal(true).optional() })),
    handler: async ({ services, caller: { organizationId, userId }, body, facts: { requestId } }) => {
      const now = services.clock();
      const data = await services.store.asOrganization(organizationId, async (transaction) => {
        const { job, agent, isReplayed } = await handOver(transaction, { ...body, userId, now });
        const described = describeAgentJob(job, agent, now);
        return isReplayed ? { ...described, replayed: true as const } : described;
      });
      services.programNews.tell({ kind: 'agent', organizationId, id: data.agentId });
      services.logger.info('handed to agent', { requestId, key: body.jobKey, agentId: data.agentId });
      return { data };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/agentjobs/{jobKey}',
    source: 'ours',
    summary: 'Where a print file that was handed to an agent stands',
    access: access.ownPrints,
    request: { params },
    response: dataOf(agentJobSchema),
    handler: async ({ services, caller: { organizationId, userId }, params: { jobKey } }) => {
      const [[found]] = await services.store.readAsOrganization(organizationId, (transaction) => [
        askForOwnJob(transaction, { jobKey, userId }),
      ]);
      if (!found) throw notFound('agentJob', jobKey);
      return { data: describeAgentJob(found.job, found.agent, services.clock()) };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/agentjobs/{jobKey}/cancel',
    source: 'ours',
    summary: 'Cancel a hand-over: at once where nobody fetched it, by asking the agent otherwise',
    access: access.ownPrints,
    request: { params },
    response: dataOf(agentJobSchema),
    handler: async ({ services, caller: { organizationId, userId }, params: { jobKey } }) => {
      const now = services.clock();
      const data = await services.store.asOrganization(organizationId, async (transaction) => {
        const { job, agent } = await cancelJob(transaction, { jobKey, userId }, now);
        return describeAgentJob(job, agent, now);
      });
      services.programNews.tell({ kind: 'agent', organizationId, id: data.agentId });
      services.webHooks.wake();
      return { data };
    },
  }),
];
