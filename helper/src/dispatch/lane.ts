/** One printer: its jobs leave in order, one at a time. */
export interface Lane {
  /** Queues a step; it must not throw. */
  run(step: () => Promise<void>): void;
  /** Whether the printer works on a job of ours; while it does, "busy" is no fault. */
  readonly isPrinting: boolean;
  /** Counts a job as being in the printer until the promise settles. */
  track(job: Promise<void>): void;
  /** Resolves when a job of ours next leaves the printer. */
  nextFinished(): Promise<void>;
  /** Resolves when nothing is waiting and nothing is in the printer. */
  idle(): Promise<void>;
}

/** A first-in-first-out lane. */
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
