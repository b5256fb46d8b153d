import { and, eq } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { isFinal } from '../../../foundation/values/agent-job-states.ts';
import { moveJob } from '../jobs/move-job.ts';
import { lockAgent } from '../lock-agent.ts';
import type { AgentReport, ReportedJob } from './connect-schemas.ts';

/**
 * Stores the report of an agent about its jobs. Only the journal a job was offered to can change it; a final state
 * stays, and a report older than the last one is ignored.
 */
export async function takeReport(
  transaction: Transaction,
  agentId: number,
  { instanceId, jobs }: AgentReport,
  now: Date,
): Promise<void> {
  await lockAgent(transaction, agentId);
  for (const reported of jobs) await takeOne(transaction, { agentId, instanceId, reported, now });
}

interface Said {
  readonly agentId: number;
  readonly instanceId: string;
  readonly reported: ReportedJob;
  readonly now: Date;
}

async function takeOne(
  transaction: Transaction,
  { agentId, instanceId, reported: { jobKey, updatedAt, code, args, ...said }, now }: Said,
): Promise<void> {
  const [job] = await transaction
    .select()
    .from(agentJobs)
    .where(
      and(eq(agentJobs.jobKey, jobKey), eq(agentJobs.agentId, agentId), eq(agentJobs.instanceId, instanceId)),
    );
  if (!job || isFinal(job.state)) return;
  if (job.reportedAt !== null && updatedAt < job.reportedAt) return;
  // If the clock of an agent is ahead and then corrected, its reports must not be ignored until the wrong time is reached.
  const reportedAt = updatedAt > now ? now : updatedAt;
  const sentence = sentenceOf({ code, args, message: said.message });
  await moveJob(transaction, job, { ...said, sentence, reportedAt }, now);
}

/** Returns the message of a job as a sentence; null if it came only in English. */
const sentenceOf = ({
  code,
  args,
  message,
}: Pick<ReportedJob, 'code' | 'args' | 'message'>): Sentence | null =>
  code !== undefined && args !== undefined && message !== null ? { code, args, message } : null;
