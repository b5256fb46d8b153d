import type { Job } from '../journal/job.ts';
import { isFinal } from '../journal/job-states.ts';
import { describeTarget } from '../target/target.ts';

/** A job as GET /api/jobs shows it: what an app needs to tell the member, and no hashes. */
export interface JobAnswer {
  readonly jobKey: string;
  readonly state: Job['state'];
  /** Nothing more happens by itself. */
  readonly isFinal: boolean;
  readonly printer: string;
  /** Only for `completed`: `printed` by the printer's own word, `sent` one way without an answer, or `saved` to a file. */
  readonly outcome: Job['outcome'];
  readonly attention: Job['attention'];
  readonly message: string | null;
  readonly impressionsCompleted: number | null;
  /** Only for `failed`: the printer surely has nothing of it, and the same request starts it anew. */
  readonly canRepeat: boolean;
  readonly format: Job['format'];
  readonly acceptedAt: string;
  readonly updatedAt: string;
}

export function jobAnswer(job: Job): JobAnswer {
  return {
    jobKey: job.key,
    state: job.state,
    isFinal: isFinal(job.state),
    printer: describeTarget(job.target),
    outcome: job.outcome,
    attention: job.attention,
    message: job.message,
    impressionsCompleted: job.impressions,
    canRepeat: job.isUntouched,
    format: job.format,
    acceptedAt: new Date(job.acceptedAt).toISOString(),
    updatedAt: new Date(job.updatedAt).toISOString(),
  };
}
