import { eq } from 'drizzle-orm';
import { HttpError, notFound } from '../../../foundation/http/http-error.ts';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { AgentRow } from '../load-agents.ts';
import { lockAgent } from '../lock-agent.ts';
import { isFinal } from '../../../foundation/values/agent-job-states.ts';
import { sentences } from '../../sentences/index.ts';
import { findOwnJob, type OwnJob } from './load-agent-job.ts';
import { moveJob, type AgentJobRow } from './move-job.ts';

interface CancelledJob {
  readonly job: AgentJobRow;
  /** Undefined if it was deleted. */
  readonly agent: AgentRow | undefined;
}

/**
 * Cancels a job: at once if no agent was given it, otherwise by asking the agent.
 * @throws HttpError 404, 409 for one that has ended
 */
export async function cancelJob(transaction: Transaction, own: OwnJob, now: Date): Promise<CancelledJob> {
  const listed = await findOwnJob(transaction, own);
  if (!listed) throw notFound('agentJob', own.jobKey);
  const agent = await lockAgent(transaction, listed.agentId);
  const job = (await findOwnJob(transaction, own)) ?? listed;
  if (isFinal(job.state)) throw new HttpError(409, sentences.agentJob.over);
  if (job.state === 'waiting') {
    await moveJob(transaction, job, { state: 'canceled' }, now);
  } else {
    await transaction
      .update(agentJobs)
      .set({ cancelAskedAt: job.cancelAskedAt ?? now, updatedAt: now })
      .where(eq(agentJobs.jobKey, job.jobKey));
  }
  return { job: (await findOwnJob(transaction, own)) ?? job, agent };
}
