import { describeFailure } from './describe-failure.ts';
import type { Logger } from './logger.ts';

const pollMs = 5000;

/** Something that is done beside the calls, again and again. */
export interface Worker {
  /** Says that there may be something to do; called after the transaction that wrote it. */
  readonly wake: () => void;
  /** Does all that is due now; rejects with what went wrong. */
  readonly doDue: () => Promise<void>;
  /** Finishes what is in hand and stops; the rest waits for the next start. */
  readonly close: () => Promise<void>;
}

interface WorkerParts {
  readonly logger: Logger;
  /** What the log says when a round fails. */
  readonly failure: string;
  /** One round: until nothing is due any more, or the worker is closed. */
  readonly round: (isClosed: () => boolean) => Promise<void>;
}

/**
 * Starts a worker. It looks every few seconds and whenever it is woken, does one round at a time, and looks once more when
 * it was asked during one. What is due stands in the store, so nothing is lost with the process.
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

/** A round of things that are taken one by one: each is done before the next is taken. */
export const oneByOne =
  <Thing>(take: () => Promise<Thing | undefined>, act: (thing: Thing) => Promise<void>) =>
  async (isClosed: () => boolean): Promise<void> => {
    while (!isClosed()) {
      const thing = await take();
      if (thing === undefined) return;
      await act(thing);
    }
  };
