import type { Id } from '@/shared/api';
import type { PrintJob } from './print-job';

/** One job being printed. Every action resolves with false when another tab is at it, or an earlier click has changed what it was about. */
export interface PrintRun {
  job: () => PrintJob;
  /** Sends what is queued, in order; stops at the first file that failed or whose fate is unknown. */
  drive: () => Promise<boolean>;
  /** Files are being sent, or about to be. */
  isDriving: () => boolean;
  /** Lets the file in flight arrive and sends no further one until `drive`; survives the page. */
  pause: () => Promise<boolean>;
  /** A person decided: this file once more. The helper's journal is asked first. */
  printAgain: (entryId: Id) => Promise<boolean>;
  /** A person decided: it was printed. */
  confirmPrinted: (entryId: Id) => Promise<boolean>;
  /** A person decided: what waits for an agent is not to be printed. */
  withdraw: (entryId: Id) => Promise<boolean>;
  cancelRest: () => Promise<boolean>;
  /** After a reload: what was being sent, or unknown, becomes known by the helper's journal, or stays unknown. */
  recover: () => Promise<boolean>;
  /** Asks the helper what became of what it took: what failed at the printer after all is not left as printed. */
  follow: () => Promise<void>;
  /** Tells the server what it does not know yet; `hasUntold` says afterwards whether something is left. */
  tell: () => Promise<void>;
}
