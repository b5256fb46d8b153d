import type { Job } from './job.ts';
import { canMove, canRestart, type JobState } from './job-states.ts';

/** Thrown for a change of state that is not allowed; always a bug in the helper itself. */
export class JobStepError extends Error {
  override readonly name = 'JobStepError';
}

/** Fields that may change along with the state of a job. */
export type JobChanges = Partial<
  Pick<Job, 'message' | 'attention' | 'outcome' | 'isUntouched' | 'printerJob' | 'impressions' | 'format'>
>;

/** Returns the job in its next state. Message and attention of the previous state are cleared. Throws {@link JobStepError}. */
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

/**
 * Returns a failed job of which the printer received nothing as accepted again. Throws {@link JobStepError} for any other
 * job.
 */
export function restartJob(job: Job, format: Job['format'], now: number): Job {
  if (!canRestart(job)) {
    throw new JobStepError(`Job ${job.key} is ${job.state} and cannot start anew`);
  }
  const fresh = { message: null, attention: null, isUntouched: false, format, runs: job.runs + 1 };
  return { ...job, ...fresh, state: 'accepted', acceptedAt: now, updatedAt: after(job, now) };
}

/** Returns the job with other fields in the same state, or the job itself when nothing changed, so that nothing is written. */
export function noteJob(job: Job, changes: JobChanges, now: number): Job {
  const changed = { ...job, ...changes };
  return JSON.stringify(changed) === JSON.stringify(job) ? job : { ...changed, updatedAt: after(job, now) };
}

/**
 * Returns a time that is never before the job's last change, even when the clock was set back, because apps and servers
 * order changes by these times.
 */
const after = (job: Job, now: number) => Math.max(now, job.updatedAt);
