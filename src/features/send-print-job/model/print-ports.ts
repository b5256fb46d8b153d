import type { Id } from '@/shared/api';
import type { EntryStatus, PrintEntry, PrintFile, PrintJob } from './print-job';

/** Outcome of sending one file. */
export interface SendOutcome {
  state: 'accepted' | 'failed' | 'unknown';
  /** "" for accepted. */
  message: string;
  /** True when the server stores it until its agent fetches it. */
  isLeft?: boolean;
}

/**
 * State of a key in the helper's journal: `accepted`: in progress; `printed`: final; `absent`: never received;
 * `forgotten`: the journal does not know it and may not be the one it was sent to; `unsupported`: this helper has no
 * journal; `unreachable`: it could not be asked.
 */
export type JournalWord =
  | 'accepted'
  | 'printed'
  | 'failed'
  | 'unconfirmed'
  | 'absent'
  | 'forgotten'
  | 'unsupported'
  | 'unreachable';

export interface JournalAnswer {
  word: JournalWord;
  /** The helper's own error text; "" if it has none. */
  message: string;
  /** Reason why the printer waits for a person, in its own words; "" when it does not. */
  attention?: string;
  /** True when the server stores it until its agent fetches it. */
  isLeft?: boolean;
  /**
   * True when nothing is printed under this key any more, even if a request is still in transit: another attempt needs
   * a new key.
   */
  isClosed?: boolean;
}

/** External dependencies of a print run. */
export interface PrintRunPorts {
  /** Resolves once the record is durable. */
  save: (job: PrintJob) => Promise<void>;
  /** Returns the current record, perhaps changed by another tab; undefined when it was deleted. */
  load: (jobId: string) => Promise<PrintJob | undefined>;
  forget: (jobId: string) => Promise<void>;
  /** Runs `task` while no other tab drives this job; resolves with false, without running it, when one does. */
  withLock: (jobId: string, task: () => Promise<void>) => Promise<boolean>;
  /** Returns whether a receiver for the file is available, by the last connection probe; sends no request. */
  canHandOver: (entry: PrintEntry) => boolean;
  /**
   * Returns the journal a file would go to now, by the last connection probe; "" when it has no name. Sends no request.
   */
  journalId: (entry: PrintEntry) => string;
  /** Sends one file, once. Never rejects. */
  send: (entry: PrintEntry) => Promise<SendOutcome>;
  /** Returns the result of the latest attempt. Never rejects. */
  askJournal: (entry: PrintEntry) => Promise<JournalAnswer>;
  /**
   * Does the same for a decision that depends on it: a file the journal does not know can no longer arrive afterwards,
   * as far as the helper can guarantee that. Never rejects.
   */
  settleJournal: (entry: PrintEntry) => Promise<JournalAnswer>;
  /** Withdraws a file that waits for an agent. Never rejects. */
  withdraw: (entry: PrintEntry) => Promise<JournalAnswer>;
  /** Called whenever sending has ended, in whatever way. */
  onStopped: () => void;
  /** Rejects when the server could not be reached and the report must be repeated later. */
  reportEntry: (entryId: Id, status: EntryStatus) => Promise<void>;
  reportJob: (entityId: Id, status: 'Processed' | 'Canceled') => Promise<void>;
}

/** The server's answer to a new job; undefined when it was empty. */
export interface CreatedJob {
  entityId: Id | undefined;
  files: readonly PrintFile[];
}
