import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { agentSchema, agentWithKeySchema } from '../printing/agents/agent-schemas.ts';
import { agentJobSchema, type AgentJob } from '../printing/agents/jobs/agent-job-schemas.ts';
import { agentWorkSchema, type AgentWork } from '../printing/agents/connect/connect-schemas.ts';
import { printJobSchema } from '../printing/print/print-job-answer.ts';
import { printJobEntries, printJobs } from '../foundation/store/schema/index.ts';
import type { Answer, TestServer } from './test-server.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';

export type AddedAgent = z.infer<typeof agentWithKeySchema>;

const at = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const jobOf = (answer: Answer): AgentJob & { readonly replayed?: true | undefined } =>
  z.object({ data: agentJobSchema.extend({ replayed: z.literal(true).optional() }) }).parse(answer.body).data;
const workOf = (answer: Answer): AgentWork => z.object({ data: agentWorkSchema }).parse(answer.body).data;

/** Returns the calls of agents and of people who print through them, for tests. */
export const agentCalls = (server: () => TestServer) => {
  let names = 0;
  const call = (route: string, body?: object, as = admin) =>
    server().call(route, { as, ...(body && { body }) });

  const addAgent = async (): Promise<AddedAgent> => {
    names += 1;
    const answer = await call('POST /api/agents', { name: `Dock ${names}` });
    return z.object({ data: agentWithKeySchema }).parse(answer.body).data;
  };
  const removeAgent = (id: number) => call(`DELETE /api/agents/${id}`);
  const agent = async (id: number) =>
    z.object({ data: agentSchema }).parse((await call(`GET /api/agents/${id}`)).body).data;

  /** Assigns a printer of the demo organisation to an agent, or to none. */
  const giveToAgent = async (printerId: number, agentId: number | null) => {
    const { body } = await call(`GET /api/printers/${printerId}`, undefined, member);
    const {
      isDefault: _,
      agent: __,
      ...printer
    } = z.object({ data: z.looseObject({ isDefault: z.boolean(), agent: z.unknown() }) }).parse(body).data;
    return call('PUT /api/printers', { ...printer, agentId }, member);
  };

  /** Prints one label, in one file per printer. */
  const print = async (printerIds: readonly number[], as = member) => {
    const labels = printerIds.map((printerId) => ({ labelId: 1, printerId, articleId: 1 }));
    const answer = await call('POST /api/printjobs', { computerName: 'HOME', labels }, as);
    return printJobSchema.parse(answer.body);
  };
  /** Returns the ids of the files of such a print. */
  const printFilesAt = async (...printerIds: readonly number[]): Promise<string[]> =>
    (await print(printerIds)).printFiles.map(({ printJobEntryId }) => printJobEntryId);

  const handOver = (printJobEntryId: string, jobKey = printJobEntryId, as = member) =>
    call('POST /api/agentjobs', { printJobEntryId, jobKey }, as);
  const job = async (jobKey: string) => jobOf(await call(`GET /api/agentjobs/${jobKey}`, undefined, member));
  const cancel = (jobKey: string, as = member) => call(`POST /api/agentjobs/${jobKey}/cancel`, undefined, as);

  const poll = (key: string, body: object = {}) =>
    server().call('POST /api/connect/agent/poll', {
      ...at(key),
      body: {
        instanceId: randomUUID(),
        machineName: 'DOCK-PC',
        version: '1.0.0',
        printQueues: [],
        waitSeconds: 0,
        ...body,
      },
    });
  const keysOf = (answer: Answer) => workOf(answer).jobs.map(({ jobKey }) => jobKey);
  const report = (key: string, instanceId: string, ...jobs: readonly object[]) =>
    server().call('POST /api/connect/agent/report', {
      ...at(key),
      body: {
        instanceId,
        jobs: jobs.map((one) => ({
          outcome: null,
          attention: null,
          message: null,
          impressionsCompleted: null,
          updatedAt: server().now().toISOString(),
          ...one,
        })),
      },
    });

  return {
    addAgent,
    removeAgent,
    agent,
    giveToAgent,
    print,
    printFilesAt,
    handOver,
    job,
    jobOf,
    cancel,
    poll,
    workOf,
    keysOf,
    report,
    /** Returns the status of a print job in the history. */
    jobStatus: (printJobId: string) =>
      server().store.asOwner(async (transaction) => {
        const [found] = await transaction
          .select({ status: printJobs.status })
          .from(printJobs)
          .where(eq(printJobs.id, printJobId));
        return found?.status;
      }),
    /** Returns the status of a file in the history. */
    entryStatus: (printJobEntryId: string) =>
      server().store.asOwner(async (transaction) => {
        const [entry] = await transaction
          .select({ status: printJobEntries.status })
          .from(printJobEntries)
          .where(eq(printJobEntries.id, printJobEntryId));
        return entry?.status;
      }),
  };
};
