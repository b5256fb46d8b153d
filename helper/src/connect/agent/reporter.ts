import type { Clock } from '../../clock.ts';
import { pauseBefore } from '../../dispatch/retry-pauses.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Logger } from '../../logger.ts';
import { awayPausesMs, connectLimits } from '../connect-limits.ts';
import { createAwayLog } from '../poll-loop.ts';
import { KeyRefusedError, nothing, ServerFault, type ServerCalls } from '../server-calls.ts';
import { reportBody } from './report-body.ts';

interface ReporterContext {
  readonly journal: Pick<Journal, 'unreported' | 'instanceId'>;
  readonly calls: ServerCalls;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Reports every change of a job to the server, in order, and repeats a report until the server has accepted it. */
export interface Reporter {
  /** Reports until the signal is aborted. Throws `KeyRefusedError`. */
  run(signal: AbortSignal): Promise<void>;
  /**
   * Resolves when all that is outstanding now is reported, whatever is added meanwhile; rejects when `run` ends before
   * that.
   */
  toldUntilNow(): Promise<void>;
  /** Sets whether the server accepts codes, as stated in its last answer to a poll. Until then reports have no codes. */
  takesCodes(isTaken: boolean): void;
  /** Sends the outstanding reports without retries; used at the end of the program. */
  tellOnce(signal: AbortSignal): Promise<void>;
}

const isRefusal = (error: unknown) =>
  error instanceof ServerFault && error.status !== null && error.status >= 400 && error.status < 500;

/** Creates a reporter of the journal's unreported changes. The reporter itself stores nothing. */
export function createReporter({ journal, calls, clock, logger }: ReporterContext): Reporter {
  const { unreported, instanceId } = journal;
  let added = Promise.withResolvers<void>();
  let told = Promise.withResolvers<void>();
  let isOver = false;
  let hasCodes = false;
  unreported.onAdded(() => added.resolve());

  const untold = () =>
    unreported.oldest(connectLimits.reportsAtOnce, clock.now() - connectLimits.uncertainMs);

  /** Sends one batch of reports. Returns false when there was nothing to report. */
  async function tellSome(signal: AbortSignal): Promise<boolean> {
    const batch = untold();
    if (batch.length === 0) return false;
    const jobs = batch.map(({ news }) => reportBody(news, hasCodes));
    try {
      await calls.post('/api/connect/agent/report', { instanceId, jobs }, { answer: nothing, signal });
    } catch (error) {
      // A server that was reset to an earlier version refuses codes, so the next attempt omits them.
      hasCodes &&= !isRefusal(error);
      throw error;
    }
    unreported.remove(batch.map(({ sequence }) => sequence));
    tellWaiting();
    return true;
  }

  function tellWaiting(): void {
    told.resolve();
    told = Promise.withResolvers();
  }

  /** Waits for a new change, or for the interval after which `unconfirmed` jobs are checked again. */
  async function somethingNew(signal: AbortSignal): Promise<void> {
    const look = new AbortController();
    const sleep = clock.sleep(connectLimits.idleLookMs, AbortSignal.any([signal, look.signal]));
    await Promise.race([added.promise, sleep.catch(() => undefined)]);
    look.abort();
  }

  async function keepTelling(signal: AbortSignal): Promise<void> {
    const log = createAwayLog('report', logger);
    let faults = 0;
    while (!signal.aborted) {
      added = Promise.withResolvers();
      try {
        if (await tellSome(signal)) log.answered();
        else await somethingNew(signal);
        faults = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof KeyRefusedError) throw error;
        log.failed(error);
        await clock.sleep(pauseBefore(faults, awayPausesMs), signal).catch(() => undefined);
        faults += 1;
      }
    }
  }

  return {
    run: async (signal) => {
      try {
        await keepTelling(signal);
      } finally {
        isOver = true;
        told.resolve();
      }
    },
    toldUntilNow: async () => {
      const newest = unreported.newest();
      const isOutstanding = () => untold().some(({ sequence }) => sequence <= newest);
      while (isOutstanding()) {
        if (isOver) throw new Error('the program is stopping');
        await told.promise;
      }
    },
    takesCodes: (isTaken) => {
      hasCodes = isTaken;
    },
    tellOnce: async (signal) => {
      while (await tellSome(signal));
    },
  };
}
