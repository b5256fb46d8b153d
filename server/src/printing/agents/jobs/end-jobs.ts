import { and, asc, eq, isNotNull, lte, notInArray } from 'drizzle-orm';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { AgentRow } from '../load-agents.ts';
import { lockAgent } from '../lock-agent.ts';
import { finalStates } from '../../../foundation/values/agent-job-states.ts';
import { moveJob, type AgentJobRow } from './move-job.ts';

const isOpen = notInArray(agentJobs.state, [...finalStates]);

const openJobsOf = (transaction: Transaction, agentId: number) =>
  transaction
    .select()
    .from(agentJobs)
    .where(and(eq(agentJobs.agentId, agentId), isOpen))
    .orderBy(asc(agentJobs.createdAt), asc(agentJobs.jobKey));

/** Ends all that an agent that is being deleted has not ended: what it never got fails, the rest nobody will hear of. */
export async function endJobsOf(transaction: Transaction, { id, name }: AgentRow, now: Date): Promise<void> {
  for (const job of await openJobsOf(transaction, id)) {
    await (job.state === 'waiting'
      ? moveJob(transaction, job, { state: 'failed', message: `The agent “${name}” was deleted.` }, now)
      : moveJob(
          transaction,
          job,
          unconfirmed(`The agent “${name}” was deleted before it said what became of this.`),
          now,
        ));
  }
}

/**
 * What an agent had when it came back with another journal: that one does not know whether it was printed, and nobody
 * else does. It is offered to no journal any more. @returns how many
 */
export async function orphanJobs(
  transaction: Transaction,
  { id, name }: AgentRow,
  machineName: string,
  now: Date,
): Promise<number> {
  const orphans = await transaction
    .select()
    .from(agentJobs)
    .where(and(eq(agentJobs.agentId, id), isOpen, isNotNull(agentJobs.instanceId)));
  const message = `The agent “${name}” came back on ${machineName} without the journal that had this: whether it was printed is not known. Look at the printer.`;
  for (const job of orphans) await moveJob(transaction, job, unconfirmed(message), now);
  return orphans.length;
}

/** Gives up a job nobody fetched, or nobody said they did, as long as its file was there. @returns whether it was given up now */
export async function giveUpJob(transaction: Transaction, jobKey: string, now: Date): Promise<boolean> {
  const [listed] = await transaction.select().from(agentJobs).where(eq(agentJobs.jobKey, jobKey));
  if (!listed) return false;
  await lockAgent(transaction, listed.agentId);
  const [job] = await transaction
    .select()
    .from(agentJobs)
    .where(and(eq(agentJobs.jobKey, jobKey), lte(agentJobs.expiresAt, now)));
  if (job?.state !== 'waiting' && job?.state !== 'offered') return false;
  await moveJob(transaction, job, givenUp(job), now);
  return true;
}

const givenUp = ({ state, agentName }: AgentJobRow) =>
  state === 'waiting'
    ? ({ state: 'failed', message: `The agent “${agentName}” did not fetch it within a day.` } as const)
    : unconfirmed(
        `The agent “${agentName}” was given this and did not say within a day whether it has it. Look at the printer.`,
      );

const unconfirmed = (message: string) => ({ state: 'unconfirmed', message }) as const;
