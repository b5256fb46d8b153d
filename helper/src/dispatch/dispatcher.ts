import { setTimeout as delay } from 'node:timers/promises';
import { driverOf } from '../drivers/driver-of.ts';
import { HelperError, messageOf } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import { isWaiting, isWithPrinter } from '../journal/job-states.ts';
import { laneOf, type Target } from '../target/target.ts';
import type { DispatchContext } from './dispatch-context.ts';
import { followJob } from './follow-job.ts';
import { handOver } from './hand-over.ts';
import { createLane, type Lane } from './lane.ts';
import { markInterrupted, reconcile } from './recover.ts';
import { sentences } from '../sentences/index.ts';

/** Moves jobs from the journal to their printers: one lane for each printer, in the order in which they were accepted. */
export interface Dispatcher {
  /** Adds an accepted job to the lane of its printer. */
  enqueue(job: Job): void;
  /** Cancels a job. Throws `HelperError` 409 when it is too late for that. */
  cancel(job: Job): Promise<Job>;
  /** Resolves when every lane is empty and every printer has finished; for tests. */
  idle(): Promise<void>;
  /** Stops waiting and following; a hand-over in progress gets `graceMs` to finish by itself. */
  close(graceMs: number): Promise<void>;
}

/** Time in which an aborted hand-over may record in the journal that it was aborted. */
const cutOffMs = 500;

/** Creates a dispatcher, which starts with the unfinished jobs of the helper's last run, see `recover.ts`. */
export function createDispatcher(base: Omit<DispatchContext, 'signal' | 'cutOff'>): Dispatcher {
  const stop = new AbortController();
  const cutOff = new AbortController();
  const context: DispatchContext = { ...base, signal: stop.signal, cutOff: cutOff.signal };
  const { journal, logger } = base;
  const lanes = new Map<string, Lane>();

  function laneFor(target: Target): Lane {
    const name = laneOf(target);
    const known = lanes.get(name);
    if (known !== undefined) {
      return known;
    }
    const lane = createLane();
    lanes.set(name, lane);
    return lane;
  }

  function enqueue({ key, target }: Job): void {
    const lane = laneFor(target);
    const step = async () => {
      await handOver(key, lane, context);
      await follow(lane, key);
    };
    lane.run(() => guarded(key, step));
  }

  /** Logs every error of a job, so that it does not stop the lane. */
  async function guarded(key: string, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      logger.warn('job could not be worked on', { key, cause: messageOf(error) });
    }
  }

  /** Follows a job that the printer has taken over. An `unconfirmed` job is first looked up in the printer. */
  async function follow(lane: Lane, key: string): Promise<void> {
    const job = journal.find(key);
    if (job?.state === 'unconfirmed') {
      await reconcile(job, context);
    }
    if (isWithPrinter(journal.find(key)?.state ?? 'canceled')) {
      lane.track(guarded(key, () => followJob(key, context)));
    }
  }

  async function idle(): Promise<void> {
    await Promise.all([...lanes.values()].map((lane) => lane.idle()));
  }

  // Jobs that may already be in a printer come first; new jobs queue behind them.
  for (const { key, target } of [
    ...markInterrupted(context),
    ...journal.inStates(['submitted', 'printing']),
  ]) {
    const lane = laneFor(target);
    lane.run(() => guarded(key, () => follow(lane, key)));
  }
  for (const job of journal.inStates(['accepted', 'fetching'])) {
    enqueue(job);
  }

  return {
    enqueue,
    cancel: (job) => cancelJob(job, context),
    idle,
    close: async (graceMs) => {
      stop.abort(new Error('the helper is stopping'));
      await Promise.race([idle(), delay(graceMs)]);
      cutOff.abort(new Error('the helper was stopped'));
      await Promise.race([idle(), delay(cutOffMs)]);
    },
  };
}

async function cancelJob(job: Job, { journal, drivers, signal }: DispatchContext): Promise<Job> {
  if (isWaiting(job.state)) {
    return journal.move(job.key, 'canceled', { sentence: sentences.job.canceled });
  }
  const driver = driverOf(drivers, job.target);
  if (!isWithPrinter(job.state) || driver.cancel === undefined || job.printerJob === null) {
    throw new HelperError(409, sentences.helper.tooLateToCancel({ state: job.state }));
  }
  await driver.cancel(job.target, job.printerJob, signal);
  return journal.find(job.key) ?? job;
}
