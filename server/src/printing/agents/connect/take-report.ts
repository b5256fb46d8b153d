import { and, eq, sql } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import { agentJobs, printJobEntries } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { isFinal } from '../../../foundation/values/agent-job-states.ts';
import { moveJob, statusOf, writeMove, type AgentJobRow, type JobMove } from '../jobs/move-job.ts';
import { lockAgent } from '../lock-agent.ts';
import type { AgentReport, ReportedJob } from './connect-schemas.ts';

/**
 * Stores the report of an agent about its jobs. Only the journal a job was offered to can change it; a final state
 * stays, and a report older than the last one is ignored. An agent that was away reports many states at once: of those
 * that follow each other and tell a person the same, only the last is written.
 */
export async function takeReport(
  transaction: Transaction,
  agentId: number,
  report: AgentReport,
  now: Date,
): Promise<void> {
  await lockAgent(transaction, agentId);
  const reported = await loadReported(transaction, agentId, report);
  const moves = movesOf(
    report.jobs,
    reported.map(({ job }) => job),
    now,
  );
  const statuses = new Map(reported.map(({ job, status }) => [job.jobKey, status]));
  for (const [at, { job, move }] of moves.entries()) {
    const { jobKey } = job;
    const status = statusOf[move.state];
    const isSame = statuses.get(jobKey) === status;
    if (isSame && moves.slice(at + 1).some((later) => later.job.jobKey === jobKey)) continue;
    await (isSame ? writeMove(transaction, job, move, now) : moveJob(transaction, job, move, now));
    statuses.set(jobKey, status);
  }
}

/** Loads the jobs of a report with the statuses of their files; their number is not in the text of the statement. */
const loadReported = (transaction: Transaction, agentId: number, { instanceId, jobs }: AgentReport) =>
  transaction
    .select({ job: agentJobs, status: printJobEntries.status })
    .from(agentJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.id, agentJobs.printJobEntryId))
    .where(
      and(
        sql`${agentJobs.jobKey} = any(array(
          select jsonb_array_elements_text(${JSON.stringify(jobs.map(({ jobKey }) => jobKey))}::jsonb)))`,
        eq(agentJobs.agentId, agentId),
        eq(agentJobs.instanceId, instanceId),
      ),
    );

interface Move {
  readonly job: AgentJobRow;
  readonly move: JobMove;
}

/** Returns what a report changes, in its order: nothing of jobs that have ended, and nothing older than what is known. */
function movesOf(reports: readonly ReportedJob[], jobs: readonly AgentJobRow[], now: Date): readonly Move[] {
  const known = new Map(jobs.map((job) => [job.jobKey, job]));
  return reports.flatMap(({ jobKey, updatedAt, code, args, ...said }): Move[] => {
    const job = known.get(jobKey);
    if (!job || isFinal(job.state)) return [];
    if (job.reportedAt !== null && updatedAt < job.reportedAt) return [];
    // If the clock of an agent is ahead and then corrected, its reports must not be ignored until the wrong time is reached.
    const reportedAt = updatedAt > now ? now : updatedAt;
    const move = { ...said, sentence: sentenceOf({ code, args, message: said.message }), reportedAt };
    known.set(jobKey, { ...job, ...move });
    return [{ job, move }];
  });
}

/** Returns the message of a job as a sentence; null if it came only in English. */
const sentenceOf = ({
  code,
  args,
  message,
}: Pick<ReportedJob, 'code' | 'args' | 'message'>): Sentence | null =>
  code !== undefined && args !== undefined && message !== null ? { code, args, message } : null;
