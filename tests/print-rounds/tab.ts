import { AsyncLocalStorage } from 'node:async_hooks';
import { deleteJob, loadJob, saveJob } from '../../src/features/send-print-job/api/outbox';
import { reportEntryStatus, reportJobStatus } from '../../src/features/send-print-job/api/report-status';
import {
  askHelperJournal,
  sendToHelper,
  settleWithHelper,
} from '../../src/features/send-print-job/api/send-to-helper';
import type { PrintRunPorts } from '../../src/features/send-print-job/model/print-ports';
import type { Chaos } from './chaos.ts';
import type { Random } from './random.ts';

const never = <T>() => new Promise<T>(() => undefined);
/** Tab that a call belongs to: the call is aborted when the tab closes, as in a browser. */
const tabOf = new AsyncLocalStorage<Tab>();
/** Tab that drives each job: the browser releases the lock of a closed tab. */
const drivers = new Map<string, Tab>();

/** Returns the signal that aborts the calls of the current tab. */
export const tabSignal = (): AbortSignal | undefined => tabOf.getStore()?.signal;

/**
 * Tab of the browser: the app's own outbox, helper and server calls, until it is killed before or after any of them. An
 * interrupted action stays unfinished; a request that was sent may still arrive.
 */
export class Tab {
  readonly died: Promise<'died'>;
  #isDead = false;
  #callsLeft: number;
  readonly #abort = new AbortController();
  readonly #tellDeath: () => void;
  readonly #chaos: Chaos;
  readonly #random: Random;

  constructor(chaos: Chaos, random: Random) {
    const { promise, resolve } = Promise.withResolvers<'died'>();
    this.died = promise;
    this.#tellDeath = () => resolve('died');
    this.#chaos = chaos;
    this.#random = random;
    this.#callsLeft = chaos.tabLife();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Closes the tab without a kill. */
  close(): void {
    this.#isDead = true;
    this.#freeLocks();
  }

  readonly ports: PrintRunPorts = {
    save: (job) => this.#call(() => saveJob(job)),
    load: (jobId) => this.#call(() => loadJob(jobId)),
    forget: (jobId) => this.#call(() => deleteJob(jobId)),
    withLock: (jobId, task) => this.#call(() => this.#locked(jobId, task)),
    canHandOver: () => true,
    journalId: () => this.#chaos.helperJournalId,
    send: (entry) =>
      this.#call(() => {
        // Outside of the tab's context: a program that restarts outlives the tab.
        tabOf.exit(() => this.#chaos.helperCalled());
        return sendToHelper(entry, entry.file.pdfAsBase64String);
      }),
    askJournal: ({ helperKey, journalId }) => this.#call(() => askHelperJournal(helperKey, journalId)),
    settleJournal: ({ helperKey, journalId }) => this.#call(() => settleWithHelper(helperKey, journalId)),
    withdraw: async () => ({ word: 'unreachable', message: '' }),
    onStopped: () => undefined,
    reportEntry: (entryId, status) => this.#tell(() => reportEntryStatus(entryId, status)),
    reportJob: (entityId, status) => this.#tell(() => reportJobStatus(entityId, status)),
  };

  #tell(act: () => Promise<void>): Promise<void> {
    return this.#call(() => {
      tabOf.exit(() => this.#chaos.serverCalled());
      return act();
    });
  }

  async #call<T>(act: () => Promise<T>): Promise<T> {
    if (this.#isGone()) return never();
    const outcome = await tabOf.run(this, act).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (this.#isGone()) return never();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Returns whether the tab is gone; it may be killed at each moment before and after a call. */
  #isGone(): boolean {
    if (this.#isDead) return true;
    this.#callsLeft -= 1;
    if (this.#callsLeft > 0) return false;
    this.#isDead = true;
    this.#chaos.kills.tab += 1;
    this.#freeLocks();
    // A pending request is sometimes aborted, and sometimes was already sent.
    if (this.#random.happens(0.5)) this.#abort.abort();
    this.#tellDeath();
    return true;
  }

  #freeLocks(): void {
    for (const [jobId, tab] of drivers) if (tab === this) drivers.delete(jobId);
  }

  async #locked(jobId: string, task: () => Promise<void>): Promise<boolean> {
    if (drivers.has(jobId)) return false;
    drivers.set(jobId, this);
    try {
      await task();
    } finally {
      if (drivers.get(jobId) === this) drivers.delete(jobId);
    }
    return true;
  }
}
