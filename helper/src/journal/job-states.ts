/** States of a job. `submitting` is on disk before the first byte is sent to the printer. */
export const jobStates = [
  'accepted',
  'fetching',
  'submitting',
  'submitted',
  'printing',
  'completed',
  'failed',
  'canceled',
  'unconfirmed',
] as const;

export type JobState = (typeof jobStates)[number];

const nextStates: Readonly<Record<JobState, readonly JobState[]>> = {
  accepted: ['fetching', 'submitting', 'failed', 'canceled'],
  fetching: ['accepted', 'submitting', 'failed', 'canceled'],
  // Back to `accepted` only after a definite "not now" from the printer.
  submitting: ['accepted', 'submitted', 'completed', 'failed', 'unconfirmed'],
  submitted: ['printing', 'completed', 'failed', 'canceled', 'unconfirmed'],
  printing: ['submitted', 'completed', 'failed', 'canceled', 'unconfirmed'],
  completed: [],
  // A repeated request may restart a failed job of which nothing was sent, with the request's document: see `restartJob`.
  failed: [],
  canceled: [],
  // The job was found again later. Never back to `accepted`, so that nothing is sent a second time.
  unconfirmed: ['submitted', 'completed', 'failed'],
};

/** Returns whether a job may go from one state to the other. */
export function canMove(from: JobState, to: JobState): boolean {
  return nextStates[from].includes(to);
}

/** Returns whether a repeat of the same request may restart the job. */
export function canRestart(job: { readonly state: JobState; readonly isUntouched: boolean }): boolean {
  return job.state === 'failed' && job.isUntouched;
}

const finalStates: ReadonlySet<JobState> = new Set(['completed', 'failed', 'canceled', 'unconfirmed']);
const waitingStates: ReadonlySet<JobState> = new Set(['accepted', 'fetching']);
const withPrinterStates: ReadonlySet<JobState> = new Set(['submitted', 'printing']);

/** Returns whether the state will not change by itself any more. */
export const isFinal = (state: JobState): boolean => finalStates.has(state);
/** Returns whether nothing has been sent to the printer yet. */
export const isWaiting = (state: JobState): boolean => waitingStates.has(state);
/** Returns whether the printer has taken the job over and is polled for it. */
export const isWithPrinter = (state: JobState): boolean => withPrinterStates.has(state);
/** Returns whether the document may still be needed. */
export const needsDocument = (state: JobState): boolean => isWaiting(state) || state === 'submitting';
