import type { PrintJob } from './print-job';

/** A job as this tab knows it. */
export interface ShownJob extends PrintJob {
  /** Its files are being sent from here. */
  isDriving: boolean;
  /** Another tab prints it: here it is only looked at. */
  isElsewhere: boolean;
  /** An earlier page left it unfinished: how it ended is news, even where that is known before anybody looks. */
  wasLeftOpen: boolean;
}
