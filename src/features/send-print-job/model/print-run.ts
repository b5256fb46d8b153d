import type { Id } from '@/shared/api';
import type { JournalAnswer, JournalWord, PrintRunPorts } from './print-ports';
import {
  finalStatus,
  isAwaited,
  isSettled,
  untoldStatus,
  withEntry,
  type EntryState,
  type PrintEntry,
  type PrintJob,
} from './print-job';
import { texts } from './texts';

/** One job being printed. Every action resolves with false when another tab, or an earlier click, is at it. */
export interface PrintRun {
  job: () => PrintJob;
  /** Sends what is queued, in order; stops at the first file that failed or whose fate is unknown. */
  drive: () => Promise<boolean>;
  /** A person decided: this file once more. The helper's journal is asked first. */
  printAgain: (entryId: Id) => Promise<boolean>;
  /** A person decided: it was printed. */
  confirmPrinted: (entryId: Id) => Promise<boolean>;
  cancelRest: () => Promise<boolean>;
  /** After a reload: what was being sent, or unknown, becomes known by the helper's journal, or stays unknown. */
  recover: () => Promise<boolean>;
  /** Asks the helper what became of what it took: what failed at the printer after all is not left as printed. */
  follow: () => Promise<void>;
  /** Tells the server what it does not know yet; `hasUntold` says afterwards whether something is left. */
  tell: () => Promise<void>;
}

/**
 * Drives one job over its ports. Each state is durable before the next step is taken, so a crash at any moment leaves
 * a record that is true; a print is never sent twice without a person's decision, and none is silently lost.
 */
