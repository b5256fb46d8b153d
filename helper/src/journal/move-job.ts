import type { Job } from './job.ts';
import { canMove, canRestart, type JobState } from './job-states.ts';

/** A step the life of a job does not have; always a fault in the helper itself. */
export class JobStepError extends Error {
  override readonly name = 'JobStepError';
}

/** What may be said about a job along with its state. */
export type JobChanges = Partial<
  Pick<Job, 'message' | 'attention' | 'outcome' | 'isUntouched' | 'printerJob' | 'impressions' | 'format'>
>;

/** The job in its next state. Words about the earlier state do not survive the step. Throws {@link JobStepError}. */
export function moveJob(job: Job, state: JobState, changes: JobChanges, now: number): Job {
  if (!canMove(job.state, state)) {
    throw new JobStepError(`Job ${job.key} cannot go from ${job.state} to ${state}`);
  }
  return {
    ...job,
    message: null,
    attention: null,
    isUntouched: false,
    ...changes,
    state,
    updatedAt: after(job, now),
  };
}

/** A job of which the printer has nothing, asked for once more. Throws {@link JobStepError} for any other. */
export function restartJob(job: Job, format: Job['format'], now: number): Job {
  if (!canRestart(job)) {
    throw new JobStepError(`Job ${job.key} is ${job.state} and cannot start anew`);
  }
  const fresh = { message: null, attention: null, isUntouched: false, format, runs: job.runs + 1 };
  return { ...job, ...fresh, state: 'accepted', acceptedAt: now, updatedAt: after(job, now) };
}

/** The same state with other words; returns the job itself when nothing changed, so nothing needs writing. */
export function noteJob(job: Job, changes: JobChanges, now: number): Job {
  const changed = { ...job, ...changes };
  return JSON.stringify(changed) === JSON.stringify(job) ? job : { ...changed, updatedAt: after(job, now) };
}

/** A clock that was set back makes nothing older than what came before it: whoever is told goes by these times. */
const after = (job: Job, now: number) => Math.max(now, job.updatedAt);
