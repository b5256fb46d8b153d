import type { PrintRun } from './print-actions';
import type { CreatedJob } from './print-ports';
import type { ShownJob } from './shown-job';

/** Jobs that this tab prints or looks after; they continue while the person is on another screen. */
export interface PrintRuns {
  subscribe: (listener: () => void) => () => void;
  /** Newest last; the same array until something changes. */
  jobs: () => readonly ShownJob[];
  /** Returns the run of a new job, ready to be driven. `name` is the person's name for the job. */
  start: (jobId: string, created: CreatedJob, name?: string) => PrintRun;
  run: (jobId: string) => PrintRun | undefined;
  /** Returns the run of a job of this or an earlier page, once that is restored. Rejects with a sentence while another tab has it. */
  find: (jobId: string) => Promise<PrintRun | undefined>;
  /** Resumes what an earlier page left unfinished: asks for its open entries and sends its reports. */
  restore: () => Promise<void>;
  /** Hides a job until more of it fails; outstanding reports are still sent. */
  dismiss: (jobId: string) => void;
  /** Marks a job as shown by a component, so that it is not shown elsewhere. Returns the function that releases it. */
  hold: (jobId: string) => () => void;
  isHeld: (jobId: string) => boolean;
}
