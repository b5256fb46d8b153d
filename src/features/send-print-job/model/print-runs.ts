import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { texts } from '../i18n';
import { clearOutbox, loadJob, loadJobs } from '../api/outbox';
import {
  FIRST_REPORT_WAIT_MS,
  LONGEST_REPORT_WAIT_MS,
  PROGRESS_SHOWN_EVERY_MS,
  LONGEST_FOLLOW_WAIT_MS,
} from '../config/timings';
import { MANY_ENTRIES } from '../config/limits';
import { ownerId } from './owner-id';
import { createBrowserPorts } from './browser-ports';
import { countOpen, hasUntold, isAwaited, isUnfinished, newPrintJob, type PrintJob } from './print-job';
import type { CreatedJob } from './print-ports';
import type { ShownJob } from './shown-job';
import { atMostEvery } from './at-most-every';
import type { PrintRun } from './print-actions';
import { createPrintRun } from './print-run';
import { isJobLocked } from './job-lock';

/** The jobs this tab prints or takes care of; they go on while the person is on another screen. */
export interface PrintRuns {
  subscribe: (listener: () => void) => () => void;
  /** Newest last; the same array until something changes. */
  jobs: () => readonly ShownJob[];
  /** `name` is what the person calls the job. */
  start: (jobId: string, created: CreatedJob, name?: string) => Promise<PrintRun>;
  run: (jobId: string) => PrintRun | undefined;
  /** Takes up what an earlier page left unfinished: its open entries are asked for, its reports are sent. */
  restore: () => Promise<void>;
  /** Stops showing a job until more of it fails; what the server must still be told is told. */
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

/** Waits. Somebody else may have signed in meanwhile: nothing is asked or told in their name. */
async function isStillOwnedAfter(waitMs: number, run: PrintRun): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return run.job().ownerId === ownerId();
}

function createPrintRuns(client: QueryClient): PrintRuns {
  const runs = new Map<string, PrintRun>();
  const documents = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tellListeners = () => {
    for (const listener of listeners) listener();
  };
  const tellListenersSlowly = atMostEvery(PROGRESS_SHOWN_EVERY_MS, tellListeners);
  const held = new Set<string>();
  const followed = new Set<string>();
  const elsewhere = new Set<string>();
  const leftOpen = new Set<string>();
  /** Labels of a job that had failed, or may have, when a person closed it. */
  const openAtClose = new Map<string, number>();
  let jobs: readonly ShownJob[] = [];
  let restoredFor: string | undefined;

  function publish(record: PrintJob): void {
    if (countOpen(record) <= (openAtClose.get(record.jobId) ?? -1)) return;
    openAtClose.delete(record.jobId);
    const isDriving = runs.get(record.jobId)?.isDriving() ?? false;
    const job = {
      ...record,
      isDriving,
      isElsewhere: elsewhere.has(record.jobId),
      wasLeftOpen: leftOpen.has(record.jobId),
    };
    const isKnown = jobs.some(({ jobId }) => jobId === job.jobId);
    show(isKnown ? jobs.map((known) => (known.jobId === job.jobId ? job : known)) : [...jobs, job]);
  }

  function show(changed: readonly ShownJob[]): void {
    jobs = changed;
    if (changed.some(({ entries }) => entries.length > MANY_ENTRIES)) tellListenersSlowly();
    else tellListeners();
  }

  function dismiss(jobId: string): void {
    const closed = jobs.find((job) => job.jobId === jobId);
    if (closed) openAtClose.set(jobId, countOpen(closed));
    show(jobs.filter((job) => job !== closed));
  }

  const portsOf = (jobId: string) =>
    createBrowserPorts(client, {
      documents,
      onSaved: (job) => {
        if (runs.has(jobId)) publish(job);
      },
      onStopped: () => {
        const run = runs.get(jobId);
        if (run) publish(run.job());
      },
    });

  /** After every action: tells the server, again and again until it is told. */
  async function keepTelling(run: PrintRun, waitMs = FIRST_REPORT_WAIT_MS): Promise<void> {
    publish(run.job());
    if (!hasUntold(run.job())) return;
    if (!(await isStillOwnedAfter(waitMs, run))) return;
    await run.tell();
    await keepTelling(run, Math.min(waitMs * 2, LONGEST_REPORT_WAIT_MS));
  }

  /** Until the helper has said its last word on everything it took. */
  async function keepFollowing(run: PrintRun): Promise<void> {
    const { jobId } = run.job();
    if (followed.has(jobId)) return;
    followed.add(jobId);
    for (
      let waitMs = FIRST_REPORT_WAIT_MS;
      run.job().entries.some(isAwaited) && (await isStillOwnedAfter(waitMs, run));
      waitMs = Math.min(waitMs * 2, LONGEST_FOLLOW_WAIT_MS)
    ) {
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
      pause: () => tend(run.pause()),
      printAgain: (entryId) => tend(run.printAgain(entryId)),
      confirmPrinted: (entryId) => tend(run.confirmPrinted(entryId)),
      withdraw: (entryId) => tend(run.withdraw(entryId)),
      cancelRest: () => tend(run.cancelRest()),
      recover: () => tend(run.recover()),
    };
  }

  /** Goes on with what an earlier page left. Another tab that was quicker is watched. */
  async function takeUp(job: PrintJob): Promise<void> {
    const { jobId } = job;
    const run = tended(createPrintRun(job, portsOf(jobId)));
    runs.set(jobId, run);
    // Shown before the journal has its say, which may take a while.
    if (isUnfinished(job)) {
      leftOpen.add(jobId);
      publish(job);
    }
    if (await run.recover()) return;
    runs.delete(jobId);
    void watch(job);
  }

  /** Shows what another tab prints, and takes it up when that tab lets go of it. */
  async function watch(job: PrintJob): Promise<void> {
    const { jobId } = job;
    elsewhere.add(jobId);
    let record: PrintJob | undefined = job;
    do {
      if (isUnfinished(record)) publish(record);
      await new Promise((resolve) => setTimeout(resolve, FIRST_REPORT_WAIT_MS));
      record = await loadJob(jobId);
    } while (record && job.ownerId === ownerId() && (await isJobLocked(jobId)));
    elsewhere.delete(jobId);
    if (record && job.ownerId === ownerId()) await takeUp(record);
    else dismiss(jobId);
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
    start: async (jobId, { entityId, files }, name = '') => {
      const job = newPrintJob({ jobId, entityId, files, name, ownerId: ownerId(), nowMs: Date.now() });
      for (const file of files) documents.set(String(file.printJobEntryId), file.pdfAsBase64String);
      const ports = portsOf(jobId);
      const run = tended(createPrintRun(job, ports));
      runs.set(jobId, run);
      await ports.save(job).catch((error: unknown) => {
        runs.delete(jobId);
        throw new Error(texts.errors.cannotKeepRecord, { cause: error });
      });
      return run;
    },
    restore: async () => {
      if (restoredFor === ownerId()) return;
      restoredFor = ownerId();
      for (const job of await loadJobs(ownerId())) {
        if (runs.has(job.jobId)) continue;
        if (await isJobLocked(job.jobId)) void watch(job);
        else await takeUp(job);
      }
    },
  };
}

/** Takes up, on whatever screen the person comes in, what an earlier page left unfinished or untold. */
export function useRestoredPrints(): void {
  const client = useQueryClient();
  useEffect(() => void printRunsOf(client).restore(), [client]);
}
