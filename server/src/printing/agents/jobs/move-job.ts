import { eq } from 'drizzle-orm';
import type { PrintStatus } from '../../../foundation/values/print-status.ts';
import { setEntryStatus } from '../../status/set-entry-status.ts';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { handOverNumber } from './job-key.ts';
import type { AgentJobState } from '../../../foundation/values/agent-job-states.ts';

export type AgentJobRow = typeof agentJobs.$inferSelect;

export type JobMove = Partial<
  Pick<AgentJobRow, 'outcome' | 'attention' | 'message' | 'sentence' | 'impressionsCompleted' | 'reportedAt'>
> & { readonly state: Exclude<AgentJobState, 'waiting' | 'offered'> };

/** Print status of a file by the state of its job: once accepted it counts as success, until a final state says otherwise. */
export const statusOf: Readonly<Record<JobMove['state'], PrintStatus>> = {
  accepted: 'Success',
  fetching: 'Success',
  submitting: 'Success',
  submitted: 'Success',
  printing: 'Success',
  completed: 'Success',
  failed: 'Failed',
  canceled: 'Canceled',
  unconfirmed: 'Unknown',
};

/**
 * Sets the state of a job and the resulting status of its file. The caller must hold the lock on the agent and have
 * checked that the job is not final.
 */
export async function moveJob(
  transaction: Transaction,
  { organizationId, jobKey, printJobEntryId }: AgentJobRow,
  move: JobMove,
  now: Date,
): Promise<void> {
  await writeMove(transaction, { jobKey }, move, now);
  // An older hand-over of a file that was handed over again no longer affects the file.
  if (!(await isNewest(transaction, printJobEntryId, jobKey))) return;
  await setEntryStatus(transaction, { organizationId, printJobEntryId, status: statusOf[move.state], now });
}

/** Sets the state of a job alone, for one whose file has the status of that state already. See {@link moveJob}. */
export async function writeMove(
  transaction: Transaction,
  { jobKey }: Pick<AgentJobRow, 'jobKey'>,
  move: JobMove,
  now: Date,
): Promise<void> {
  await transaction
    .update(agentJobs)
    .set({ ...move, updatedAt: now })
    .where(eq(agentJobs.jobKey, jobKey));
}

async function isNewest(transaction: Transaction, printJobEntryId: string, jobKey: string): Promise<boolean> {
  const others = await transaction
    .select({ jobKey: agentJobs.jobKey })
    .from(agentJobs)
    .where(eq(agentJobs.printJobEntryId, printJobEntryId));
  return others.every((other) => handOverNumber(other.jobKey) <= handOverNumber(jobKey));
}
