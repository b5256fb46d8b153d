import type { Id } from '@/shared/api';
import { dueCheck, type LineCheck } from './line-check';

/** File for the helper, as created by the server (specification 3, Print job). */
export interface PrintFile {
  printJobEntryId: Id;
  targetIpAddress: string;
  targetPort: number | undefined;
  targetPrintQueue: string;
  /** URL the helper fetches the file from; "" when there is none. */
  printFileName: string;
  useLocalPrinterDriver: boolean;
  pdfAsBase64String: string;
  orientation: string;
  scale: string;
  side: string;
  paperSize: string;
  customPaperSize: string;
  labelCount: number;
  labelName: string;
  printerName: string;
  articleName: string;
  /** Order this file is printed for, and the position of its line; undefined when the server sends none. */
  orderId: Id | undefined;
  orderLine: number | undefined;
  /** Agent that passes it to its printer; undefined when this computer's helper does. */
  agentId: Id | undefined;
  /**
   * What was reported of it before, when the server answers a repeat of the call that created it; "" when the server does
   * not say.
   */
  status: string;
  /** Line check of the run it belongs to; undefined where nothing is checked. */
  lineCheck: LineCheck | undefined;
}

/**
 * queued -> sending -> accepted -> reported; sending -> failed on a definite refusal; sending -> unknown when no answer
 * came, which only a person or the helper's journal resolves; queued -> canceled by a person.
 */
export type EntryState = 'queued' | 'sending' | 'accepted' | 'reported' | 'failed' | 'unknown' | 'canceled';

/** Status of an entry as reported to the server. */
export type EntryStatus = 'Success' | 'Failed' | 'Unknown' | 'Canceled';

export interface PrintEntry {
  entryId: Id;
  state: EntryState;
  /** Reason why it failed or is unknown; "" otherwise. */
  message: string;
  /** Helper's key of the latest attempt: the entry id, unless a person decided to print again. */
  helperKey: string;
  /** Name of the helper's journal that received the latest attempt; "" when it has no name, and before any attempt. */
  journalId: string;
  attempts: number;
  /** Status that was already reported to the server. */
  told: EntryStatus | undefined;
  /**
   * True when the helper's journal or a person has given the final result; until then an accepted entry may still fail.
   */
  isFinal: boolean;
  /** Reason why it waits for a person at the printer, in the printer's own words; "" when it does not. */
  attention: string;
  /** True while the server stores it for its agent, which has not fetched it yet. */
  isLeft: boolean;
  file: PrintFile;
}

export interface PrintJob {
  /** Key of the record, created by the app. */
  jobId: string;
  /** The server's id of the job; undefined when it sent none. */
  entityId: Id | undefined;
  /** Owner of the job: another person on this computer never sees it. */
  ownerId: string;
  createdAtMs: number;
  /** True when the end of the job was reported to the server. */
  isTold: boolean;
  /** True when a person stopped it; queued files wait until they resume, in this page or a later one. */
  isPaused: boolean;
  /** The person's name for it, an order for instance; "" when the files say enough. */
  name: string;
  entries: readonly PrintEntry[];
}

/** Results of the labels of a job: requested = printed + failed + unknown + notSent, always. */
export interface PrintSummary {
  requested: number;
  printed: number;
  failed: number;
  /** May or may not have been printed; includes files that are being sent right now. */
  unknown: number;
  /** Still waiting, or canceled. */
  notSent: number;
}

const COUNTED_AS: Readonly<Record<EntryState, Exclude<keyof PrintSummary, 'requested'>>> = {
  queued: 'notSent',
  sending: 'unknown',
  accepted: 'printed',
  reported: 'printed',
  failed: 'failed',
  unknown: 'unknown',
  canceled: 'notSent',
};

const STATUS: Readonly<Record<EntryState, EntryStatus | undefined>> = {
  queued: undefined,
  sending: undefined,
  accepted: 'Success',
  reported: 'Success',
  failed: 'Failed',
  unknown: 'Unknown',
  canceled: 'Canceled',
};

