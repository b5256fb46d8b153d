import type { Id } from '@/shared/api';
import type { EntryStatus, PrintEntry, PrintFile, PrintJob } from './print-job';

/** What sending one file came to. */
export interface SendOutcome {
  state: 'accepted' | 'failed' | 'unknown';
  /** "" for accepted. */
  message: string;
  /** The server keeps it until its agent fetches it. */
  isLeft?: boolean;
}

/**
 * What the helper's journal knows of a key: `accepted` is on its way, `printed` is its last word, `absent` means it was
 * never received, `forgotten` that the journal does not know it and may not be the one it was sent to, `unsupported` that
 * this helper keeps no journal, `unreachable` that it could not be asked.
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
  /** The helper's own words on what went wrong; "" where it has none. */
  message: string;
  /** Why the printer waits for a person, in its own words; "" when it does not. */
  attention?: string;
  /** The server keeps it until its agent fetches it. */
  isLeft?: boolean;
  /** Nothing is printed under this key any more, whatever is still on its way: another attempt needs a key of its own. */
  isClosed?: boolean;
}

/** Everything a print run needs of the world outside. */
export interface PrintRunPorts {
  /** Resolves once the record is durable. */
  save: (job: PrintJob) => Promise<void>;
  /** The record as it stands, perhaps changed by another tab; undefined when it is gone. */
  load: (jobId: string) => Promise<PrintJob | undefined>;
  forget: (jobId: string) => Promise<void>;
  /** Runs `task` while no other tab drives this job; resolves with false, without running it, when one does. */
  withLock: (jobId: string, task: () => Promise<void>) => Promise<boolean>;
  /** Whether somebody is there to take the file, by the last connection probe; asks nobody. */
  canHandOver: (entry: PrintEntry) => boolean;
  /** The journal a file would go to now, by the last connection probe; "" where it has no name. Asks nobody. */
  journalId: (entry: PrintEntry) => string;
  /** Sends one file, once. Never rejects. */
  send: (entry: PrintEntry) => Promise<SendOutcome>;
  /** What became of the latest attempt. Never rejects. */
  askJournal: (entry: PrintEntry) => Promise<JournalAnswer>;
  /**
   * The same, where a decision rests on it: what the journal does not know can no longer arrive afterwards, as far as the
   * helper can promise that. Never rejects.
   */
  settleJournal: (entry: PrintEntry) => Promise<JournalAnswer>;
  /** Takes a file back that waits for an agent. Never rejects. */
  withdraw: (entry: PrintEntry) => Promise<JournalAnswer>;
  /** Told whenever sending has ended, however it did. */
  onStopped: () => void;
  /** Rejects when the server could not be told and must be told later. */
  reportEntry: (entryId: Id, status: EntryStatus) => Promise<void>;
  reportJob: (entityId: Id, status: 'Processed' | 'Canceled') => Promise<void>;
}

/** What the server answered to a new job; undefined when it answered nothing. */
export interface CreatedJob {
  entityId: Id | undefined;
  files: readonly PrintFile[];
}
