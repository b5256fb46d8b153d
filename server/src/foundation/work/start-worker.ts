import { describeFailure } from './describe-failure.ts';
import type { Logger } from './logger.ts';

const pollMs = 5000;

/** Background work that is repeated independently of calls. */
export interface Worker {
  /** Signals that there may be something to do; called after the transaction that wrote it. */
  readonly wake: () => void;
  /** Does all work that is due now; rejects with the error of a failure. */
  readonly doDue: () => Promise<void>;
  /** Finishes the current work and stops; the rest waits for the next start. */
  readonly close: () => Promise<void>;
}

interface WorkerParts {
  readonly logger: Logger;
  /** Log message for a round that fails. */
  readonly failure: string;
  /** Runs one round: until nothing is due any more, or the worker is closed. */
  readonly round: (isClosed: () => boolean) => Promise<void>;
}

/**
 * Starts a worker. It checks for work every few seconds and whenever it is woken, runs one round at a time, and runs
 * another one if it was woken meanwhile. Due work is kept in the store, so nothing is lost with the process.
 */
export function startWorker({ logger, failure, round }: WorkerParts): Worker {
  let isClosed = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    for (;;) {
      isAskedAgain = false;
      await round(() => isClosed);
      if (!isAskedAgain || isClosed) return;
    }
  };
  const doDue = () => {
    isAskedAgain = true;
    running ??= run().finally(() => (running = undefined));
    return running;
  };
  const wake = () => {
    doDue().catch((error: unknown) => {
      if (!isClosed) logger.error(failure, describeFailure(error));
    });
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();

  return {
    wake,
    doDue,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** Returns a round that takes items one by one: each is finished before the next is taken. */
export const oneByOne =
  <Thing>(take: () => Promise<Thing | undefined>, act: (thing: Thing) => Promise<void>) =>
  async (isClosed: () => boolean): Promise<void> => {
    while (!isClosed()) {
      const thing = await take();
      if (thing === undefined) return;
      await act(thing);
    }
  };
