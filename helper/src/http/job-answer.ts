import type { Sentence } from 'label-core/sentence';
import type { Job } from '../journal/job.ts';
import { isFinal } from '../journal/job-states.ts';
import { describeTarget } from '../target/target.ts';

/** Message of a job, with its code and values if it has them. */
export type JobWords = Pick<Job, 'message'> & Partial<Pick<Sentence, 'code' | 'args'>>;

/** A job in the format of GET /api/jobs: what an app needs to inform the member, without hashes. */
export interface JobAnswer extends JobWords {
  readonly jobKey: string;
  readonly state: Job['state'];
  /** True when the state will not change by itself any more. */
  readonly isFinal: boolean;
  readonly printer: string;
  /** Only for `completed`: `printed` as reported by the printer, `sent` one-way without an answer, or `saved` to a file. */
  readonly outcome: Job['outcome'];
  readonly attention: Job['attention'];
  readonly impressionsCompleted: number | null;
  /** Only for `failed`: the printer certainly received nothing, and the same request starts the job again. */
  readonly canRepeat: boolean;
  readonly format: Job['format'];
  readonly acceptedAt: string;
  readonly updatedAt: string;
}

export function jobWords({ message, sentence }: Pick<Job, 'message' | 'sentence'>): JobWords {
  return { message, ...(sentence && { code: sentence.code, args: sentence.args }) };
}

export function jobAnswer(job: Job): JobAnswer {
  return {
    jobKey: job.key,
    state: job.state,
    isFinal: isFinal(job.state),
    printer: describeTarget(job.target),
    outcome: job.outcome,
    attention: job.attention,
    ...jobWords(job),
    impressionsCompleted: job.impressions,
    canRepeat: job.isUntouched,
    format: job.format,
    acceptedAt: new Date(job.acceptedAt).toISOString(),
    updatedAt: new Date(job.updatedAt).toISOString(),
  };
}
