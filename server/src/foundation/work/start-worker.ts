import { describeFailure } from './describe-failure.ts';
import type { Logger } from './logger.ts';

/** Time between two looks, in ms: what another server left is taken over within it and a lease. */
const pollMs = 3000;
/**
 * Pause in ms after a round that failed. It is longer than a lease: after a failure of the database, whose leases have all
 * ended meanwhile, each server renews its own before others take them over.
 */
const pauseMs = 7000;

/** Rounds of background work since its start. */
export interface Rounds {
  readonly done: number;
  readonly failed: number;
}

/** Background work that can be ended in two steps, so that another server can take it over before this one ends. */
export interface Endable {
  /** Takes no more work from now on; what is in hand goes on. */
  readonly drain: () => void;
  /** Takes no more work and finishes what is in hand; the rest waits in the store. */
  readonly close: () => Promise<void>;
}

/** Background work whose rounds are counted. */
export interface CountedWork extends Endable {
  readonly rounds: () => Rounds;
}

/** Background work that is repeated independently of calls. */
export interface Worker extends CountedWork {
  /** Signals that there may be something to do; called after the transaction that wrote it. */
  readonly wake: () => void;
  /** Does all work that is due now; rejects with the error of a failure. */
  readonly doDue: () => Promise<void>;
}

interface WorkerParts {
  readonly logger: Logger;
  /** Log message for a round that fails. */
  readonly failure: string;
  /** Runs one round: until nothing is due any more, or the worker takes no more. */
  readonly round: (isDrained: () => boolean) => Promise<void>;
}

/**
 * Starts a worker. It checks for work every few seconds and whenever it is woken, runs one round at a time, and runs
 * another one if it was woken meanwhile. Due work is kept in the store, so nothing is lost with the process.
 */
export function startWorker({ logger, failure, round }: WorkerParts): Worker {
  let isDrained = false;
  let isAskedAgain = false;
  let restsUntil = 0;
  let done = 0;
  let failed = 0;
  let running: Promise<void> | undefined;

  const run = async () => {
    for (;;) {
      isAskedAgain = false;
      await round(() => isDrained).then(
        () => (done += 1),
        (error: unknown) => {
          failed += 1;
          throw error;
        },
      );
      if (!isAskedAgain || isDrained) return;
    }
  };
  const doDue = () => {
    isAskedAgain = true;
    running ??= run().finally(() => (running = undefined));
    return running;
  };
  const wake = () => {
    if (performance.now() < restsUntil) return;
    doDue().catch((error: unknown) => {
      restsUntil = performance.now() + pauseMs;
      if (!isDrained) logger.error(failure, describeFailure(error));
    });
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  const drain = () => {
    isDrained = true;
    clearInterval(timer);
  };

  return {
    wake,
    doDue,
    rounds: () => ({ done, failed }),
    drain,
    close: async () => {
      drain();
      await running?.catch(() => undefined);
    },
  };
}

/** Returns a round that takes items one by one: each is finished before the next is taken. */
export const oneByOne =
  <Thing>(take: () => Promise<Thing | undefined>, act: (thing: Thing) => Promise<void>) =>
  async (isDrained: () => boolean): Promise<void> => {
    while (!isDrained()) {
      const thing = await take();
      if (thing === undefined) return;
      await act(thing);
    }
  };
