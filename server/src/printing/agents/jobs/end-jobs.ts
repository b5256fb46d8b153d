import { and, asc, eq, isNotNull, lte, notInArray } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
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

/**
 * Ends the open jobs of an agent that is being deleted: jobs it never got fail, the others become unconfirmed, as
 * nobody will report on them.
 */
export async function endJobsOf(transaction: Transaction, { id, name }: AgentRow, now: Date): Promise<void> {
  for (const job of await openJobsOf(transaction, id)) {
    await (job.state === 'waiting'
      ? moveJob(transaction, job, failed(sentences.agentJob.lostWithAgent({ name })), now)
      : moveJob(transaction, job, unconfirmed(sentences.agentJob.unknownWithAgent({ name })), now));
  }
}

/**
 * Ends the jobs of an agent that came back with another journal as unconfirmed: neither that journal nor anybody else
 * knows whether they were printed. They are never offered again.
 * @returns their number
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
  const why = sentences.agentJob.unknownWithJournal({ name, machine: machineName });
  for (const job of orphans) await moveJob(transaction, job, unconfirmed(why), now);
  return orphans.length;
}

/** Gives up a job that was not fetched, or not confirmed, while its file existed. @returns whether it was given up now */
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

const givenUp = ({ state, agentName: name }: AgentJobRow) =>
  state === 'waiting'
    ? failed(sentences.agentJob.notFetched({ name }))
    : unconfirmed(sentences.agentJob.notConfirmed({ name }));

const failed = (sentence: Sentence) => ({ state: 'failed', message: sentence.message, sentence }) as const;
const unconfirmed = (sentence: Sentence) =>
  ({ state: 'unconfirmed', message: sentence.message, sentence }) as const;
