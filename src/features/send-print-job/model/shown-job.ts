import type { PrintJob } from './print-job';

/** A job as this tab knows it. */
export interface ShownJob extends PrintJob {
  /** True while its files are being sent from this tab. */
  isDriving: boolean;
  /** True when another tab prints it: here it is read-only. */
  isElsewhere: boolean;
  /** True when an earlier page left it unfinished: its result is shown, even if it is known before anybody looks. */
  wasLeftOpen: boolean;
}