export function createPrintRun(initial: PrintJob, ports: PrintRunPorts): PrintRun {
  let job = initial;
  let isBusy = false;
  let isCanceled = false;
  let saving = Promise.resolve();
  let reporting = Promise.resolve();
  let telling: Promise<unknown> = Promise.resolve();

  const entryOf = (entryId: Id) => job.entries.find((entry) => entry.entryId === entryId);

  async function set(entryId: Id, patch: Partial<PrintEntry>): Promise<void> {
    job = withEntry(job, entryId, patch);
    await save();
  }

  /** In order, so that an older record never lands on a newer one. */
  function save(): Promise<void> {
    saving = saving.catch(() => undefined).then(() => ports.save(job));
    return saving;
  }

  /**
   * One action at a time in this tab, one tab at a time for this job, on the newest record. The reports at the end
   * hold back the next action, but do not swallow it.
   */
  async function exclusively(task: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    isBusy = true;
    await telling;
    const turn = ports.withLock(job.jobId, async () => {
      try {
        job = (await ports.load(job.jobId)) ?? job;
        await task();
      } finally {
        isBusy = false;
      }
      await report();
    });
    telling = turn.catch(() => undefined);
    const isOurs = await turn;
    if (!isOurs) isBusy = false;
    return isOurs;
  }

  async function send(entry: PrintEntry, helperKey: string): Promise<void> {
    const { entryId } = entry;
    if (!ports.isHelperConnected())
      return set(entryId, { state: 'failed', message: texts.helperNotConnected });
    try {
      await set(entryId, {
        state: 'sending',
        message: '',
        helperKey,
        attempts: entry.attempts + 1,
        isFinal: false,
      });
    } catch {
      job = withEntry(job, entryId, { state: 'failed', message: texts.cannotKeepRecord });
      return;
    }
    const sending = entryOf(entryId);
    if (sending) await set(entryId, await ports.send(sending));
  }

  async function sendQueued(): Promise<void> {
    isCanceled = false;
    for (const { entryId } of job.entries) {
      const entry = entryOf(entryId);
      if (entry?.state !== 'queued' || isCanceled) continue;
      await send(entry, entry.helperKey);
      void report();
      if (entryOf(entryId)?.state !== 'accepted' && entryOf(entryId)?.state !== 'reported') return;
    }
  }

  async function cancelQueued(): Promise<void> {
    for (const { entryId } of job.entries)
      if (entryOf(entryId)?.state === 'queued') await set(entryId, { state: 'canceled' });
  }

  async function sendAgain(entry: PrintEntry): Promise<void> {
    const { word } = entry.attempts === 0 ? NEVER_SENT : await ports.askJournal(entry.helperKey);
    if (word === 'unreachable') return set(entry.entryId, { message: texts.cannotAsk });
    if (word === 'accepted' || word === 'printed')
      return set(entry.entryId, { state: 'accepted', message: '', isFinal: word === 'printed' });
    // The helper is done with the old key: the person's decision to print once more needs a new one.
    const isSpent = word === 'failed' || word === 'unconfirmed';
    await send(entry, isSpent ? `${entry.entryId}.${entry.attempts + 1}` : entry.helperKey);
  }

  function report(): Promise<void> {
    reporting = reporting.then(reportAll);
    return reporting;
  }

  /** In order: the entries, then the job. The first one that cannot be told ends the round. */
  async function reportAll(): Promise<void> {
    try {
      for (const { entryId } of job.entries) {
        const entry = entryOf(entryId);
        const status = entry && untoldStatus(entry);
        if (status) {
          await ports.reportEntry(entryId, status);
          const isReported = status === 'Success' && entryOf(entryId)?.state === 'accepted';
          await set(entryId, { told: status, ...(isReported && { state: 'reported' }) });
        }
      }
      const status = finalStatus(job);
      if (status && !job.isTold && job.entityId !== undefined) {
        await ports.reportJob(job.entityId, status);
        job = { ...job, isTold: true };
        await save();
      }
      if (isSettled(job) && !job.entries.some(isAwaited)) await ports.forget(job.jobId);
    } catch {
      // Told in the next round: the record says what is left.
    }
  }

  const decide = (entryId: Id, from: readonly EntryState[], act: (entry: PrintEntry) => Promise<void>) =>
    exclusively(async () => {
      const entry = entryOf(entryId);
      if (entry && from.includes(entry.state)) await act(entry);
    });

  return {
    job: () => job,
    tell: async () => {
      // An action tells at its end what is left.
      if (isBusy) return;
      telling = telling.then(() =>
        ports.withLock(job.jobId, async () => {
          job = (await ports.load(job.jobId)) ?? job;
          await report();
        }),
      );
      await telling;
    },
    drive: () => exclusively(sendQueued),
    printAgain: (entryId) => decide(entryId, ['failed', 'unknown'], sendAgain),
    confirmPrinted: (entryId) =>
      decide(entryId, ['unknown'], () => set(entryId, { state: 'accepted', message: '', isFinal: true })),
    cancelRest: async () => {
      isCanceled = true;
      if (!isBusy) return exclusively(cancelQueued);
      await cancelQueued();
      return true;
    },
    recover: () =>
      exclusively(async () => {
        for (const { entryId, state, helperKey } of job.entries) {
          if (state !== 'sending' && state !== 'unknown') continue;
          const answer = await ports.askJournal(helperKey);
          // Of an entry already known to be unknown only good news is news: the person was told the rest.
          if (state === 'sending' || answer.word === 'accepted' || answer.word === 'printed')
            await set(entryId, recovered(answer));
        }
      }),
    follow: async () => {
      for (const { entryId, helperKey } of job.entries.filter(isAwaited)) {
        // Asked outside the turn of the job: whoever decides something meanwhile need not wait for the helper.
        const answer = await ports.askJournal(helperKey);
        if (answer.word === 'unreachable') return;
        if (answer.word === 'accepted') continue;
        await exclusively(async () => {
          const entry = entryOf(entryId);
          if (entry && isAwaited(entry) && entry.helperKey === helperKey)
            await set(entryId, followed(answer));
        });
      }
    },
  };
}

const NEVER_SENT: JournalAnswer = { word: 'absent', message: '' };

/** An entry that was being sent when its page ended, by the word of the helper's journal. */
const RECOVERED: Readonly<Record<JournalWord, Pick<PrintEntry, 'state' | 'message'>>> = {
  accepted: { state: 'accepted', message: '' },
  printed: { state: 'accepted', message: '' },
  absent: { state: 'failed', message: texts.notReceived },
  failed: { state: 'failed', message: texts.printFailed },
  unconfirmed: { state: 'unknown', message: texts.helperLostTrack },
  unsupported: { state: 'unknown', message: texts.interrupted },
  unreachable: { state: 'unknown', message: texts.interrupted },
};

function recovered({ word, message }: JournalAnswer): Partial<PrintEntry> {
  return {
    ...RECOVERED[word],
    ...(word !== 'accepted' && word !== 'printed' && message && { message }),
    isFinal: word === 'printed',
  };
}

/** An entry the helper had accepted. A journal that is gone, or never was, has no more to say. */
function followed(answer: JournalAnswer): Partial<PrintEntry> {
  const isBadNews = answer.word === 'failed' || answer.word === 'unconfirmed';
  return isBadNews ? recovered(answer) : { isFinal: true };
}
