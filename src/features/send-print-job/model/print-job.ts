import type { Id } from '@/shared/api';

/** A file for the helper, as the server made it (specification 3, Print job). */
export interface PrintFile {
  printJobEntryId: Id;
  targetIpAddress: string;
  targetPort: number | undefined;
  targetPrintQueue: string;
  /** Address the helper fetches the file from; "" when there is none. */
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
  /** The order this file is printed for, and the position of its line; undefined where the server names none. */
  orderId: Id | undefined;
  orderLine: number | undefined;
  /** The agent that hands it to its printer; undefined where this computer's helper does. */
  agentId: Id | undefined;
}

/**
 * queued -> sending -> accepted -> reported; sending -> failed on a definite no; sending -> unknown when no answer
 * came, which only a person or the helper's journal resolves; queued -> canceled by a person.
 */
export type EntryState = 'queued' | 'sending' | 'accepted' | 'reported' | 'failed' | 'unknown' | 'canceled';

/** What the server is told about an entry. */
export type EntryStatus = 'Success' | 'Failed' | 'Unknown' | 'Canceled';

export interface PrintEntry {
  entryId: Id;
  state: EntryState;
  /** Why it failed or is unknown; "" otherwise. */
  message: string;
  /** The helper's key of the latest attempt: the entry id, unless a person decided to print once more. */
  helperKey: string;
  /** The journal of the helper that the latest attempt was sent to; "" where it has no name, and before any. */
  journalId: string;
  attempts: number;
  /** The status the server knows already. */
  told: EntryStatus | undefined;
  /** The helper's journal has said its last word on it, or a person has; until then what was accepted may still fail. */
  isFinal: boolean;
  /** Why it waits for a person at the printer, in the printer's own words; "" when it does not. */
  attention: string;
  /** The server keeps it for its agent, which has not fetched it yet. */
  isLeft: boolean;
  file: PrintFile;
}

export interface PrintJob {
  /** Our own key of the record. */
  jobId: string;
  /** The server's id of the job; undefined when it named none. */
  entityId: Id | undefined;
  /** Whose job it is: another person on this computer never sees it. */
  ownerId: string;
  createdAtMs: number;
  /** The server knows that the job is over. */
  isTold: boolean;
  /** A person stopped it; what is queued waits until they resume, in this page or a later one. */
  isPaused: boolean;
  /** What the person calls it, an order for instance; "" where the files say it all. */
  name: string;
  entries: readonly PrintEntry[];
}

/** What became of the labels of a job: requested = printed + failed + unknown + notSent, always. */
export interface PrintSummary {
  requested: number;
  printed: number;
  failed: number;
  /** May or may not have been printed; includes what is being sent right now. */
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

/** The helper, or the server for an agent, has taken every file, and nothing has failed since. */
export function isHandedOver(job: Pick<PrintJob, 'entries'>): boolean {
  return job.entries.every(({ state }) => state === 'accepted' || state === 'reported');
}

/** The status the server should have for an entry but has not. */
export function untoldStatus({ state, told }: PrintEntry): EntryStatus | undefined {
  return STATUS[state] === told ? undefined : STATUS[state];
}

/** Processed once every file has been sent (specification 4), Canceled when a person gave up the rest. */
export function finalStatus(job: PrintJob): 'Processed' | 'Canceled' | undefined {
  const states = new Set(job.entries.map(({ state }) => state));
  if (states.has('reported') && states.size === 1) return 'Processed';
  if (!states.has('canceled')) return undefined;
  return [...states].every((state) => state === 'canceled' || state === 'reported' || state === 'failed')
    ? 'Canceled'
    : undefined;
}

/** Whether the server does not know everything yet. */
export function hasUntold(job: PrintJob): boolean {
  const isOver = finalStatus(job) !== undefined && job.entityId !== undefined;
  return job.entries.some((entry) => untoldStatus(entry) !== undefined) || (isOver && !job.isTold);
}

/** Nothing is waiting, under way or open: a person need not look at this job any more. */
export function isSettled(job: PrintJob): boolean {
  return job.entries.every(({ state }) => state === 'reported' || state === 'failed' || state === 'canceled');
}

/** The server keeps a file of it for an agent, which has not fetched it yet. */
export function waitsForAgent(job: Pick<PrintJob, 'entries'>): boolean {
  return job.entries.some(({ isLeft }) => isLeft);
}

/** An agent hands it to its printer: this computer needs no printer helper for it. */
export function goesToAgent({ file }: PrintEntry): boolean {
  return file.agentId !== undefined;
}

/** The helper has taken it and may still have something to say. */
export function isAwaited({ state, isFinal }: PrintEntry): boolean {
  return (state === 'accepted' || state === 'reported') && !isFinal;
}

/** Labels the helper took that a printer has not printed, as long as it says that it waits for a person. */
export function countWaiting({ entries }: Pick<PrintJob, 'entries'>): number {
  const taken = entries.filter(({ isLeft }) => !isLeft);
  if (taken.every(({ attention }) => attention === '')) return 0;
  return taken.filter(isAwaited).reduce((sum, { file }) => sum + file.labelCount, 0);
}

/** Labels that failed, or of which nobody knows whether they were printed. */
export function countOpen(job: Pick<PrintJob, 'entries'>): number {
  const { failed, unknown } = summarize(job);
  return failed + unknown;
}

/** Something is waiting, under way, failed or open: worth showing to the person. */
export function isUnfinished(job: PrintJob): boolean {
  return (
    countOpen(job) > 0 ||
    waitsForAgent(job) ||
    job.entries.some(({ state }) => state === 'queued' || state === 'sending')
  );
}

/** Files wait behind a failed or unknown one: Resume goes on with them. */
export function hasQueued(job: PrintJob): boolean {
  return job.entries.some(({ state }) => state === 'queued');
}

/** A fresh job of files that the server just made. */
export function newPrintJob(facts: {
  jobId: string;
  entityId: Id | undefined;
  ownerId: string;
  nowMs: number;
  files: readonly PrintFile[];
  name?: string;
}): PrintJob {
  return {
    jobId: facts.jobId,
    entityId: facts.entityId,
    ownerId: facts.ownerId,
    createdAtMs: facts.nowMs,
    isTold: false,
    isPaused: false,
    name: facts.name ?? '',
    entries: facts.files.map((file) => ({
      entryId: file.printJobEntryId,
      state: 'queued',
      message: '',
      helperKey: String(file.printJobEntryId),
      journalId: '',
      attempts: 0,
      told: undefined,
      isFinal: false,
      attention: '',
      isLeft: false,
      file,
    })),
  };
}

/** The job with one entry changed. */
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
