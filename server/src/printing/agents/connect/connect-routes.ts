import { access } from '../../../foundation/access/access-table.ts';
import { dataOf, emptySchema } from '../../../foundation/http/envelope.ts';
import { readsOf } from '../../../foundation/store/read-rows.ts';
import { routesWith, type Route } from '../../../foundation/http/route.ts';
import type { ProgramServices } from '../../../people/programs/program-services.ts';
import { agentPollSchema, agentReportSchema, agentWorkSchema } from './connect-schemas.ts';
import { meetAgent } from './meet-agent.ts';
import { hasWork, offerJobs, offerNothing } from './offer-jobs.ts';
import { takeReport } from './take-report.ts';

const defineRoute = routesWith<ProgramServices>();

/** Calls made by agents, which ask for work and report its state. The server never calls an agent. */
export const agentConnectRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/connect/agent/poll',
    source: 'ours',
    summary: 'Work for an agent: at once where there is some, else when there is, or after the time it waits',
    access: access.agentPrograms,
    isAlwaysAnswered: true,
    maxBodyBytes: 200_000,
    request: { body: agentPollSchema },
    response: dataOf(agentWorkSchema),
    handler: async ({ services, caller, facts: { calledUrl, signal }, body }) => {
      const { store, clock, keys, programNews, webHooks } = services;
      const { organizationId, id, name } = caller;
      const met = await store.asOrganization(organizationId, (transaction) =>
        meetAgent(transaction, id, body, clock()),
      );
      webHooks.wake();
      let isFirstLook = true;
      const read = readsOf(store, organizationId);
      const found = await programNews.wait(caller, { seconds: body.waitSeconds, signal }, async () => {
        const asking = { met, keys, calledUrl, isFirstLook, now: clock() };
        isFirstLook = false;
        if (!(await hasWork(read, asking))) return undefined;
        return store.asOrganization(organizationId, (transaction) => offerJobs(transaction, asking));
      });
      const work =
        found ??
        (await store.asOrganization(organizationId, (transaction) => offerNothing(transaction, met)));
      return { data: { agent: { id, name }, ...work, takesCodes: true } };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/connect/agent/report',
    source: 'ours',
    summary: 'What became of the jobs an agent has; a repeat changes nothing',
    access: access.agentPrograms,
    request: { body: agentReportSchema },
    response: dataOf(emptySchema),
    handler: async ({ services, caller, body }) => {
      await services.store.asOrganization(caller.organizationId, (transaction) =>
        takeReport(transaction, caller.id, body, services.clock()),
      );
      services.webHooks.wake();
      return { data: {} };
    },
  }),
];