/** Counts labels, not files. */
export function summarize(job: Pick<PrintJob, 'entries'>): PrintSummary {
  const summary: PrintSummary = { requested: 0, printed: 0, failed: 0, unknown: 0, notSent: 0 };
  for (const { state, isLeft, file } of job.entries) {
    summary.requested += file.labelCount;
    summary[isLeft ? 'notSent' : COUNTED_AS[state]] += file.labelCount;
  }
  return summary;
}

/** Returns whether the helper, or the server for an agent, has accepted every file, and none has failed since. */
export function isHandedOver(job: Pick<PrintJob, 'entries'>): boolean {
  return job.entries.every(({ state }) => state === 'accepted' || state === 'reported');
}

/** Returns the status that still has to be reported for an entry. */
export function untoldStatus({ state, told }: PrintEntry): EntryStatus | undefined {
  return STATUS[state] === told ? undefined : STATUS[state];
}

/** Returns Processed once every file has been sent (specification 4), Canceled when a person gave up the rest. */
export function finalStatus(job: PrintJob): 'Processed' | 'Canceled' | undefined {
  const states = new Set(job.entries.map(({ state }) => state));
  if (states.has('reported') && states.size === 1) return 'Processed';
  if (!states.has('canceled')) return undefined;
  return [...states].every((state) => state === 'canceled' || state === 'reported' || state === 'failed')
    ? 'Canceled'
    : undefined;
}

/** Returns whether reports to the server are outstanding. */
export function hasUntold(job: PrintJob): boolean {
  const isOver = finalStatus(job) !== undefined && job.entityId !== undefined;
  return job.entries.some((entry) => untoldStatus(entry) !== undefined) || (isOver && !job.isTold);
}

/** Returns whether nothing is waiting, in progress or open: a person need not look at this job any more. */
export function isSettled(job: PrintJob): boolean {
  const isOver = job.entries.every(
    ({ state }) => state === 'reported' || state === 'failed' || state === 'canceled',
  );
  return isOver && dueCheck(job) === undefined;
}

/** Returns whether the server stores a file of it for an agent, which has not fetched it yet. */
export function waitsForAgent(job: Pick<PrintJob, 'entries'>): boolean {
  return job.entries.some(({ isLeft }) => isLeft);
}

/** Returns whether an agent passes it to its printer: then this computer needs no printer helper for it. */
export function goesToAgent({ file }: PrintEntry): boolean {
  return file.agentId !== undefined;
}

/** Returns whether the helper has accepted it and may still report a change. */
export function isAwaited({ state, isFinal }: PrintEntry): boolean {
  return (state === 'accepted' || state === 'reported') && !isFinal;
}

/**
 * Counts the labels that the helper accepted and a printer has not printed, while it says that it waits for a person.
 */
export function countWaiting({ entries }: Pick<PrintJob, 'entries'>): number {
  const taken = entries.filter(({ isLeft }) => !isLeft);
  if (taken.every(({ attention }) => attention === '')) return 0;
  return taken.filter(isAwaited).reduce((sum, { file }) => sum + file.labelCount, 0);
}

/** Counts the labels that failed, or for which it is unknown whether they were printed. */
export function countOpen(job: Pick<PrintJob, 'entries'>): number {
  const { failed, unknown } = summarize(job);
  return failed + unknown;
}

/** Returns whether something is waiting, in progress, failed or open, so that the person should see it. */
export function isUnfinished(job: PrintJob): boolean {
  return (
    countOpen(job) > 0 ||
    waitsForAgent(job) ||
    dueCheck(job) !== undefined ||
    job.entries.some(({ state }) => state === 'queued' || state === 'sending')
  );
}

/** Returns whether files wait behind a failed or unknown one: Resume continues with them. */
export function hasQueued(job: PrintJob): boolean {
  return job.entries.some(({ state }) => state === 'queued');
}

/** Returns the job with one entry changed. */
export function withEntry<Job extends Pick<PrintJob, 'entries'>>(
  job: Job,
  entryId: Id,
  patch: Partial<PrintEntry>,
): Job {
  return {
    ...job,
    entries: job.entries.map((entry) => (entry.entryId === entryId ? { ...entry, ...patch } : entry)),
  };
}
