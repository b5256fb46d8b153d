/** The life of a job. `submitting` is on disk before the first byte leaves for the printer. */
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
  // Back to accepted only after a definite "not now" of the printer.
  submitting: ['accepted', 'submitted', 'completed', 'failed', 'unconfirmed'],
  submitted: ['printing', 'completed', 'failed', 'canceled', 'unconfirmed'],
  printing: ['submitted', 'completed', 'failed', 'canceled', 'unconfirmed'],
  completed: [],
  // A repeated request may start an untouched failure anew, with its document: see `restartJob`.
  failed: [],
  canceled: [],
  // Late certainty: the job was found again. Never back to accepted, so nothing is sent a second time.
  unconfirmed: ['submitted', 'completed', 'failed'],
};

/** Whether the life of a job allows this step. */
export function canMove(from: JobState, to: JobState): boolean {
  return nextStates[from].includes(to);
}

/** Whether a repeat of the same request may start the job anew. */
export function canRestart(job: { readonly state: JobState; readonly isUntouched: boolean }): boolean {
  return job.state === 'failed' && job.isUntouched;
}

const finalStates: ReadonlySet<JobState> = new Set(['completed', 'failed', 'canceled', 'unconfirmed']);
const waitingStates: ReadonlySet<JobState> = new Set(['accepted', 'fetching']);
const withPrinterStates: ReadonlySet<JobState> = new Set(['submitted', 'printing']);

/** Nothing more happens by itself. */
export const isFinal = (state: JobState): boolean => finalStates.has(state);
/** Nothing has left for the printer yet. */
export const isWaiting = (state: JobState): boolean => waitingStates.has(state);
/** The printer has taken the job over and is asked about it. */
export const isWithPrinter = (state: JobState): boolean => withPrinterStates.has(state);
/** The document may still be needed. */
export const needsDocument = (state: JobState): boolean => isWaiting(state) || state === 'submitting';
