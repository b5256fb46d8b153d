import type { Id } from '@/shared/api';
import type { PrintJob } from './print-job';

/**
 * Job being printed. Every action resolves with false when another tab works on it, or an earlier click has changed its
 * subject.
 */
export interface PrintRun {
  job: () => PrintJob;
  /** Sends the queued files, in order; stops at the first one that failed or whose result is unknown. */
  drive: () => Promise<boolean>;
  /** Returns whether files are being sent, or about to be. */
  isDriving: () => boolean;
  /** Waits for the file in transit and sends no further one until `drive`; survives the page. */
  pause: () => Promise<boolean>;
  /** Prints this file again by a person's decision. The helper's journal is asked first. */
  printAgain: (entryId: Id) => Promise<boolean>;
  /** Marks the file as printed by a person's decision. */
  confirmPrinted: (entryId: Id) => Promise<boolean>;
  /** Keeps that the line check of a run has passed: `drive` sends the rest of it then. */
  passCheck: (firstEntryId: Id) => Promise<boolean>;
  /** Withdraws, by a person's decision, a file that waits for an agent. */
  withdraw: (entryId: Id) => Promise<boolean>;
  /** Gives up what was not sent, and the line checks that are due. */
  cancelRest: () => Promise<boolean>;
  /**
   * After a reload: resolves files that were being sent, or are unknown, by the helper's journal; otherwise they stay
   * unknown.
   */
  recover: () => Promise<boolean>;
  /**
   * Asks the helper for the results of accepted files, so that a later failure at the printer does not stay recorded as
   * printed.
   */
  follow: () => Promise<void>;
  /** Sends the outstanding reports to the server; afterwards `hasUntold` says whether some are left. */
  tell: () => Promise<void>;
}
