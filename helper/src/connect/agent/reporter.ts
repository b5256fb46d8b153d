import type { Clock } from '../../clock.ts';
import { pauseBefore } from '../../dispatch/retry-pauses.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Logger } from '../../logger.ts';
import { awayPausesMs, connectLimits } from '../connect-limits.ts';
import { createAwayLog } from '../poll-loop.ts';
import { KeyRefusedError, nothing, type ServerCalls } from '../server-calls.ts';
import { reportBody } from './report-body.ts';

interface ReporterContext {
  readonly journal: Journal;
  readonly calls: ServerCalls;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Tells the server every change of a job, in its order, until it has it. */
export interface Reporter {
  /** Goes on until the signal is aborted. Throws `KeyRefusedError`. */
  run(signal: AbortSignal): Promise<void>;
  /** Resolves when nothing is left to tell; rejects when `run` ends before that. */
  everythingTold(): Promise<void>;
  /** Tells what there is in one try; for the end of the program. */
  tellOnce(signal: AbortSignal): Promise<void>;
}

/** A reporter of what the journal has as unreported; it keeps nothing itself. */
export function createReporter({ journal, calls, clock, logger }: ReporterContext): Reporter {
  const { unreported, instanceId } = journal;
  let added = Promise.withResolvers<void>();
  let told = Promise.withResolvers<void>();
  let isOver = false;
  unreported.onAdded(() => added.resolve());

  const untold = () =>
    unreported.oldest(connectLimits.reportsAtOnce, clock.now() - connectLimits.uncertainMs);

  /** Whether there was anything. */
  async function tellSome(signal: AbortSignal): Promise<boolean> {
    const batch = untold();
    if (batch.length === 0) return false;
    const jobs = batch.map(({ news }) => reportBody(news));
    await calls.post('/api/connect/agent/report', { instanceId, jobs }, { answer: nothing, signal });
    unreported.remove(batch.map(({ sequence }) => sequence));
    return true;
  }

  /** Something new, or the time to look whether what was uncertain still is. */
  async function somethingNew(signal: AbortSignal): Promise<void> {
    told.resolve();
    told = Promise.withResolvers();
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
    everythingTold: async () => {
      while (untold().length > 0) {
        if (isOver) throw new Error('the program is stopping');
        await told.promise;
      }
    },
    tellOnce: async (signal) => {
      while (await tellSome(signal));
    },
  };
}
