import type { QueryClient } from '@tanstack/react-query';
import { nextTask, pause } from '@/shared/lib/timing';
import { clearOutbox, loadJob, loadJobs } from '../api/outbox';
import { clearSeries } from '../api/series-store';
import {
  FIRST_REPORT_WAIT_MS,
  followWait,
  LONGEST_REPORT_WAIT_MS,
  PROGRESS_SHOWN_EVERY_MS,
} from '../config/timings';
import { MANY_ENTRIES } from '../config/limits';
import { texts } from '../i18n';
import { ownerId } from './owner-id';
import { createBrowserPorts } from './browser-ports';
import { newPrintJob } from './new-print-job';
import { countOpen, hasUntold, isAwaited, isUnfinished, type PrintJob } from './print-job';
import type { PrintRuns } from './runs-of-tab';
import type { ShownJob } from './shown-job';
import { atMostEvery } from './at-most-every';
import type { PrintRun } from './print-actions';
import { createPrintRun } from './print-run';
import { isJobLocked } from './job-lock';

const runsByClient = new WeakMap<QueryClient, PrintRuns>();

/** Returns the one set of runs of an app, which lasts as long as its query client. */
export function printRunsOf(client: QueryClient): PrintRuns {
  const known = runsByClient.get(client);
  if (known) return known;
  const created = createPrintRuns(client);
  runsByClient.set(client, created);
  return created;
}

/** Removes the runs of the person who was signed in, and their records, unless the person will return for them. */
export async function forgetPrintRuns(
  client: QueryClient,
  { isOutboxKept }: { isOutboxKept: boolean },
): Promise<void> {
  runsByClient.delete(client);
  if (isOutboxKept) return;
  await clearOutbox();
  await clearSeries().catch(() => undefined);
}

/**
 * Waits, then returns whether the same person is still signed in: otherwise nothing is requested or reported in their
 * name.
 */
async function isStillOwnedAfter(waitMs: number, run: PrintRun): Promise<boolean> {
  await pause(waitMs);
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
  let isTelling = false;
  /** Drawn in a task of its own: a file whose record was just kept leaves before its progress is drawn. */
  const tellListenersSoon = async () => {
    if (isTelling) return;
    isTelling = true;
    await nextTask();
    isTelling = false;
    tellListeners();
  };
  const held = new Set<string>();
  const followed = new Set<string>();
  const elsewhere = new Set<string>();
  const leftOpen = new Set<string>();
  /** Number of labels of a job that had failed, or may have, when a person closed it. */
  const openAtClose = new Map<string, number>();
  let jobs: readonly ShownJob[] = [];
  let restoredFor: string | undefined;
  let restoring = Promise.resolve();

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
    else void tellListenersSoon();
  }

  function dismiss(jobId: string): void {
    const closed = jobs.find((job) => job.jobId === jobId);
    if (closed) openAtClose.set(jobId, countOpen(closed));
    show(jobs.filter((job) => job !== closed));
  }

  const portsOf = (jobId: string, onKept?: () => void) =>
    createBrowserPorts(client, {
      documents,
      onSaved: (job) => {
        onKept?.();
        if (runs.has(jobId)) publish(job);
      },
      onStopped: () => {
        const run = runs.get(jobId);
        if (run) publish(run.job());
      },
    });

  /** Runs after every action: reports to the server until it succeeds. */
  async function keepTelling(run: PrintRun, waitMs = FIRST_REPORT_WAIT_MS): Promise<void> {
    publish(run.job());
    if (!hasUntold(run.job())) return;
    if (!(await isStillOwnedAfter(waitMs, run))) return;
    await run.tell();
    await keepTelling(run, Math.min(waitMs * 2, LONGEST_REPORT_WAIT_MS));
  }

  /** Follows the job until the helper has given the final result of everything it accepted. */
  async function keepFollowing(run: PrintRun): Promise<void> {
    const { jobId } = run.job();
    if (followed.has(jobId)) return;
    followed.add(jobId);
    let waitedMs = 0;
    while (run.job().entries.some(isAwaited)) {
      const waitMs = followWait(waitedMs);
      if (!(await isStillOwnedAfter(waitMs, run))) break;
      waitedMs += waitMs;
      await run.follow().catch(() => undefined);
      void keepTelling(run);
    }
    followed.delete(jobId);
  }

  /** Returns the same run, whose actions send the remaining reports when they end. */
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
      passCheck: (firstEntryId) => tend(run.passCheck(firstEntryId)),
      withdraw: (entryId) => tend(run.withdraw(entryId)),
      cancelRest: () => tend(run.cancelRest()),
      recover: () => tend(run.recover()),
    };
  }

  /** Continues what an earlier page left. If another tab was quicker, that tab is watched. */
  async function takeUp(job: PrintJob): Promise<void> {
    const { jobId } = job;
    const run = tended(createPrintRun(job, portsOf(jobId)));
    runs.set(jobId, run);
    // Shown before the journal answers, which may take a while.
    if (isUnfinished(job)) {
      leftOpen.add(jobId);
      publish(job);
    }
    if (await run.recover()) return;
    runs.delete(jobId);
    void watch(job);
  }

  /** Shows what another tab prints, and takes the job over when that tab releases it. */
  async function watch(job: PrintJob): Promise<void> {
    const { jobId } = job;
    elsewhere.add(jobId);
    let record: PrintJob | undefined = job;
    do {
      if (isUnfinished(record)) publish(record);
      await pause(FIRST_REPORT_WAIT_MS);
      record = await loadJob(jobId);
    } while (record && job.ownerId === ownerId() && (await isJobLocked(jobId)));
    elsewhere.delete(jobId);
    if (record && job.ownerId === ownerId()) await takeUp(record);
    else dismiss(jobId);
  }

  function restore(): Promise<void> {
    if (restoredFor === ownerId()) return restoring;
    restoredFor = ownerId();
    restoring = restoreAll();
    restoring.catch(() => (restoredFor = undefined));
    return restoring;
  }

  async function restoreAll(): Promise<void> {
    const left = (await loadJobs(ownerId())).filter(({ jobId }) => !runs.has(jobId));
    for (const job of left)
      if (await isJobLocked(job.jobId)) void watch(job);
      else await takeUp(job);
  }

  return {
    dismiss,
    jobs: () => jobs,
    isHeld: (jobId) => held.has(jobId),
    hold: (jobId) => {
      const showElsewhere = () => {
        if (jobs.some((job) => job.jobId === jobId)) show([...jobs]);
      };
      held.add(jobId);
      showElsewhere();
      return () => {
        held.delete(jobId);
        showElsewhere();
      };
    },
    run: (jobId) => runs.get(jobId),
    find: async (jobId) => {
      await restore();
      const run = runs.get(jobId);
      if (!run && (await loadJob(jobId))) throw new Error(texts.errors.busy);
      return run;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (jobId, { entityId, files }, name = '') => {
      const job = newPrintJob({ jobId, entityId, files, name, ownerId: ownerId(), nowMs: Date.now() });
      for (const file of files) documents.set(String(file.printJobEntryId), file.pdfAsBase64String);
      // Shown from its first record on: a job that cannot be kept is as if it had never been.
      const ports = portsOf(jobId, () => runs.set(jobId, run));
      const run = tended(createPrintRun(job, ports, { isNew: true }));
      return run;
    },
    restore,
  };
}
