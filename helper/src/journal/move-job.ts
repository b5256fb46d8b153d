import type { Sentence } from 'label-core/sentence';
import type { Attention } from '../printer-attention.ts';
import type { Job } from './job.ts';
import { canMove, canRestart, type JobState } from './job-states.ts';

/** Thrown for a change of state that is not allowed; always a bug in the helper itself. */
export class JobStepError extends Error {
  override readonly name = 'JobStepError';
}

/** Fields that may change along with the state of a job. */
export interface JobChanges extends Partial<
  Pick<Job, 'outcome' | 'isUntouched' | 'printerJob' | 'impressions' | 'format'>
> {
  readonly attention?: Attention | null;
  /** Sentence for a person; its English text becomes the message. `kept`: the sentence of the previous state still applies. */
  readonly sentence?: Sentence | null | 'kept';
}

/** Returns the fields `message` and `sentence`, or no fields when both stay unchanged. */
const wordsOf = (sentence: Sentence | null | 'kept') =>
  sentence === 'kept' ? {} : { message: sentence?.message ?? null, sentence };

/**
 * Returns the job in its next state. Attention and, unless `kept`, message of the previous state are cleared.
 * Throws {@link JobStepError}.
 */
export function moveJob(
  job: Job,
  state: JobState,
  { sentence = null, ...changes }: JobChanges,
  now: number,
): Job {
  if (!canMove(job.state, state)) {
    throw new JobStepError(`Job ${job.key} cannot go from ${job.state} to ${state}`);
  }
  return {
    ...job,
    ...wordsOf(sentence),
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
  const fresh = {
    message: null,
    sentence: null,
    attention: null,
    isUntouched: false,
    format,
    runs: job.runs + 1,
  };
  return { ...job, ...fresh, state: 'accepted', acceptedAt: now, updatedAt: after(job, now) };
}

/** Returns the job with other fields in the same state, or the job itself when nothing changed, so that nothing is written. */
export function noteJob(job: Job, { sentence = 'kept', ...changes }: JobChanges, now: number): Job {
  const changed = { ...job, ...wordsOf(sentence), ...changes };
  return JSON.stringify(changed) === JSON.stringify(job) ? job : { ...changed, updatedAt: after(job, now) };
}

/**
 * Returns a time that is never before the job's last change, even when the clock was set back, because apps and servers
 * order changes by these times.
 */
const after = (job: Job, now: number) => Math.max(now, job.updatedAt);
