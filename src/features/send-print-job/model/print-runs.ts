import type { QueryClient } from '@tanstack/react-query';
import { currentSessionUser } from '@/entities/session';
import { clearOutbox, deleteJob, loadJob, loadJobs, saveJob } from '../api/outbox';
import { reportEntryStatus, reportJobStatus } from '../api/report-status';
import { askHelperJournal, sendToHelper } from '../api/send-to-helper';
import { canReachHelper, isHelperConnected } from '@/entities/printer-helper';
import { hasUntold, isAwaited, isUnfinished, newPrintJob, type PrintJob } from './print-job';
import type { CreatedJob, PrintRunPorts } from './print-ports';
import { createPrintRun, type PrintRun } from './print-run';
import { withJobLock } from './job-lock';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The jobs this tab prints or takes care of; they go on while the person is on another screen. */
export interface PrintRuns {
  subscribe: (listener: () => void) => () => void;
  /** Newest last; the same array until something changes. */
  jobs: () => readonly PrintJob[];
  start: (jobId: string, created: CreatedJob) => Promise<PrintRun>;
  run: (jobId: string) => PrintRun | undefined;
  /** Takes up what an earlier page left unfinished: its open entries are asked for, its reports are sent. */
  restore: () => Promise<void>;
  /** Stops showing a job; what the server must still be told is told. */
  dismiss: (jobId: string) => void;
  /** Somebody shows this job: it need not be shown elsewhere. Returns the function that lets go of it. */
  hold: (jobId: string) => () => void;
  isHeld: (jobId: string) => boolean;
}

const runsByClient = new WeakMap<QueryClient, PrintRuns>();

/** The one set of runs of an app, which lives as long as its query client. */
export function printRunsOf(client: QueryClient): PrintRuns {
  const known = runsByClient.get(client);
  if (known) return known;
  const created = createPrintRuns(client);
  runsByClient.set(client, created);
  return created;
}

/** Forgets the runs of whoever was signed in; their record in the outbox too, unless they will be back for it. */
export async function forgetPrintRuns(
  client: QueryClient,
  { isOutboxKept }: { isOutboxKept: boolean },
): Promise<void> {
  runsByClient.delete(client);
  if (!isOutboxKept) await clearOutbox();
}

function createPrintRuns(client: QueryClient): PrintRuns {
  const runs = new Map<string, PrintRun>();
  const documents = new Map<string, string>();
  const listeners = new Set<() => void>();
  const held = new Set<string>();
  const followed = new Set<string>();
  let jobs: readonly PrintJob[] = [];
  let restoredFor: string | undefined;

  function publish(job: PrintJob): void {
    const isKnown = jobs.some(({ jobId }) => jobId === job.jobId);
    show(isKnown ? jobs.map((known) => (known.jobId === job.jobId ? job : known)) : [...jobs, job]);
  }

  function show(changed: readonly PrintJob[]): void {
    jobs = changed;
    for (const listener of listeners) listener();
  }

  const dismiss = (jobId: string) => show(jobs.filter((job) => job.jobId !== jobId));

  const ports: PrintRunPorts = {
    save: async (job) => {
      if (job.ownerId === ownerId()) await saveJob(job);
      // Shown once it is on record: whoever sees a state may act on it at once.
      if (runs.has(job.jobId)) publish(job);
    },
    load: loadJob,
    forget: deleteJob,
    withLock: withJobLock,
    isHelperConnected: () => isHelperConnected(client),
    send: (entry) =>
      sendToHelper(entry, documents.get(String(entry.entryId)) ?? entry.file.pdfAsBase64String),
    askJournal: async (helperKey) =>
      (await canReachHelper(client)) ? askHelperJournal(helperKey) : { word: 'unreachable', message: '' },
    reportEntry: reportEntryStatus,
    reportJob: reportJobStatus,
  };

  /** After every action: tells the server, again and again until it is told. */
  async function keepTelling(run: PrintRun, waitMs = FIRST_WAIT_MS): Promise<void> {
    publish(run.job());
    if (!hasUntold(run.job()) || run.job().ownerId !== ownerId()) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await run.tell();
    await keepTelling(run, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  }

  /** Until the helper has said its last word on everything it took. */
  async function keepFollowing(run: PrintRun): Promise<void> {
    const { jobId, ownerId: jobOwnerId } = run.job();
    if (followed.has(jobId)) return;
    followed.add(jobId);
    for (
      let waitMs = FIRST_WAIT_MS;
      run.job().entries.some(isAwaited) && jobOwnerId === ownerId();
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    ) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await run.follow().catch(() => undefined);
      void keepTelling(run);
    }
    followed.delete(jobId);
  }

  /** The same run, whose actions look after the reports that are left when they end. */
  function tended(run: PrintRun): PrintRun {
    const tend = async (action: Promise<boolean>) => {
      const isDone = await action;
      void keepTelling(run);
      void keepFollowing(run);
      return isDone;
    };
    return {
      ...run,
      drive: () => tend(run.drive()),
      printAgain: (entryId) => tend(run.printAgain(entryId)),
      confirmPrinted: (entryId) => tend(run.confirmPrinted(entryId)),
      cancelRest: () => tend(run.cancelRest()),
      recover: () => tend(run.recover()),
    };
  }

  return {
    dismiss,
    jobs: () => jobs,
    isHeld: (jobId) => held.has(jobId),
    hold: (jobId) => {
      held.add(jobId);
      show([...jobs]);
      return () => {
        held.delete(jobId);
        show([...jobs]);
      };
    },
    run: (jobId) => runs.get(jobId),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (jobId, { entityId, files }) => {
      const job = newPrintJob({ jobId, entityId, files, ownerId: ownerId(), nowMs: Date.now() });
      for (const file of files) documents.set(String(file.printJobEntryId), file.pdfAsBase64String);
      const run = tended(createPrintRun(job, ports));
      runs.set(jobId, run);
      await ports.save(job);
      return run;
    },
    restore: async () => {
      if (restoredFor === ownerId()) return;
      restoredFor = ownerId();
      for (const job of await loadJobs(ownerId())) {
        if (runs.has(job.jobId)) continue;
        const run = tended(createPrintRun(job, ports));
        runs.set(job.jobId, run);
        // Shown before the journal has its say: how it ended is news to the person who left it open.
        if (isUnfinished(job)) publish(job);
        if (await run.recover()) continue;
        dismiss(job.jobId);
        runs.delete(job.jobId);
      }
    },
  };
}

function ownerId(): string {
  return currentSessionUser()?.userId ?? '';
}
