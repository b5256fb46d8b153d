import type { Id } from '@/shared/api';
import { texts } from '../i18n';
import { askAwaited } from './ask-awaited';
import { createJobRecord } from './job-record';
import type { PrintRun } from './print-actions';
import { keyOfNext, NEVER_SENT, recovered, settledBy, withdrawn } from './journal-answer';
import type { PrintRunPorts } from './print-ports';
import { isHeldBack, withCheckPassed, withChecksLeft } from './line-check';
import { nextReport } from './next-report';
import {
  hasQueued,
  isAwaited,
  isSettled,
  withEntry,
  type EntryState,
  type PrintEntry,
  type PrintJob,
} from './print-job';

/**
 * Returns a run that drives one job over its ports. Each state is durable before the next step starts, so a crash at
 * any moment leaves a correct record; a print is never sent twice without a person's decision, and none is silently
 * lost. A job that `isNew` has no record yet: its first one says that its first file is being sent, and when that cannot
 * be kept, `drive` rejects and nothing was sent.
 */
export function createPrintRun(
  initial: PrintJob,
  ports: PrintRunPorts,
  { isNew = false }: { isNew?: boolean } = {},
): PrintRun {
  let job = initial;
  const record = createJobRecord(() => job, ports, { isNew });
  /** Action that is running in this tab; undefined when none is. */
  let current: Promise<void> | undefined;
  let isDriving = false;
  let isCanceled = false;
  let reporting = Promise.resolve();
  let telling: Promise<unknown> = Promise.resolve();

  const entryOf = (entryId: Id) => job.entries.find((entry) => entry.entryId === entryId);

  const set = (entryId: Id, patch: Partial<PrintEntry>): Promise<void> =>
    change(withEntry(job, entryId, patch));

  /** Returns the number of files sent to the helper so far; increases with every attempt. */
  const countSent = () => job.entries.reduce((sum, { attempts }) => sum + attempts, 0);

  /**
   * Runs one action at a time in this tab, one tab at a time for this job, on the newest record. A decision made during
   * another action waits; if something was sent meanwhile it is void, because the person decided on what they saw
   * before.
   */
  async function exclusively(task: () => Promise<void>): Promise<boolean> {
    const sentBefore = countSent();
    // Each waiting action checks again: only the first of them continues.
    for (let other = current; other; other = current) await other;
    if (countSent() !== sentBefore) return false;
    const mine = Promise.withResolvers<void>();
    current = mine.promise;
    const end = () => {
      if (current === mine.promise) current = undefined;
      mine.resolve();
    };
    await telling;
    const turn = ports.withLock(job.jobId, async () => {
      try {
        // Takes over what another tab may have recorded.
        job = (await record.read()) ?? job;
        await task();
      } finally {
        end();
      }
      await report();
    });
    telling = turn.catch(() => undefined);
    return turn.finally(end);
  }

  async function send(entry: PrintEntry, helperKey: string): Promise<void> {
    const { entryId } = entry;
    if (!ports.canHandOver(entry))
      return set(entryId, { state: 'failed', message: texts.errors.helperNotConnected });
    try {
      await set(entryId, {
        state: 'sending',
        message: '',
        helperKey,
        journalId: ports.journalId(entry),
        attempts: entry.attempts + 1,
        isFinal: false,
      });
    } catch (error) {
      if (!record.isKept()) throw error;
      job = withEntry(job, entryId, { state: 'failed', message: texts.errors.cannotKeepRecord });
      return;
    }
    const sending = entryOf(entryId);
    if (sending) await set(entryId, await ports.send(sending));
  }

  async function sendQueued(): Promise<void> {
    isCanceled = false;
    try {
      if (job.isPaused) await setPaused(false);
      await sendEach();
    } finally {
      isDriving = false;
      ports.onStopped();
    }
  }

  async function sendEach(): Promise<void> {
    for (const { entryId } of job.entries) {
      const entry = entryOf(entryId);
      if (entry?.state !== 'queued' || isCanceled) continue;
      if (job.isPaused || isHeldBack(job, entry)) return;
      await send(entry, entry.helperKey);
      void report();
      if (entryOf(entryId)?.state !== 'accepted' && entryOf(entryId)?.state !== 'reported') return;
    }
  }

  async function change(changed: PrintJob): Promise<void> {
    job = changed;
    await record.save();
  }

  const setPaused = (isPaused: boolean) => change({ ...job, isPaused });

  async function cancelQueued(): Promise<void> {
    for (const { entryId } of job.entries)
      if (entryOf(entryId)?.state === 'queued') await set(entryId, { state: 'canceled' });
    await change(withChecksLeft(job));
  }

  async function sendAgain(entry: PrintEntry): Promise<void> {
    const answer = entry.attempts === 0 ? NEVER_SENT : await ports.settleJournal(entry);
    const settled = settledBy(answer, entry);
    return settled ? set(entry.entryId, settled) : send(entry, keyOfNext(entry, answer));
  }

  function report(): Promise<void> {
    reporting = reporting.then(reportAll);
    return reporting;
  }

  /** Reports in order: the entries, then the job. The first report that fails ends the round. */
  async function reportAll(): Promise<void> {
    try {
      for (let next = nextReport(job); next; next = nextReport(job)) {
        if (next.about === 'job') {
          await ports.reportJob(next.entityId, next.status);
          await change({ ...job, isTold: true });
          continue;
        }
        const { entryId, status } = next;
        await ports.reportEntry(entryId, status);
        const isReported = status === 'Success' && entryOf(entryId)?.state === 'accepted';
        await set(entryId, { told: status, ...(isReported && { state: 'reported' }) });
      }
      if (isSettled(job) && !job.entries.some(isAwaited)) await ports.forget(job.jobId);
    } catch {
      // Reported in the next round: the record has what is left.
    }
  }

  /** Applies a decision about one entry: it must be open when the person decides, and still be when the action runs. */
  async function decide(
    entryId: Id,
    from: readonly EntryState[],
    act: (entry: PrintEntry) => Promise<void>,
  ): Promise<boolean> {
    const open = () => {
      const entry = entryOf(entryId);
      return entry && from.includes(entry.state) ? entry : undefined;
    };
    if (!open()) return false;
    return exclusively(async () => {
      const entry = open();
      if (entry) await act(entry);
    });
  }

  return {
    job: () => job,
    tell: async () => {
      // A running action reports at its end what is left.
      if (current) return;
      telling = telling.then(() =>
        ports.withLock(job.jobId, async () => {
          job = (await record.read()) ?? job;
          await report();
        }),
      );
      await telling;
    },
    isDriving: () => isDriving,
    drive: async () => {
      if (isDriving) return false;
      isDriving = true;
      return exclusively(sendQueued).finally(() => {
        isDriving = false;
      });
    },
    pause: async () => {
      if (!hasQueued(job)) return false;
      if (!current) return exclusively(() => setPaused(true));
      await setPaused(true);
      return true;
    },
    printAgain: (entryId) => decide(entryId, ['failed', 'unknown'], sendAgain),
    confirmPrinted: (entryId) =>
      decide(entryId, ['unknown'], () => set(entryId, { state: 'accepted', message: '', isFinal: true })),
    passCheck: (firstEntryId) => exclusively(() => change(withCheckPassed(job, firstEntryId))),
    withdraw: (entryId) =>
      decide(entryId, ['accepted', 'reported'], async (entry) =>
        set(entryId, withdrawn(await ports.withdraw(entry))),
      ),
    cancelRest: async () => {
      isCanceled = true;
      if (!current) return exclusively(cancelQueued);
      await cancelQueued();
      return true;
    },
    recover: () =>
      exclusively(async () => {
        for (const entry of job.entries) {
          const { entryId, state } = entry;
          if (state !== 'sending' && state !== 'unknown') continue;
          const answer = await ports.settleJournal(entry);
          // For an entry already known to be unknown, only a success is reported: the person was told the rest.
          if (state === 'sending' || answer.word === 'accepted' || answer.word === 'printed')
            await set(entryId, recovered(answer));
        }
      }),
    follow: async () => {
      // Asked outside the exclusive section of the job, so that a decision need not wait for the helper.
      const news = await askAwaited(job, ports.askJournal);
      if (news.length === 0) return;
      await exclusively(async () => {
        for (const { entryId, helperKey, patch } of news) {
          const entry = entryOf(entryId);
          if (entry && isAwaited(entry) && entry.helperKey === helperKey)
            job = withEntry(job, entryId, patch);
        }
        await record.save();
      });
    },
  };
}
