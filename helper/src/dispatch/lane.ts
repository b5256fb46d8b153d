/** Queue of one printer: its jobs are handed over in order, one at a time. */
export interface Lane {
  /** Queues a step, which must not throw. */
  run(step: () => Promise<void>): void;
  /** Whether the printer is working on one of our jobs; while it is, "busy" is not a fault. */
  readonly isPrinting: boolean;
  /** Counts a job as being in the printer until the promise settles. */
  track(job: Promise<void>): void;
  /** Resolves when the next of our jobs leaves the printer. */
  nextFinished(): Promise<void>;
  /** Resolves when the queue and the printer are empty. */
  idle(): Promise<void>;
}

/** Creates a lane that runs its steps first in, first out. */
export function createLane(): Lane {
  let tail = Promise.resolve();
  const printing = new Set<Promise<void>>();
  let finished = Promise.withResolvers<void>();

  return {
    run: (step) => {
      tail = tail.then(step);
    },
    get isPrinting() {
      return printing.size > 0;
    },
    track: (job) => {
      const done = job.finally(() => {
        printing.delete(done);
        finished.resolve();
        finished = Promise.withResolvers<void>();
      });
      printing.add(done);
    },
    nextFinished: () => finished.promise,
    idle: async () => {
      await tail;
      await Promise.all(printing);
    },
  };
}
